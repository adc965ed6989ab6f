import { storedAuditEntry } from "./audit.ts";
import { storedCareer } from "./careers.ts";
import { blogs, news } from "./database-columns.ts";
import { storedDesk } from "./desk.ts";
import {
  storedEnquiry,
  storedEnquiryEntry,
  storedEnquirySettings,
  storedPiece,
  storedPreferences,
} from "./enquiries.ts";
import { storedBin, storedDraft, storedVersion } from "./history.ts";
import type { StoredThing } from "./stored-thing.ts";

/** Readers and writers of every kind of article. */
const article = { readers: "anyone", writers: "administrators" } as const;

/** Every stored thing of the site. A new one needs an entry here, a description in this folder and a migration. */
export const storedThings = [
  { table: "blogs", columns: blogs, ...article },
  { table: "news", columns: news, ...article },
  storedCareer,
  storedEnquiry,
  storedEnquiryEntry,
  storedPiece,
  storedEnquirySettings,
  storedPreferences,
  storedAuditEntry,
  storedVersion,
  storedBin,
  storedDraft,
  ...storedDesk,
] as const satisfies StoredThing[];
