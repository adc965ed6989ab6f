import { contact_submissions, enquiry_entries } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

export const enquiryStatuses = contact_submissions.status.oneOf;

export const storedEnquiry = {
  table: "contact_submissions",
  columns: contact_submissions,
  readers: "administrators",
  writers: "anyone",
} as const satisfies StoredThing;

/** What staff note about an enquiry, each entry with its writer, who may change it for a day. */
export const storedEnquiryEntry = {
  table: "enquiry_entries",
  columns: enquiry_entries,
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;
