import { isBlank } from "#domain/blank.ts";
import { latinDigits } from "#domain/digits.ts";
import { callbackAddress, callbackNumber, isOfCallback } from "#domain/enquiries/callback.ts";
import type { InquiryType } from "#domain/enquiries/inquiry-types.ts";
import { dialDigits, messageParts } from "#domain/enquiries/message-parts.ts";
import { dayIn } from "#domain/instruments/field-values.ts";
import { storedEnquiry, type storedEnquiryEntry, type storedPiece } from "#domain/stored/enquiries.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import { pastDayProblem } from "~/layout/reach/office-hours";
import type { EnquiryOrigin } from "./form/origin";
import * as words from "./words";

/** An enquiry as it is stored. */
export type ContactSubmission = RowOf<typeof storedEnquiry.columns>;

/** A text for replies that staff keep. */
export type Piece = RowOf<typeof storedPiece.columns>;

/** An entry of an enquiry's thread. */
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
  /** When somebody who asks to be called may be called; "" for any office hour. */
  callAt: HalfDay | "";
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
  callAt: "",
};

/** Text, an at-sign, text, a dot, text (specification, section 5). */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const { name, email, message } = storedEnquiry.columns;

/** Maximum lengths in characters, as the database counts them. The stored message has further lines beside the typed one. */
export const contactLimits = { name: name.max, email: email.max, message: message.max - 1000 } as const;

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
  if (isBlank(name)) return words.nameRequired;
  if (isBlank(email)) return words.emailRequired;
  if (isBlank(message)) return words.messageRequired;
  if (!isEmail(email)) return words.invalidEmail;
  if (isOfCallback(email) && !callbackNumber(email)) return words.invalidEmail;
  return null;
}

/** Sentences for fields at fault, by the field's name. `callName` and `callNumber` are those of "Call me back". */
export type FieldProblems = Partial<Record<keyof ContactForm | "callName" | "callNumber", string>>;

/** Why a phone number is refused: it is too short to be one. No other rule, since people write two numbers, or a name. */
function phoneProblem(phone: string): string | undefined {
  const digits = latinDigits(phone).replace(/\D/g, "");
  return phone.trim() === "" || digits.length >= 7 ? undefined : words.phoneTooShort;
}

/** Why a preferred day is refused: it is past. One on which the office is closed is advised against, not refused. */
function dayProblem(text: string): string | undefined {
  const day = dayIn(text);
  return day instanceof Date ? pastDayProblem(day) : undefined;
}

/**
 * The fields at fault with a sentence each; none for a form that can be sent.
 * @param typed what the visitor typed of the message
 */
export function formProblems(form: ContactForm, typed = form.message): FieldProblems {
  const { name, email, message } = submissionOf(form);
  const tooLong = (text: string, most: number, problem: (most: number) => string) =>
    [...text].length > most ? problem(most) : undefined;
  const whole = { name, email, message: form.message };
  const problems: FieldProblems = {
    firstName: isBlank(form.firstName) ? words.nameRequired : tooLong(name, contactLimits.name, words.nameTooLong),
    email:
      submissionProblem({ ...whole, name: "any", message: "any" }) ??
      tooLong(email, contactLimits.email, words.emailTooLong),
    phone: phoneProblem(form.phone),
    day: dayProblem(form.day),
    message: isBlank(form.message)
      ? words.messageRequired
      : (tooLong(typed.trim(), contactLimits.message, words.messageTooLong) ??
        tooLong(message, storedEnquiry.columns.message.max, words.messageTooLong)),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** The first problem of a form, in the specification's order: what is missing, then what is wrong. Null without any. */
export function formProblem(form: ContactForm): string | null {
  const problems = formProblems(form);
  const missing = submissionProblem({ name: form.firstName, email: form.email, message: form.message });
  return missing ?? Object.values(problems)[0] ?? null;
}

/** The fields at fault of a form whose sender asks to be called: a name and an Indian number are enough. */
export function callBackProblems(form: ContactForm): FieldProblems {
  const { firstName: callName, email, day, message } = formProblems(callBackForm(form), form.message);
  const problems: FieldProblems = callbackAddress(form.phone)
    ? { email, day, message, callName }
    : {
        day,
        message,
        callName,
        callNumber: isForeign(form.phone) ? words.foreignNumber : words.notIndianNumber,
      };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** Whether a whole number of another country was written: "+971 50 123 4567". */
const isForeign = (phone: string) => !(dialDigits(phone) ?? "91").startsWith("91");

/**
 * The form of somebody who asks to be called: the message says when, and the number stands for an e-mail address that was
 * not given.
 */
export function callBackForm(form: ContactForm): ContactForm {
  const when = form.callAt ? `, in the ${form.callAt}` : "";
  const typed = form.email.trim();
  const email = isEmail(typed) && !isOfCallback(typed) ? typed : (callbackAddress(form.phone) ?? "");
  const unread = typed && email !== typed && `E-mail as typed: ${typed}`;
  const message = [`Please call me back${when}.`, form.message.trim(), unread].filter(Boolean).join("\n\n");
  return { ...form, email, message };
}

/**
 * The number, with its country code, of somebody who asked to be called: from the address that stands for it, or from the
 * message where an e-mail address was given too. Undefined for any other enquiry.
 */
export function numberToCall({ email, message }: Pick<ContactSubmission, "email" | "message">): string | undefined {
  const { phone, text } = messageParts(message);
  return (
    callbackNumber(email) ??
    (/^Please call me back(?:, in the \w+)?\.(?:\n|$)/.test(text) ? dialDigits(phone) : undefined)
  );
}

/** The part of the day in which the sender of a stored message asked to be called; undefined where any hour will do. */
export const callTimeOf = (message: string): HalfDay | undefined =>
  halfDays.find((half) => message.includes(`Message: Please call me back, in the ${half}.`));

/** Whether the address reads as one: text that shows something, an at-sign, text, a dot, text. */
export function isEmail(value: string): boolean {
  return emailPattern.test(value.trim()) && !isBlank(value.replace(/[@.]/g, ""));
}

const requiredFields = ["firstName", "email", "message"] as const;

/** What is still missing for the send button, as a sentence: "Your e-mail and your message are missing."; "" if nothing is. */
export function missingText(form: ContactForm): string {
  const missing = requiredFields.filter((field) => isBlank(form[field]));
  return missing.length === 0 ? "" : words.missing(missing);
}

/** Whether the send button may be pressed: first name, e-mail and message are not blank. */
export function isComplete(form: ContactForm): boolean {
  return missingText(form) === "";
}
