import type { Tables } from "../stored/database-columns.ts";

/** Topics of an enquiry, in the order the contact form lists them: those that the database reads out of a message. */
export const inquiryTypes = [
  "general",
  "custom-drone",
  "training",
  "support",
  "partnership",
] as const satisfies Tables["contact_submissions"]["inquiry"]["oneOf"];
export type InquiryType = (typeof inquiryTypes)[number];

/** Words of the inquiry types, in the order of the form. Flights for hire have no type of their own in the specification. */
export const inquiryLabels: Record<InquiryType, string> = {
  general: "General and Drone Services",
  "custom-drone": "Custom Drone Development",
  training: "Training Programs",
  support: "Technical Support",
  partnership: "Partnership",
};

/** The words of an inquiry type, or what stands in its place where it is none of ours. */
export function inquiryLabel(inquiry: string): string {
  return Object.hasOwn(inquiryLabels, inquiry) ? inquiryLabels[inquiry as InquiryType] : inquiry;
}
