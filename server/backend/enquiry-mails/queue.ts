import type { Sql } from "../database.ts";
import type { MailedEnquiry, MailedReply, Morning } from "./mails.ts";

/** A mail that this server has claimed: no other server sends it until the claim expires. */
export type Claim = { id: string; claims: number } & (
  | ({ kind: "notice"; to: string[] } & MailedEnquiry)
  | ({ kind: "receipt" } & MailedEnquiry)
  | ({ kind: "reply" } & MailedReply)
  | ({ kind: "morning" } & Morning)
);

/** Numbers of mails: waiting now; given up, or without word of their delivery, in the last day. */
export type Tally = { waiting: number; givenUp: number; unknown: number; oldestSeconds: number };

/** How long a claim holds: a mail whose server died is retried after this. */
const CLAIM_SECONDS = 30;
/** The longest pause between two tries, in multiples of CLAIM_SECONDS. */
const MAX_PAUSE_CLAIMS = 120;
/** How long a failing mail is retried. */
const RETRY_PERIOD = "3 days";
/** The same for a receipt, which promises an answer within a day, and for a reply, whose writer is told that it failed. */
const VISITOR_RETRY_PERIOD = "1 day";
/** The same for the mail in the morning. */
const MORNING_RETRY_PERIOD = "3 hours";

/** The queue of mails in the database, which the migration `enquiry_mails` fills. */
export function openQueue(sql: Sql) {
  return {
    /** Says which mails the database queues: whether there is a mail server, and whom the operator wants to be told. */
    async configure({
      sends,
      receipt,
      notifyTo,
    }: {
      sends: boolean;
      receipt: boolean;
      notifyTo: string[];
    }): Promise<void> {
      await sql`
        update private.enquiry_mail_settings
        set sends = ${sends}, receipt = ${receipt}, notify_default = string_to_array(${notifyTo.join(",")}, ',')`;
    },

    /**
     * Gives up mails older than their retry period: the mail server was away, no server ran, or a restored backup brought
     * back mails that were most likely sent after it was made.
     *
     * @returns their number.
     */
    async giveUpOld(): Promise<number> {
      // A time ahead of now was written while the clock was wrong.
      await sql`
        update private.enquiry_mails set given_up_at = null
        where given_up_at > now() + interval '1 minute' and handed_over_at is null`;
      const { count } = await sql`
        update private.enquiry_mails set given_up_at = now()
        where handed_over_at is null and given_up_at is null
          and created_at < now() - case kind
            when 'receipt' then ${VISITOR_RETRY_PERIOD}::interval when 'reply' then ${VISITOR_RETRY_PERIOD}::interval
            when 'morning' then ${MORNING_RETRY_PERIOD}::interval else ${RETRY_PERIOD}::interval end`;
      return count;
    },

    /**
     * Claims the mail that is due first and that no other server has claimed. Each claim doubles the pause before the next.
     * A mail that is due later than the longest pause was delayed while the clock was ahead, and is due now.
     */
    async claim(): Promise<Claim | undefined> {
      const [claimed] = await sql<Claim[]>`
        with mine as (
          update private.enquiry_mails
          set claims = claims + 1, due_at = now() + ${CLAIM_SECONDS} * interval '1 second' * least(power(2, claims), ${MAX_PAUSE_CLAIMS})
          where id = (
            select id from private.enquiry_mails
            where handed_over_at is null and given_up_at is null
              and (due_at <= now() or due_at > now() + ${CLAIM_SECONDS * MAX_PAUSE_CLAIMS + 60} * interval '1 second')
            order by due_at limit 1 for update skip locked
          )
          returning *
        )
        select mine.id, mine.kind, mine.claims, mine.enquiry_id as "enquiryId",
          enquiry.name, coalesce(enquiry.email, account.email) as email, enquiry.message, enquiry.created_at as "createdAt",
          enquiry.language, enquiry.came_from as "cameFrom",
          case mine.kind when 'notice' then to_jsonb(private.notified_addresses()) end as to,
          entry.subject, entry.content, entry.author_name as writer,
          account.raw_user_meta_data ->> 'full_name' as "accountName", to_char(mine.day, 'YYYY-MM-DD') as day,
          case mine.kind when 'morning' then private.morning_of(account_id, mine.day) end as tasks
        from mine
        left join public.contact_submissions as enquiry on enquiry.id = mine.enquiry_id
        left join public.enquiry_entries as entry on entry.id = mine.entry_id
        left join auth.users as account on account.id = mine.account_id`;
      return claimed;
    },

    /**
     * Records that the mail server has everything but the end of a mail.
     *
     * @throws Error when the claim has expired or the enquiry is gone: the end must not be sent then.
     */
    async handOver({ id, claims }: Claim): Promise<void> {
      const { count } = await sql`
        update private.enquiry_mails set handed_over_at = now()
        where id = ${id} and claims = ${claims} and handed_over_at is null and given_up_at is null`;
      if (count !== 1) throw new Error("another server sends this mail, or its enquiry is gone");
    },

    /** Queues the mails of a morning, unless a server has done so. @param day of India, "2026-11-24" */
    async queueMornings(day: string): Promise<void> {
      await sql`select private.queue_mornings(${day})`;
    },

    /** Counts the mails. One that was handed over counts as unknown after ten minutes without word. */
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
     * Queues a mail again, or gives it up if it can never be delivered.
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
