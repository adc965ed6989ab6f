import { audit_log } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

/** The audit log. Only the database adds entries. */
export const storedAuditEntry = {
  table: "audit_log",
  columns: audit_log,
  readers: "administrators",
  writers: "nobody",
} as const satisfies StoredThing;
