import type { Sql } from "../database.ts";
import type { MailedEnquiry } from "./letters.ts";

/** A mail that this server alone may send for the time being. */
export type Claim = MailedEnquiry & { id: string; kind: "notice" | "receipt"; claims: number };

/** How long a claim holds, and so how soon a mail whose server died is tried again, in seconds. */
const CLAIMED = 30;
/** A mail that keeps failing is tried for so long. */
const LIFE = "3 days";
/** A receipt promises an answer within a day, and is worth nothing after it. */
const RECEIPT_LIFE = "1 day";

/** Notes of mails in the database; see the migration `enquiry_mails`. */
export function openQueue(sql: Sql) {
  return {
    /** Says which mails are to be noted from now on. */
    async configure(settings: { notify: boolean; receipt: boolean }): Promise<void> {
      await sql`update private.enquiry_mail_settings set ${sql(settings)}`;
    },

    /**
     * Gives up what is older than it would be tried for: it waited while no server ran, or a backup brought it back,
     * after whose making it most likely went out.
     *
     * @returns how many they were.
     */
    async giveUpOld(): Promise<number> {
      const { count } = await sql`
        update private.enquiry_mails set given_up_at = now()
        where handed_over_at is null and given_up_at is null
          and created_at < now() - case kind when 'receipt' then ${RECEIPT_LIFE}::interval else ${LIFE}::interval end`;
      return count;
    },

    /** Takes the mail that has waited longest, unless another server has it. Its next try comes later each time. */
    async claim(): Promise<Claim | undefined> {
      const [claimed] = await sql<Claim[]>`
        with mine as (
          update private.enquiry_mails
          set claims = claims + 1, due_at = now() + ${CLAIMED} * interval '1 second' * least(power(2, claims), 120)
          where id = (
            select id from private.enquiry_mails
            where handed_over_at is null and given_up_at is null and due_at <= now()
              and (kind = 'notice' or created_at > now() - ${RECEIPT_LIFE}::interval)
            order by due_at limit 1 for update skip locked
          )
          returning id, kind, claims, enquiry_id
        )
        select mine.id, kind, claims, name, email, message, created_at as "createdAt"
        from mine join public.contact_submissions as enquiry on enquiry.id = enquiry_id`;
      return claimed;
    },

    /**
     * Notes that the mail server has all but the end of a mail.
     *
     * @throws Error when the claim is no longer ours, or the enquiry is gone: the mail must then not be ended.
     */
    async handOver({ id, claims }: Claim): Promise<void> {
      const { count } = await sql`
        update private.enquiry_mails set handed_over_at = now()
        where id = ${id} and claims = ${claims} and handed_over_at is null and given_up_at is null`;
      if (count !== 1) throw new Error("somebody else sends this mail, or its enquiry is gone");
    },

    async sent({ id }: Claim): Promise<void> {
      await sql`update private.enquiry_mails set sent_at = now() where id = ${id}`;
    },

    /**
     * Lets a mail wait for its next try, or gives it up: at once when it never can be delivered, else after its life.
     *
     * @returns whether it was given up.
     */
    async failed({ id, claims }: Claim, forGood: boolean): Promise<boolean> {
      const [row] = await sql`
        update private.enquiry_mails
        set handed_over_at = null,
            given_up_at = case when ${forGood} or created_at < now() - ${LIFE}::interval then now() end
        where id = ${id} and claims = ${claims}
        returning given_up_at is not null as over`;
      return row?.over === true;
    },
  };
}
