import { careers } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

export const jobTypes = careers.job_type.oneOf;
export const jobLevels = careers.level.oneOf;

export const storedCareer = {
  table: "careers",
  columns: careers,
  readers: "anyone",
  writers: "administrators",
} as const satisfies StoredThing;
