import { type Company, companyOf } from "../../../domain/desk/company.ts";
import { longDay } from "../../../domain/desk/days.ts";
import type { Snapshot } from "../../../domain/desk/snapshot.ts";
import { HINDI_BASE, isHindi } from "../../../domain/edition.ts";
import { callbackNumber, isOfCallback, shownAddress } from "../../../domain/enquiries/callback.ts";
import { referenceOf } from "../../../domain/enquiries/reference.ts";
import { companyOf as hindiCompanyOf } from "../../../hindi/domain/desk/company.ts";
import type { Message } from "../mail.ts";

/** The fields of an enquiry that its mails contain. */
export type MailedEnquiry = {
  enquiryId: string;
  name: string;
  email: string;
  message: string;
  createdAt: Date;
  language: string | null;
  /** The page from which it was sent, in the edition of its form. */
  cameFrom: string | null;
};

/** A reply that somebody of the staff has written. */
export type MailedReply = { name: string; email: string; subject: string; content: string; writer: string };

type Task = { id: string; name: string; day: string };

/** What an account has to do on a day: enquiries to come back to, and new ones. The lists hold the first twenty. */
export type Morning = {
  email: string;
  accountName: string | null;
  day: string;
  tasks: { due: Task[]; new: Task[]; dueTotal: number; newTotal: number };
};

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
  { enquiryId, name, email, message, createdAt, language }: MailedEnquiry,
  to: string[],
  siteUrl: string,
): Message {
  const sender = name.replace(BIDI_CONTROLS, "").replace(/\s+/g, " ");
  const byPhone = callbackNumber(email) !== undefined;
  const isSingle = SINGLE_ADDRESS.test(email) && !isOfCallback(email);
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
      ...(language === "hi" ? ["Language: हिन्दी"] : []),
      `Reference ${referenceOf(enquiryId)}`,
      "",
    ].join("\n\n"),
  };
}

/** Subject and paragraphs of the receipt in each edition. */
const receiptWords = {
  english: ({ name, hours }: Company, reference: string) => ({
    subject: `We have received your message (${name})`,
    paragraphs: [
      `Thank you for contacting ${name}. We have your message and reply ${hours.reply}. Its reference number is ${reference}.`,
      "This receipt was sent automatically. You need not answer it.",
      "If you did not write to us, somebody typed your address by mistake. You need not do anything. This mail contains nothing of what they wrote.",
    ],
  }),
  hindi: ({ name, hours }: Company, reference: string) => ({
    subject: `आपका संदेश हमें मिल गया (${name})`,
    paragraphs: [
      `${name} को लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है, हम ${hours.reply} जवाब देते हैं। आपका रेफ़रेंस नंबर ${reference} है।`,
      "यह मेल अपने आप गई है। इसका जवाब देने की ज़रूरत नहीं।",
      "अगर आपने हमें नहीं लिखा, तो किसी ने ग़लती से आपका पता डाल दिया है। आपको कुछ नहीं करना है। उसने जो लिखा, उसका एक शब्द भी इस मेल में नहीं है।",
    ],
  }),
};

/**
 * The receipt for the visitor, in the language of the form's edition. It contains nothing that the visitor typed, because
 * the address may be somebody else's and must not receive a stranger's text.
 */
export function receipt(
  { email, enquiryId, cameFrom }: Pick<MailedEnquiry, "email" | "enquiryId" | "cameFrom">,
  siteUrl: string,
  stated: Snapshot,
): Message {
  const inHindi = isHindi(cameFrom ?? "");
  const company = (inHindi ? hindiCompanyOf : companyOf)(stated);
  const { subject, paragraphs } = receiptWords[inHindi ? "hindi" : "english"](company, referenceOf(enquiryId));
  const home = `${company.name}, ${company.address.locality}\n${siteUrl}${inHindi ? HINDI_BASE : ""}`;
  return {
    to: { name: "", address: email },
    subject,
    text: [...paragraphs, home, ""].join("\n\n"),
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

/**
 * A reply as its writer wrote it. It comes from the site's address under the writer's name, and is answered to the office;
 * while the office's address is a sample, to the site's address.
 */
export function reply({ name, email, subject, content, writer }: MailedReply, company: Company): Message {
  const plain = (text: string) => text.replace(BIDI_CONTROLS, "").replace(/\s+/g, " ").trim();
  return {
    to: { name: plain(name), address: email },
    fromName: writer.includes("@") ? company.name : `${plain(writer)} (${company.name})`,
    ...(!company.email.endsWith(".example") && { replyTo: { name: company.name, address: company.email } }),
    subject: plain(subject),
    text: content,
  };
}

/** The mail in the morning to somebody of the staff: what is due, and which enquiries are new. */
export function morningMail({ email, accountName, day, tasks }: Morning, siteUrl: string, company: Company): Message {
  const line = ({ id, name }: Task) => `- ${name.replace(BIDI_CONTROLS, "").replace(/\s+/g, " ")} (${referenceOf(id)})`;
  const list = (heading: string, all: Task[], total: number, words: (task: Task) => string) =>
    total === 0
      ? []
      : [
          [
            `${heading}:`,
            ...all.map((task) => `${line(task)}${words(task)}`),
            ...(total > all.length ? [`and ${total - all.length} more`] : []),
          ].join("\n"),
        ];
  const counts = [
    tasks.dueTotal > 0 && `${tasks.dueTotal} to come back to`,
    tasks.newTotal > 0 && `${tasks.newTotal} new`,
  ].filter(Boolean);
  return {
    to: { name: accountName ?? "", address: email },
    subject: `Enquiries on ${longDay(day)}: ${counts.join(", ") || "nothing left to do"}`,
    text: [
      `Good morning${accountName ? `, ${accountName}` : ""}. These enquiries are with you, or with nobody yet.`,
      ...list("To come back to", tasks.due, tasks.dueTotal, (task) =>
        task.day < day ? `, overdue since ${longDay(task.day)}` : ", today",
      ),
      ...list("New and not answered", tasks.new, tasks.newTotal, (task) => `, of ${longDay(task.day)}`),
      `Open them: ${siteUrl}/admin?tab=contacts`,
      `You can turn this mail off there, below the list, under "Mail about enquiries".\n${company.name}`,
      "",
    ].join("\n\n"),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
