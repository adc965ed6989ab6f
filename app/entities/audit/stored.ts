import type { StoredThing } from "../../lib/stored-thing.ts";

/** Acts of weight. The database alone adds to them. */
export const storedAct = {
  table: "audit_log",
  columns: {
    id: { type: "uuid" },
    at: { type: "time" },
    actor: { type: "uuid", optional: true },
    actor_email: { type: "text", max: 320, optional: true },
    act: { type: "text", max: 40 },
    subject: { type: "text", max: 100, optional: true },
    subject_id: { type: "uuid", optional: true },
    detail: { type: "json" },
  },
  search: ["act", "actor_email", "subject"],
  readers: "administrators",
  writers: "nobody",
} as const satisfies StoredThing;
