import { messageParts } from "#domain/enquiries/message-parts.ts";
import { company } from "~/content/company";
import type { ContactSubmission } from "./model";

const greeting = (name: string) => `Dear ${name},\n\nThank you for contacting ${company.name}.\n\n`;

/** Subject of a reply. */
export const replySubject = () => `Re: Your enquiry to ${company.name}`;

/** The longest quoted text of a reply that is sent from here, in characters. */
const MAX_QUOTED = 8_000;

/** The text with which a reply begins: a greeting, room for the answer, the writer's name, and the visitor's words quoted. */
export function replyText({ name, message }: Pick<ContactSubmission, "name" | "message">, writer: string): string {
  const { text } = messageParts(message);
  const whole = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).toWellFormed()} […]` : text;
  const quoted = whole.split("\n").map((line) => `> ${line}`);
  return `${greeting(name)}\n\nKind regards\n${writer}\n${company.name}\n\nYou wrote:\n${quoted.join("\n")}`;
}

/** Where the answer begins in that text. */
export const answerPlace = (name: string) => greeting(name).length;

/** A WhatsApp link with the beginning of a reply, in Hindi for an enquiry in Hindi. @param number digits with country code */
export function whatsappAddress(
  number: string,
  { name, language }: Pick<ContactSubmission, "name" | "language">,
): string {
  const hindi = `नमस्ते ${name} जी,\n\n${company.name} को लिखने के लिए धन्यवाद।`;
  const text = language === "hi" ? hindi : greeting(name).trimEnd();
  return `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** The longest `mailto:` address that mail programs on Windows take, in characters. */
const MAX_ADDRESS_LENGTH = 1_900;

/**
 * A `mailto:` address for a reply: subject, greeting, and the message quoted as far as it fits. `@` and `+` are not
 * encoded as in RFC 6068, since some mail programs show the recipient undecoded.
 */
export function replyAddress({ name, email, message }: Pick<ContactSubmission, "name" | "email" | "message">): string {
  const quoted = messageParts(message)
    .text.split("\n")
    .map((line) => `> ${line}\n`);
  return mailAddress(email, replySubject(), `${greeting(name)}\n\nYou wrote:\n${quoted.join("")}`);
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
