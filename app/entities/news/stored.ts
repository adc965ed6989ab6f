import { news } from "../../lib/database-columns.ts";
import type { StoredThing } from "../../lib/stored-thing.ts";
import { articleSearch } from "../../publishing/stored-publication.ts";

export const storedNews = {
  table: "news",
  columns: news,
  search: articleSearch,
  readers: "anyone",
  writers: "administrators",
} as const satisfies StoredThing;
