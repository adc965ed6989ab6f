import type { StoredThing } from "../../lib/stored-thing.ts";
import { articleColumns, articleLabel, articleSearch } from "../../publishing/stored-publication.ts";

export const storedNews = {
  table: "news",
  columns: { ...articleColumns, news_type: articleLabel },
  search: articleSearch,
  readers: "anyone",
  writers: "administrators",
} as const satisfies StoredThing;
