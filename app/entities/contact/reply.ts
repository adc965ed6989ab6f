import { messageParts } from "#domain/enquiries/message-parts.ts";
import { company } from "~/content/company";
import type { ContactSubmission } from "./model";

/** The longest `mailto:` address that mail programs on Windows take, in characters. */
const MAX_ADDRESS_LENGTH = 1_900;

/**
 * A `mailto:` address for a reply: subject, greeting, and the message quoted as far as it fits. `@` and `+` are not
 * encoded as in RFC 6068, since some mail programs show the recipient undecoded.
 */
export function replyAddress({ name, email, message }: Pick<ContactSubmission, "name" | "email" | "message">): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+");
  const subject = encodeURIComponent(`Re: Your enquiry to ${company.name}`);
  const opening = `Dear ${name},\r\n\r\nThank you for contacting ${company.name}.\r\n\r\n`;
  const start = `mailto:${to}?subject=${subject}&body=${encodeURIComponent(opening)}`;
  const quoted = messageParts(message)
    .text.split("\n")
    .map((line) => `> ${line}\r\n`);
  let address = start + encodeURIComponent("\r\n\r\nYou wrote:\r\n");
  for (const line of quoted) {
    for (const character of line) {
      const next = encodeURIComponent(character.isWellFormed() ? character : "\uFFFD");
      if (address.length + next.length > MAX_ADDRESS_LENGTH) return `${address}${encodeURIComponent(" […]")}`;
      address += next;
    }
  }
  return address;
}
