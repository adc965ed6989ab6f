import type { StoredThing } from "../../lib/stored-thing.ts";
import { articleColumns, articleLabel, articleSearch } from "../../publishing/stored-publication.ts";

export const storedBlog = {
  table: "blogs",
  columns: { ...articleColumns, category: articleLabel },
  search: articleSearch,
  readers: "anyone",
  writers: "administrators",
} as const satisfies StoredThing;
