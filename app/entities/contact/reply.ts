import { messageParts } from "#domain/enquiries/message-parts.ts";
import { company } from "~/content/company";
import type { ContactSubmission } from "./model";
import { type ReplyLanguage, replyLanguage, replyWords } from "./reply-words";

/** The longest quoted text of a reply that is sent from here, in characters. */
const MAX_QUOTED = 8_000;

/** A reply as it begins: the answer is written between `head`, a greeting, and `foot`, the writer's name and the visitor's words. */
export type Draft = { subject: string; head: string; foot: string };

/** The beginning of a reply to an enquiry. */
export function replyDraft(
  { name, message }: Pick<ContactSubmission, "name" | "message">,
  writer: string,
  language: ReplyLanguage,
): Draft {
  const { subject, greeting, regards, youWrote } = replyWords[language].around;
  const { text } = messageParts(message);
  const whole = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).toWellFormed()} […]` : text;
  const quoted = whole.split("\n").map((line) => `> ${line}`);
  const foot = `\n\n${regards}\n${writer}\n${company.name}\n\n${youWrote}\n${quoted.join("\n")}`;
  return { subject, head: greeting(name), foot };
}

/** A reply that was begun as `from`, begun as `to`: what has been written stays, and so does what was changed of `from`. */
export function begunAs<Reply extends { subject: string; note: string }>(reply: Reply, from: Draft, to: Draft): Reply {
  const hasHead = reply.note.startsWith(from.head);
  const rest = hasHead ? reply.note.slice(from.head.length) : reply.note;
  const hasFoot = rest.endsWith(from.foot);
  const answer = hasFoot ? rest.slice(0, -from.foot.length) : rest;
  return {
    ...reply,
    subject: reply.subject === from.subject ? to.subject : reply.subject,
    note: `${hasHead ? to.head : ""}${answer}${hasFoot ? to.foot : ""}`,
  };
}

/** A WhatsApp link with the beginning of a reply. @param number digits with country code */
export function whatsappAddress(number: string, enquiry: Pick<ContactSubmission, "name" | "language">): string {
  const text = replyWords[replyLanguage(enquiry)].around.greeting(enquiry.name).trimEnd();
  return `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** The longest `mailto:` address that mail programs on Windows take, in characters. */
const MAX_ADDRESS_LENGTH = 1_900;

/**
 * A `mailto:` address for a reply: subject, greeting, and the message quoted as far as it fits. `@` and `+` are not
 * encoded as in RFC 6068, since some mail programs show the recipient undecoded.
 */
export function replyAddress(enquiry: Pick<ContactSubmission, "name" | "email" | "message" | "language">): string {
  const { subject, greeting, youWrote } = replyWords[replyLanguage(enquiry)].around;
  const quoted = messageParts(enquiry.message)
    .text.split("\n")
    .map((line) => `> ${line}\n`);
  return mailAddress(enquiry.email, subject, `${greeting(enquiry.name)}\n\n${youWrote}\n${quoted.join("")}`);
}

/** A `mailto:` address with a text, as far as it fits; where it does not, it ends with "[…]". */
export function mailAddress(email: string, subject: string, text: string): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+");
  let address = `mailto:${to}?subject=${encodeURIComponent(subject.toWellFormed())}&body=`;
  for (const character of text) {
    const next = encodeURIComponent(character === "\n" ? "\r\n" : character.toWellFormed());
    if (address.length + next.length > MAX_ADDRESS_LENGTH) return `${address}${encodeURIComponent(" […]")}`;
    address += next;
  }
  return address;
}
