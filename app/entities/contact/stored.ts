import { inquiryTypes } from "../../content/links.ts";
import type { StoredThing } from "../../lib/stored-thing.ts";

export const enquiryStatuses = ["new", "replied"] as const;

export const storedEnquiry = {
  table: "contact_submissions",
  columns: {
    id: { type: "uuid" },
    name: { type: "text", max: 200 },
    email: { type: "text", max: 320 },
    message: { type: "text", max: 10_000 },
    status: { type: "text", oneOf: enquiryStatuses },
    created_at: { type: "time" },
    // The sender's own name for this enquiry, so that sending it again stores nothing twice.
    submission_id: { type: "uuid", optional: true },
    // The database reads it out of the message.
    inquiry: { type: "text", oneOf: inquiryTypes, optional: true },
    // Where it came from: page of this site, instrument, and the `utm_…` of the link that led here.
    came_from: { type: "text", max: 300, optional: true },
    instrument: { type: "text", max: 60, optional: true },
    campaign: { type: "text", max: 400, optional: true },
  },
  search: ["name", "email", "message"],
  readers: "administrators",
  writers: "anyone",
} as const satisfies StoredThing;

/** What staff note about an enquiry, under the enquiry's own id. */
export const storedEnquiryNote = {
  table: "enquiry_notes",
  columns: {
    id: { type: "uuid" },
    note: { type: "text", max: 4_000 },
    updated_at: { type: "time" },
  },
  search: ["note"],
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;
