import type { InquiryType } from "#domain/enquiries/inquiry-types.ts";
import { storedEnquiry, type storedEnquiryEntry } from "#domain/stored/enquiries.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import type { EnquiryOrigin } from "./origin";

/** An enquiry as it is stored. */
export type ContactSubmission = RowOf<typeof storedEnquiry.columns>;

/** What somebody of the staff has noted. */
export type Entry = RowOf<typeof storedEnquiryEntry.columns>;

/** An enquiry with the staff's entries, oldest first. */
export type Enquiry = ContactSubmission & { entries?: Entry[] };

/** The fields of the form (specification, section 3), and the subject that a link may preset. */
export type ContactForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  inquiry: InquiryType;
  message: string;
  about: string;
  /** Preferred day of a demonstration or visit, as a date field holds it (2026-12-01). */
  day: string;
  half: HalfDay | "";
};

/** The part of the day that suits a visitor. */
export const halfDays = ["morning", "afternoon"] as const;
type HalfDay = (typeof halfDays)[number];

export const emptyContactForm: ContactForm = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  company: "",
  inquiry: "general",
  message: "",
  about: "",
  day: "",
  half: "",
};

/** Text, an at-sign, text, a dot, text (specification, section 5). */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const { name, email, message } = storedEnquiry.columns;

/** Maximum lengths in characters. */
export const contactLimits = { name: name.max, email: email.max, message: message.max } as const;

/** The columns that a visitor fills. */
export type NewContactSubmission = Pick<ContactSubmission, "name" | "email" | "message" | "status"> & {
  /** Made by the form; an enquiry that is sent again with it is not stored twice. */
  submission_id?: string;
} & EnquiryOrigin;

/**
 * The row a form becomes: name is first plus last name; the message combines company, phone, inquiry type and text,
 * with 'Not provided' for a missing company or phone (specification, section 7). Values are trimmed.
 */
export function submissionOf(form: ContactForm): NewContactSubmission {
  const optional = (value: string) => value.trim() || "Not provided";
  const about = form.about.trim();
  const preferred = [form.day.trim(), form.half].filter(Boolean).join(", ");
  return {
    name: `${form.firstName.trim()} ${form.lastName.trim()}`.trim(),
    email: form.email.trim(),
    message: [
      `Company: ${optional(form.company)}`,
      `Phone: ${optional(form.phone)}`,
      `Inquiry Type: ${form.inquiry}`,
      ...(about ? [`About: ${about}`] : []),
      ...(preferred ? [`Preferred day: ${preferred}`] : []),
      "",
      `Message: ${form.message.trim()}`,
    ].join("\n"),
    status: "new",
  };
}

/** Why a submission is refused, or null. The sentences and their order are the specification's (section 5). */
export function submissionProblem({
  name,
  email,
  message,
}: {
  name: string;
  email: string;
  message: string;
}): string | null {
  if (!name.trim()) return "Name is required";
  if (!email.trim()) return "Email is required";
  if (!message.trim()) return "Message is required";
  if (!emailPattern.test(email.trim())) return "Please enter a valid email address";
  return null;
}

/** Why a form cannot be sent, or null: the same rules on what the visitor typed. */
export function formProblem(form: ContactForm): string | null {
  const { name, email, message } = submissionOf(form);
  const problem = submissionProblem({ name: form.firstName.trim() ? name : "", email, message: form.message });
  if (problem) return problem;
  if (name.length > contactLimits.name) return `The name may have ${contactLimits.name} characters at most`;
  if (email.length > contactLimits.email)
    return `The e-mail address may have ${contactLimits.email} characters at most`;
  if (message.length > contactLimits.message) return `The message may have ${contactLimits.message} characters at most`;
  return null;
}

/** Whether the address reads as one: text, an at-sign, text, a dot, text. */
export function isEmail(value: string): boolean {
  return emailPattern.test(value.trim());
}

/** Whether the send button may be pressed: first name, e-mail and message are not blank. */
export function isComplete(form: ContactForm): boolean {
  return [form.firstName, form.email, form.message].every((value) => value.trim() !== "");
}
