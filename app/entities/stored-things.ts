import type { StoredThing } from "../lib/stored-thing.ts";
import { storedAct } from "./audit/stored.ts";
import { storedBlog } from "./blog/stored.ts";
import { storedCareer } from "./careers/stored.ts";
import { storedEnquiry, storedEnquiryNote } from "./contact/stored.ts";
import { storedBin, storedVersion } from "./history/stored.ts";
import { storedNews } from "./news/stored.ts";

/** Every stored thing of the site. A new one is a line here, a description in its room and a migration. */
export const storedThings = [
  storedBlog,
  storedNews,
  storedCareer,
  storedEnquiry,
  storedEnquiryNote,
  storedAct,
  storedVersion,
  storedBin,
] as const satisfies StoredThing[];
