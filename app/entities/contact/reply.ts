import { messageParts } from "#domain/enquiries/message-parts.ts";
import { company } from "~/content/company";
import type { ContactSubmission } from "./model";

/** Mail programs on Windows take so long an address at most, in characters. */
const LONGEST = 1_900;

/**
 * The address that opens a mail to the sender: subject, greeting, and what they wrote, quoted as far as it fits. The
 * address itself stays readable, since some mail programs show it as it stands (RFC 6068 asks for little else).
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
      if (address.length + next.length > LONGEST) return `${address}${encodeURIComponent(" […]")}`;
      address += next;
    }
  }
  return address;
}
