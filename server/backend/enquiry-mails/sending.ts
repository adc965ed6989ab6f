import { setTimeout as pause } from "node:timers/promises";
import { companyOf } from "../../../domain/desk/company.ts";
import type { Snapshot } from "../../../domain/desk/snapshot.ts";
import type { Logger } from "../../process/log.ts";
import { repeat } from "../../process/repeat.ts";
import { openDatabase } from "../database.ts";
import type { Mailer, Message } from "../mail.ts";
import { morningMail, notice, receipt, reply } from "./mails.ts";
import { morningOf } from "./morning.ts";
import { type Claim, openQueue } from "./queue.ts";

export type EnquiryMailSettings = {
  /** Whom the operator wants to be told, as long as the administrators state nobody else. */
  notifyTo: string[];
  receipt: boolean;
  /** Whether mails leave the machine: replies and the mail in the morning are sent only then. */
  sends: boolean;
  siteUrl: string;
  /** What the owner has stated of the company. */
  stated: () => Snapshot;
};

/** How long a stop waits for the current mail. A mail that is interrupted is not delivered. */
const STOP_TIMEOUT_MS = 3_000;

/** Delay between two polls of the queue, and after a failed one. */
const DELAYS_MS = { idle: 1_000, failed: 30_000 };

/**
 * Sends the queued mails about enquiries, each at most once, also when several servers share the database.
 *
 * A server claims a mail for a limited time and marks it as handed over just before the end-of-message marker. A server that
 * dies before the mark has sent nothing, so the mail is retried; after the mark it is never sent again. A server whose
 * claim has expired cannot set the mark and aborts.
 *
 * @param database the address of the database, as its owner.
 * @returns immediately; `stop` waits for the current mail.
 */
export function sendEnquiryMails(
  database: string,
  { notifyTo, receipt: withReceipt, sends, siteUrl, stated }: EnquiryMailSettings,
  mailer: Mailer,
  log: Logger,
  delaysMs = DELAYS_MS,
): { stop(): Promise<void> } {
  const company = () => companyOf(stated());
  const sql = openDatabase(database, { max: 2, idle_timeout: 20, connection: { application_name: "site-mails" } });
  const queue = openQueue(sql);
  let configured = false;
  /** The last day whose mails in the morning are queued, by this server or another. */
  let lastMorning: string | undefined;

  function write(claim: Claim): Message {
    if (claim.kind === "notice") return notice(claim, claim.to, siteUrl);
    if (claim.kind === "receipt") return receipt(claim, siteUrl, stated());
    return claim.kind === "reply" ? reply(claim, company()) : morningMail(claim, siteUrl, company());
  }
  const compose = (claim: Claim): Message => ({
    ...write(claim),
    messageId: `<enquiry-${claim.id}-${claim.kind}@${new URL(siteUrl).hostname}>`,
  });

  async function send(claim: Claim): Promise<void> {
    const { id, kind } = claim;
    let handedOver = false;
    try {
      // The mail was queued before the setting was turned off.
      if (kind === "notice" ? claim.to.length === 0 : kind === "receipt" ? !withReceipt : !sends) {
        await queue.failed(claim, true);
        return;
      }
      const { refused } = await mailer.send(compose(claim), async () => {
        await queue.handOver(claim);
        handedOver = true;
      });
      await queue.sent(claim);
      log.info({ mail: id, kind }, "mail about an enquiry sent");
      // Only a notice has several recipients, whom the operator or an administrator named, so they may be logged.
      if (refused.length > 0) log.error({ mail: id, refused }, "a mail went out, but not to these of its recipients");
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      // The mail server's reply may contain the visitor's address, so its text is not logged.
      const reason = responseCode === undefined ? { err: error } : { code, responseCode };
      if (handedOver && responseCode === undefined) {
        log.error({ mail: id, kind, ...reason }, "unknown whether a mail was delivered; it is not sent again");
        return;
      }
      // A mail to a visitor's address that does not exist is given up; a notice is retried, since the settings can be corrected.
      const toVisitor = kind === "receipt" || kind === "reply";
      const givenUp = await queue.failed(claim, toVisitor && (responseCode ?? 0) >= 550);
      if (givenUp) log.error({ mail: id, kind, ...reason }, "a mail was given up");
      else log.warn({ mail: id, kind, ...reason }, "a mail will be retried");
    }
  }

  async function configure(): Promise<void> {
    await queue.configure({ sends, receipt: withReceipt, notifyTo });
    configured = true;
  }

  async function poll(stopping: AbortSignal): Promise<number> {
    try {
      if (!configured) await configure();
      const morning = sends ? morningOf(new Date(), company()) : undefined;
      if (morning && morning !== lastMorning) {
        await queue.queueMornings(morning);
        lastMorning = morning;
      }
      const expired = await queue.giveUpOld();
      if (expired > 0) log.error({ mails: expired }, "mails about enquiries of days ago are not sent any more");
      for (let claim = await queue.claim(); claim; claim = stopping.aborted ? undefined : await queue.claim())
        await send(claim);
      return delaysMs.idle;
    } catch (error) {
      log.error({ err: error }, "the queue of enquiry mails could not be read");
      return delaysMs.failed;
    }
  }

  const polling = repeat(poll);
  return {
    async stop() {
      await Promise.race([polling.stop(), pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      // Without the database the current mail cannot be marked as handed over, so it is not completed.
      await sql.end({ timeout: 0 });
    },
  };
}
