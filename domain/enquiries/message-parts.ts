import { latinDigits } from "../digits.ts";

/** The form's fields in a stored message; `submissionOf` writes them. */
export type MessageParts = {
  company: string;
  phone: string;
  inquiry: string;
  about: string;
  preferredDay: string;
  /** What the visitor wrote, with its line breaks. */
  text: string;
};

const LABELS = {
  Company: "company",
  Phone: "phone",
  "Inquiry Type": "inquiry",
  About: "about",
  "Preferred day": "preferredDay",
} as const;

/** Splits a message into the form's fields. A message that the form did not write is all `text`; missing fields are "". */
export function messageParts(message: string): MessageParts {
  const parts: MessageParts = { company: "", phone: "", inquiry: "", about: "", preferredDay: "", text: message };
  const whole = /^(Company: [\s\S]*?)\n\nMessage: ([\s\S]*)$/.exec(message);
  if (!whole?.[1]) return parts;
  for (const line of whole[1].split("\n")) {
    const [label = "", value = ""] = line.split(/: (.*)/);
    const key = Object.hasOwn(LABELS, label) ? LABELS[label as keyof typeof LABELS] : undefined;
    if (key && value !== "Not provided") parts[key] = value;
  }
  return { ...parts, text: whole[2] ?? "" };
}

/**
 * A phone number as `tel:` and wa.me take it, digits with country code: ten digits, or eleven with a leading zero, are Indian.
 * @returns undefined if it is no phone number
 */
export function dialDigits(phone: string): string | undefined {
  const digits = latinDigits(phone)
    .replace(/[\s().-]/g, "")
    .replace(/^(\+|00)/, "+");
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits.slice(1);
  if (/^0?[1-9]\d{9}$/.test(digits)) return `91${digits.slice(-10)}`;
  if (/^91[1-9]\d{9}$/.test(digits)) return digits;
  return undefined;
}
