import { storedAct } from "./audit.ts";
import { storedCareer } from "./careers.ts";
import { blogs, news } from "./database-columns.ts";
import { storedEnquiry, storedEnquiryNote } from "./enquiries.ts";
import { storedBin, storedVersion } from "./history.ts";
import type { StoredThing } from "./stored-thing.ts";

/** Whom every kind of article is for. */
const article = { readers: "anyone", writers: "administrators" } as const;

/** Every stored thing of the site. A new one is a line here, a description in its room and a migration. */
export const storedThings = [
  { table: "blogs", columns: blogs, ...article },
  { table: "news", columns: news, ...article },
  storedCareer,
  storedEnquiry,
  storedEnquiryNote,
  storedAct,
  storedVersion,
  storedBin,
] as const satisfies StoredThing[];
