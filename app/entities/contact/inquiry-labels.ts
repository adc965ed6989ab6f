import type { InquiryType } from "~/content/enquire";

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
