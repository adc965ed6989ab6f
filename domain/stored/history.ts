import { bin, drafts, versions } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

/** Every version of published things; the database writes them. */
export const storedVersion = {
  table: "versions",
  columns: versions,
  readers: "administrators",
  writers: "nobody",
} as const satisfies StoredThing;

/** Rows deleted within the last thirty days. Setting `restored_at` restores the row. */
export const storedBin = {
  table: "bin",
  columns: bin,
  readers: "administrators",
  writers: "administrators",
  changesPublished: true,
} as const satisfies StoredThing;

/** What administrators have typed and not saved; each reads and writes their own. */
export const storedDraft = {
  table: "drafts",
  columns: drafts,
  readers: "administrators",
  writers: "administrators",
} as const satisfies StoredThing;
