import { batches, notices, prices, site_values } from "./database-columns.ts";
import type { StoredThing } from "./stored-thing.ts";

const desk = { readers: "administrators", writers: "administrators" } as const;

/** The tables of the owner's desk. The site reads them through the procedure `site_snapshot` alone. */
export const storedDesk = [
  { table: "site_values", columns: site_values, ...desk },
  { table: "prices", columns: prices, ...desk },
  { table: "batches", columns: batches, ...desk },
  { table: "notices", columns: notices, ...desk },
] as const satisfies StoredThing[];
