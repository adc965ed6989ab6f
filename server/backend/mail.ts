import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Logger } from "../process/log.ts";

/** A message as its writer hands it over. An address that a stranger typed is given as an object, which is never parsed. */
export type Message = {
  to: string | string[] | { name: string; address: string };
  subject: string;
  text?: string;
  html?: string;
  replyTo?: { name: string; address: string };
  messageId?: string;
  headers?: Record<string, string>;
};

export type Mailer = {
  /**
   * @param beforeEnd waited for when the other side has all of the message but its end, without which it is none. When it
   * fails nothing is delivered.
   * @returns the recipients that the mail server refused while it took the message for others.
   * @throws nodemailer's error; with a `responseCode` where the mail server said no, to all recipients among others.
   */
  send(message: Message, beforeEnd?: () => Promise<void>): Promise<{ refused: string[] }>;
};

export type MailSettings = {
  smtpUrl?: string;
  from: string;
  /** Where messages go as .eml files when there is no SMTP server. */
  outbox: string;
};

const SMTP_PATIENCE = 15_000;

/** Sends by SMTP when there is an address for it, otherwise puts each message into the outbox. */
export function createMailer(settings: MailSettings, log: Logger): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.from) : outboxMailer(settings, log);
}

function smtpMailer(url: string, from: string): Mailer {
  const options = {
    url,
    connectionTimeout: SMTP_PATIENCE,
    greetingTimeout: SMTP_PATIENCE,
    socketTimeout: SMTP_PATIENCE,
  };
  return {
    async send(message, beforeEnd) {
      const transport = createTransport(options);
      // Read as it is sent: nothing of it before the server has agreed to take it.
      transport.use("stream", (mail, done) => {
        if (beforeEnd) mail.message?.processFunc((input) => Readable.from(thenWait(input, beforeEnd)));
        done();
      });
      const { rejected } = await transport.sendMail({ from, ...message });
      return { refused: rejected };
    },
  };
}

async function* thenWait(input: Readable, wait: () => Promise<void>) {
  yield* input;
  await wait();
}

/**
 * Writes `<time>-<n>.eml`, whole or not at all. The log receives the message's link and nothing else of its body: the
 * link is what the person at the console needs.
 */
function outboxMailer({ from, outbox }: MailSettings, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let sent = 0;
  return {
    async send(message, beforeEnd) {
      const { message: eml } = await transport.sendMail({ from, ...message });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${++sent}.eml`;
      const draft = join(outbox, `.${name}`);
      try {
        await writeFile(draft, eml as Buffer, { mode: 0o600 });
        await beforeEnd?.();
        await rename(draft, join(outbox, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      log.info({ file: name, link: linkOf(message.text ?? "") }, "mail put into the outbox");
      return { refused: [] };
    },
  };
}

/** The first web address of a plain text, or undefined. */
export function linkOf(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0];
}
