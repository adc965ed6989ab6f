import type { StoredThing } from "../../lib/stored-thing.ts";
import { publicationColumns } from "../../publishing/stored-publication.ts";

export const jobTypes = ["full-time", "part-time", "contract", "internship"] as const;
export const jobLevels = ["entry", "mid", "senior", "lead", "manager"] as const;

export const storedCareer = {
  table: "careers",
  columns: {
    ...publicationColumns,
    description: { type: "text", max: 200_000 },
    requirements: { type: "text", max: 200_000, optional: true },
    department: { type: "text", max: 200, optional: true },
    location: { type: "text", max: 200, optional: true },
    job_type: { type: "text", oneOf: jobTypes, optional: true },
    level: { type: "text", oneOf: jobLevels, optional: true },
  },
  search: ["title", "department", "location", "description"],
  readers: "anyone",
  writers: "administrators",
} as const satisfies StoredThing;
