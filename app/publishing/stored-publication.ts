import type { Column } from "../lib/stored-thing.ts";
import { publicationStatuses } from "./status.ts";
import { contentFormats } from "./words.ts";

/** Columns that every published thing has; the database sets author and times itself, whatever is sent. */
export const publicationColumns = {
  id: { type: "uuid" },
  title: { type: "text", max: 200 },
  status: { type: "text", oneOf: publicationStatuses },
  author_id: { type: "uuid", optional: true },
  created_at: { type: "time" },
  updated_at: { type: "time" },
  // When it was first published, which is when it counts as created; set by the database alone.
  first_published_at: { type: "time", optional: true },
  // Words that hold a place until the company writes its own; set by the seed alone.
  is_sample: { type: "boolean" },
} satisfies Record<string, Column>;

/** Columns of blogs and news, which differ by their label alone. */
export const articleColumns = {
  ...publicationColumns,
  excerpt: { type: "text", max: 500, optional: true },
  content: { type: "text", max: 200_000 },
  content_format: { type: "text", oneOf: contentFormats },
  featured_image: { type: "text", max: 2048, optional: true },
} satisfies Record<string, Column>;

/** The label of an article: a blog's category, a news article's type. */
export const articleLabel = { type: "text", max: 100, optional: true } satisfies Column;

export const articleSearch = ["title", "excerpt", "content"] as const;
