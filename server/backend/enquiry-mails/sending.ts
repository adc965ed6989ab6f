import type { Logger } from "../../process/log.ts";
import { openDatabase } from "../database.ts";
import type { Mailer, Message } from "../mail.ts";
import { notice, receipt } from "./mails.ts";
import { type Claim, openQueue } from "./queue.ts";

export type EnquiryMailSettings = { notifyTo: string[]; receipt: boolean; siteUrl: string };

/** How long a stop waits for the mail under way, in milliseconds. One that is cut off was not sent. */
const STOPPING = 3_000;

/** Between two looks at the notes, and after a database that did not answer, in milliseconds. */
const PAUSES = { idle: 1_000, failed: 30_000 };

/**
 * Sends the mails that enquiries have noted, from now on, each once, beside any number of other servers on the database.
 *
 * A mail is claimed for a while, and marked as handed over when the mail server has all of it but the end. Whoever dies
 * before that mark has sent nothing, and the mail is tried again; after it the mail is never sent once more. A server that
 * slept over its claim cannot set the mark, and breaks off.
 *
 * @param database its owner's address.
 * @returns at once; `stop` waits for the mail under way.
 */
export function sendEnquiryMails(
  database: string,
  { notifyTo, receipt: withReceipt, siteUrl }: EnquiryMailSettings,
  mailer: Mailer,
  log: Logger,
  pauses = PAUSES,
): { stop(): Promise<void> } {
  const sql = openDatabase(database, { max: 2, idle_timeout: 20, connection: { application_name: "site-mails" } });
  const queue = openQueue(sql);
  let begun = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const compose = (claim: Claim): Message => ({
    ...(claim.kind === "notice" ? notice(claim, notifyTo, siteUrl) : receipt(claim.email, siteUrl)),
    messageId: `<enquiry-${claim.id}-${claim.kind}@${new URL(siteUrl).hostname}>`,
  });

  async function send(claim: Claim): Promise<void> {
    const { id, kind } = claim;
    let handedOver = false;
    try {
      // What was noted before the setting was taken back.
      if (kind === "notice" ? notifyTo.length === 0 : !withReceipt) {
        await queue.failed(claim, true);
        return;
      }
      const { refused } = await mailer.send(compose(claim), async () => {
        await queue.handOver(claim);
        handedOver = true;
      });
      await queue.sent(claim);
      log.info({ mail: id, kind }, "mail about an enquiry sent");
      // Only a notice has several, and they are those of the setting.
      if (refused.length > 0) log.error({ mail: id, refused }, "a mail went out, but not to these of its recipients");
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      // A mail server repeats the visitor's address in its answer.
      const reason = responseCode === undefined ? { err: error } : { code, responseCode };
      if (handedOver && responseCode === undefined) {
        log.error({ mail: id, kind, ...reason }, "no word whether a mail arrived; it is not sent again");
        return;
      }
      // An address that does not exist stays that way. What is wrong with our own settings can be put right.
      const givenUp = await queue.failed(claim, kind === "receipt" && (responseCode ?? 0) >= 550);
      if (givenUp) log.error({ mail: id, kind, ...reason }, "a mail was given up");
      else log.warn({ mail: id, kind, ...reason }, "a mail waits for another try");
    }
  }

  async function begin(): Promise<void> {
    await queue.configure({ notify: notifyTo.length > 0, receipt: withReceipt });
    begun = true;
  }

  async function round(): Promise<number> {
    try {
      if (!begun) await begin();
      const late = await queue.giveUpOld();
      if (late > 0) log.error({ mails: late }, "mails about enquiries of days ago are not sent any more");
      for (let claim = await queue.claim(); claim; claim = stopped ? undefined : await queue.claim()) await send(claim);
      return pauses.idle;
    } catch (error) {
      log.error({ err: error }, "mails about enquiries could not be looked for");
      return pauses.failed;
    }
  }

  async function work(): Promise<void> {
    const pause = await round();
    if (stopped) return;
    timer = setTimeout(() => {
      running = work();
    }, pause).unref();
  }

  let running = work();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      let late: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((done) => {
        late = setTimeout(done, STOPPING);
      });
      await Promise.race([running, patience]);
      clearTimeout(late);
      // Without its mark in the database the mail under way cannot be ended.
      await sql.end({ timeout: 0 });
    },
  };
}
