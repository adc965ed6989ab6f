import { contact_submissions, enquiry_notes } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

export const enquiryStatuses = contact_submissions.status.oneOf;

export const storedEnquiry = {
  table: "contact_submissions",
  columns: contact_submissions,
  readers: "administrators",
  writers: "anyone",
} as const satisfies StoredThing;

/** Notes of staff about an enquiry; a note has the id of its enquiry. */
export const storedEnquiryNote = {
  table: "enquiry_notes",
  columns: enquiry_notes,
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;
