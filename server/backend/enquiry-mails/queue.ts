import type { Sql } from "../database.ts";
import type { MailedEnquiry } from "./mails.ts";

/** A mail that this server alone may send for the time being. */
export type Claim = MailedEnquiry & { id: string; kind: "notice" | "receipt"; claims: number };

/** What has come of the mails: those that wait now, and those of the last day that went wrong. */
export type Tally = { waiting: number; givenUp: number; unknown: number; oldestSeconds: number };

/** How long a claim holds, and so how soon a mail whose server died is tried again, in seconds. */
const CLAIMED = 30;
/** The longest pause between two tries, in claims. */
const LONGEST = 120;
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
     * Gives up what is older than it would be tried for: its mail server was away for long, it waited while no server
     * ran, or a backup brought it back, after whose making it most likely went out.
     *
     * @returns how many they were.
     */
    async giveUpOld(): Promise<number> {
      // By a clock that was ahead: that has not come yet.
      await sql`
        update private.enquiry_mails set given_up_at = null
        where given_up_at > now() + interval '1 minute' and handed_over_at is null`;
      const { count } = await sql`
        update private.enquiry_mails set given_up_at = now()
        where handed_over_at is null and given_up_at is null
          and created_at < now() - case kind when 'receipt' then ${RECEIPT_LIFE}::interval else ${LIFE}::interval end`;
      return count;
    },

    /**
     * Takes the mail that has waited longest, unless another server has it. Its next try comes later each time. One that
     * is due later than any pause lasts was put off by a clock that was ahead.
     */
    async claim(): Promise<Claim | undefined> {
      const [claimed] = await sql<Claim[]>`
        with mine as (
          update private.enquiry_mails
          set claims = claims + 1, due_at = now() + ${CLAIMED} * interval '1 second' * least(power(2, claims), ${LONGEST})
          where id = (
            select id from private.enquiry_mails
            where handed_over_at is null and given_up_at is null
              and (due_at <= now() or due_at > now() + ${CLAIMED * LONGEST + 60} * interval '1 second')
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

    /** What waits, and what went wrong. A mail under way is unknown only after ten minutes. */
    async tally(): Promise<Tally> {
      const [row] = await sql<Tally[]>`
        with open as (
          select created_at from private.enquiry_mails where handed_over_at is null and given_up_at is null
        )
        select
          (select count(*)::int from open) as waiting,
          (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from open) as "oldestSeconds",
          count(*) filter (where given_up_at > now() - interval '1 day')::int as "givenUp",
          count(*) filter (where sent_at is null and handed_over_at
            between now() - interval '1 day' and now() - interval '10 minutes')::int as unknown
        from private.enquiry_mails`;
      return row ?? { waiting: 0, givenUp: 0, unknown: 0, oldestSeconds: 0 };
    },

    async sent({ id }: Claim): Promise<void> {
      await sql`update private.enquiry_mails set sent_at = now() where id = ${id}`;
    },

    /**
     * Lets a mail wait for its next try, or gives it up where it never can be delivered.
     *
     * @returns whether it was given up.
     */
    async failed({ id, claims }: Claim, forGood: boolean): Promise<boolean> {
      const [row] = await sql`
        update private.enquiry_mails
        set handed_over_at = null, given_up_at = case when ${forGood} then now() else given_up_at end
        where id = ${id} and claims = ${claims}
        returning given_up_at is not null as over`;
      return row?.over === true;
    },
  };
}
