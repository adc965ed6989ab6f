import { longDay } from "../desk/days.ts";
import type { Tables } from "../stored/database-columns.ts";

type Columns = Tables["enquiry_entries"];
export type EntryKind = Columns["kind"]["oneOf"][number];
export type CallOutcome = Columns["outcome"]["oneOf"][number];
export type Delivery = Columns["delivery"]["oneOf"][number];

/** What can come of a call, in the order of the form, as it is read. */
export const callOutcomes: Record<CallOutcome, string> = {
  reached: "reached",
  "no answer": "no answer",
  "wrong number": "wrong number",
};

/** What is known of the mail of a reply. */
export const deliveryWords: Record<Delivery, string> = {
  waiting: "is being sent",
  retrying: "not sent yet, is tried again",
  sent: "sent",
  failed: "was not sent",
  unknown: "not known whether it arrived",
};

/** The languages of enquiries, as they are shown. */
export const languageNames: Record<Tables["contact_submissions"]["language"]["oneOf"][number], string> = {
  hi: "Hindi",
  en: "English",
  other: "Other",
};

/** What an entry's heading and its text are made of. */
export type ThreadEntry = {
  kind: EntryKind;
  content: string;
  outcome: CallOutcome | null;
  subject: string | null;
  delivery: Delivery | null;
};

/** An entry of a thread in words: what happened, and the text that somebody wrote with it ("" without one). */
export function entryWords({ kind, content, outcome, subject, delivery }: ThreadEntry): { act: string; text: string } {
  switch (kind) {
    case "note":
      return { act: "Noted", text: content };
    case "call":
      return { act: `Called: ${callOutcomes[outcome ?? "reached"]}`, text: content };
    case "reply":
      return { act: `Replied by mail (${deliveryWords[delivery ?? "unknown"]}): ${subject}`, text: content };
    case "mail program":
      return { act: "Opened a reply in the mail program", text: "" };
    case "whatsapp":
      return { act: "Opened WhatsApp", text: "" };
    case "status":
      return { act: content === "replied" ? "Marked as replied" : "Marked as new", text: "" };
    case "owner":
      return { act: content ? `Given to ${content}` : "Given to nobody", text: "" };
    case "day":
      return { act: content ? `To come back to on ${longDay(content)}` : "No longer to come back to", text: "" };
    case "spam":
      return { act: content === "spam" ? "Marked as spam" : "Marked as not spam", text: "" };
  }
}
