import { company } from "../../../app/content/company.ts";
import type { Message } from "../mail.ts";

/** What a mail is made from. */
export type MailedEnquiry = { name: string; email: string; message: string; createdAt: Date };

const arrival = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** Marks that turn the direction of writing, by which the end of a line would read as something else. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** One address that a mail program cannot take for several, or for a name and an address. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/** For the staff: the enquiry whole, in plain text. Answering this mail answers the visitor, if the address is one. */
export function notice({ name, email, message, createdAt }: MailedEnquiry, to: string[], siteUrl: string): Message {
  const sender = name.replace(TURNS, "").replace(/\s+/g, " ");
  const one = ONE_ADDRESS.test(email);
  return {
    to,
    // An object: what a stranger typed is not read for further addresses.
    ...(one && { replyTo: { name: sender, address: email } }),
    subject: `New enquiry from ${sender}`,
    text: [
      `An enquiry came in on ${arrival.format(createdAt)} (time in Bhopal). Read and mark it here:\n${siteUrl}/admin?tab=contacts`,
      one
        ? `Answer this mail to answer ${sender} <${email}>, who wrote:`
        : `${sender} gave the address ${email} and wrote:`,
      message,
      "",
    ].join("\n\n"),
  };
}

/**
 * For the visitor, in the company's words alone: whoever typed this address may not be its owner, and must not be able to
 * send anything of their own by it.
 */
export function receipt(email: string, siteUrl: string): Message {
  return {
    to: { name: "", address: email },
    subject: `We have received your message (${company.name})`,
    text: [
      `Thank you for contacting ${company.name}. Your message has reached us. We'll get back to you within 24 hours; Sundays do not count.`,
      "This is an automatic receipt. You need not answer it.",
      "If you did not write to us, somebody typed your address by mistake. You need do nothing: nothing of what they wrote is in this mail.",
      `${company.name}, ${company.address.locality}\n${siteUrl}`,
      "",
    ].join("\n\n"),
    // Machines that answer mail leave this one alone (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}
