import { audit_log } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

/** Acts of weight. The database alone adds to them. */
export const storedAct = {
  table: "audit_log",
  columns: audit_log,
  readers: "administrators",
  writers: "nobody",
} as const satisfies StoredThing;
