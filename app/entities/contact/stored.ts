import { contact_submissions } from "../../lib/database-columns.ts";
import type { StoredThing } from "../../lib/stored-thing.ts";

export const enquiryStatuses = contact_submissions.status.oneOf;

export const storedEnquiry = {
  table: "contact_submissions",
  columns: contact_submissions,
  search: ["name", "email", "message"],
  readers: "administrators",
  writers: "anyone",
} as const satisfies StoredThing;
