import { bin, versions } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

/** Every version of what is published, as the database keeps them. */
export const storedVersion = {
  table: "versions",
  columns: versions,
  readers: "administrators",
  writers: "nobody",
} as const satisfies StoredThing;

/** What was deleted within the last thirty days. A row goes back to where it was when `restored_at` is set. */
export const storedBin = {
  table: "bin",
  columns: bin,
  readers: "administrators",
  writers: "administrators",
  changesPublished: true,
} as const satisfies StoredThing;
