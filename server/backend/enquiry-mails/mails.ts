import type { Company } from "../../../domain/desk/company.ts";
import { callbackNumber, shownAddress } from "../../../domain/enquiries/callback.ts";
import { referenceOf } from "../../../domain/enquiries/reference.ts";
import type { Message } from "../mail.ts";

/** The fields of an enquiry that its mails contain. */
export type MailedEnquiry = { enquiryId: string; name: string; email: string; message: string; createdAt: Date };

const arrival = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** Bidirectional control characters, which could disguise the text after them. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Matches an address that no mail program takes for several, or for a name with an address. */
const SINGLE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/**
 * The notice to the staff: the full enquiry in plain text. Reply-To is the visitor, if the address is a single one and not
 * that of somebody who asks to be called.
 */
export function notice(
  { enquiryId, name, email, message, createdAt }: MailedEnquiry,
  to: string[],
  siteUrl: string,
): Message {
  const sender = name.replace(BIDI_CONTROLS, "").replace(/\s+/g, " ");
  const byPhone = callbackNumber(email) !== undefined;
  const isSingle = SINGLE_ADDRESS.test(email) && !byPhone;
  const answering = byPhone
    ? `${sender} asks to be called (${shownAddress(email)}) and wrote:`
    : isSingle
      ? `Answer this mail to answer ${sender} <${email}>, who wrote:`
      : `${sender} gave the address ${email} and wrote:`;
  return {
    to,
    // An object, so that nodemailer does not parse the visitor's input.
    ...(isSingle && { replyTo: { name: sender, address: email } }),
    subject: `New enquiry from ${sender}`,
    text: [
      `An enquiry came in on ${arrival.format(createdAt)} (India time). Read it and mark it as replied here:\n${siteUrl}/admin?tab=contacts`,
      answering,
      message,
      `Reference ${referenceOf(enquiryId)}`,
      "",
    ].join("\n\n"),
  };
}

/**
 * The receipt for the visitor. It contains nothing that the visitor typed, because the address may be somebody else's and
 * must not receive a stranger's text.
 */
export function receipt(
  { email, enquiryId }: Pick<MailedEnquiry, "email" | "enquiryId">,
  siteUrl: string,
  company: Company,
): Message {
  return {
    to: { name: "", address: email },
    subject: `We have received your message (${company.name})`,
    text: [
      `Thank you for contacting ${company.name}. We have your message and reply ${company.hours.reply}. Its reference number is ${referenceOf(enquiryId)}.`,
      "This receipt was sent automatically. You need not answer it.",
      "If you did not write to us, somebody typed your address by mistake. You need not do anything. This mail contains nothing of what they wrote.",
      `${company.name}, ${company.address.locality}\n${siteUrl}`,
      "",
    ].join("\n\n"),
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}
