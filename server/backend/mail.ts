import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Logger } from "../process/log.ts";

/** A message to send. Pass an address typed by a visitor as an object, which nodemailer does not parse. */
export type Message = {
  to: string | string[] | { name: string; address: string };
  subject: string;
  text?: string;
  html?: string;
  replyTo?: { name: string; address: string };
  /** The sender's name; the address is always the site's own. */
  fromName?: string;
  messageId?: string;
  headers?: Record<string, string>;
};

export type Mailer = {
  /** Whether messages leave this machine; otherwise they are files in the outbox. */
  readonly delivers: boolean;
  /**
   * @param beforeEnd awaited after the body and before the end-of-message marker, without which the mail server discards
   * the message. When it rejects, nothing is delivered.
   * @returns the recipients that the mail server refused while it accepted others.
   * @throws nodemailer's error; it has a `responseCode` when the mail server refused the message or all recipients.
   */
  send(message: Message, beforeEnd?: () => Promise<void>): Promise<{ refused: string[] }>;
};

export type MailSettings = {
  smtpUrl?: string;
  from: string;
  /** The folder for messages as .eml files when there is no SMTP server. */
  outbox: string;
};

const SMTP_TIMEOUT_MS = 15_000;

function withSender({ fromName, ...message }: Message, from: string) {
  const [, address = from] = /<([^<>]+)>/.exec(from) ?? [];
  return { ...message, from: fromName ? { name: fromName, address } : from };
}

/** Sends by SMTP if `smtpUrl` is set, otherwise writes each message to the outbox. */
export function createMailer(settings: MailSettings, log: Logger): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.from) : outboxMailer(settings, log);
}

function smtpMailer(url: string, from: string): Mailer {
  const options = {
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  return {
    delivers: true,
    async send(message, beforeEnd) {
      const transport = createTransport(options);
      // The stream is read only after the server has accepted the recipients.
      transport.use("stream", (mail, done) => {
        if (beforeEnd) mail.message?.processFunc((input) => Readable.from(appendWait(input, beforeEnd)));
        done();
      });
      const { rejected } = await transport.sendMail(withSender(message, from));
      return { refused: rejected };
    },
  };
}

async function* appendWait(input: Readable, wait: () => Promise<void>) {
  yield* input;
  await wait();
}

/**
 * Writes `<time>-<n>.eml` atomically. Of the body only the link is logged, for the person at the console.
 */
function outboxMailer({ from, outbox }: MailSettings, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let sent = 0;
  return {
    delivers: false,
    async send(message, beforeEnd) {
      const { message: eml } = await transport.sendMail(withSender(message, from));
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
      log.info({ file: name, link: firstLink(message.text ?? "") }, "mail written to the outbox");
      return { refused: [] };
    },
  };
}

/** The first URL in a plain text, or undefined. */
export function firstLink(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0];
}
