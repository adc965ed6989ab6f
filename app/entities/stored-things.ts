import { blogs, news } from "../lib/database-columns.ts";
import type { StoredThing } from "../lib/stored-thing.ts";
import { storedAct } from "./audit/stored.ts";
import { storedCareer } from "./careers/stored.ts";
import { storedEnquiry, storedEnquiryNote } from "./contact/stored.ts";
import { storedBin, storedVersion } from "./history/stored.ts";

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
