import type { Tables } from "../stored/database-columns.ts";

/** Inquiry types in the order of the contact form; the database reads the same ones out of a message. */
export const inquiryTypes = [
  "general",
  "custom-drone",
  "training",
  "support",
  "partnership",
] as const satisfies Tables["contact_submissions"]["inquiry"]["oneOf"];
export type InquiryType = (typeof inquiryTypes)[number];

/** Labels of the inquiry types. The specification has no separate type for drone services. */
export const inquiryLabels: Record<InquiryType, string> = {
  general: "General and Drone Services",
  "custom-drone": "Custom Drone Development",
  training: "Training Programs",
  support: "Technical Support",
  partnership: "Partnership",
};

/** The label of an inquiry type; an unknown type is returned as it is. */
export function inquiryLabel(inquiry: string): string {
  return Object.hasOwn(inquiryLabels, inquiry) ? inquiryLabels[inquiry as InquiryType] : inquiry;
}
