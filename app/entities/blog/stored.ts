import { blogs } from "../../lib/database-columns.ts";
import type { StoredThing } from "../../lib/stored-thing.ts";
import { articleSearch } from "../../publishing/stored-publication.ts";

export const storedBlog = {
  table: "blogs",
  columns: blogs,
  search: articleSearch,
  readers: "anyone",
  writers: "administrators",
} as const satisfies StoredThing;
