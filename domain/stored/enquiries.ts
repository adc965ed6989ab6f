import {
  contact_submissions,
  enquiry_entries,
  enquiry_settings,
  saved_pieces,
  staff_preferences,
} from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

export const enquiryStatuses = contact_submissions.status.oneOf;

export const storedEnquiry = {
  table: "contact_submissions",
  columns: contact_submissions,
  readers: "administrators",
  writers: "anyone",
} as const satisfies StoredThing;

/** The thread of an enquiry: notes, calls, replies and changes, each with who and when. A note can be changed for a day. */
export const storedEnquiryEntry = {
  table: "enquiry_entries",
  columns: enquiry_entries,
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;

/** Texts for replies that staff keep; all of them use one, its writer changes it. */
export const storedPiece = {
  table: "saved_pieces",
  columns: saved_pieces,
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;

/** Who is mailed of a new enquiry: one row, or none while it is left to the operator. */
export const storedEnquirySettings = {
  table: "enquiry_settings",
  columns: enquiry_settings,
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;

/** What each of the staff has chosen for themselves. */
export const storedPreferences = {
  table: "staff_preferences",
  columns: staff_preferences,
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;
