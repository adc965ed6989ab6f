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
  },
  search: ["name", "email", "message"],
  readers: "administrators",
  writers: "anyone",
} as const satisfies StoredThing;
