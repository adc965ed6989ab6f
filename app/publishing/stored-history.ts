import type { StoredThing } from "../lib/stored-thing.ts";

/** Every version of what is published, as the database keeps them. */
export const storedVersion = {
  table: "versions",
  columns: {
    id: { type: "uuid" },
    subject: { type: "text", max: 100 },
    subject_id: { type: "uuid" },
    at: { type: "time" },
    editor: { type: "uuid", optional: true },
    editor_email: { type: "text", max: 320, optional: true },
    changed: { type: "json" },
    content: { type: "json" },
  },
  search: ["editor_email"],
  readers: "administrators",
  writers: "nobody",
} as const satisfies StoredThing;

/** What was deleted within the last thirty days. A row goes back to where it was when `restored_at` is set. */
export const storedBin = {
  table: "bin",
  columns: {
    id: { type: "uuid" },
    subject: { type: "text", max: 100 },
    subject_id: { type: "uuid" },
    name: { type: "text", max: 200 },
    deleted_at: { type: "time" },
    deleted_by_email: { type: "text", max: 320, optional: true },
    restored_at: { type: "time", optional: true },
    content: { type: "json" },
  },
  search: ["name"],
  readers: "administrators",
  writers: "administrators",
  changes: ["blogs", "news", "careers"],
} as const satisfies StoredThing;
