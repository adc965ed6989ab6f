import { blogs } from "../lib/database-columns.ts";

/** States of a blog, an article and a job posting; the administrator may set any of them freely. */
export const publicationStatuses = blogs.status.oneOf;

/** Columns of blogs and news, which differ by the name of their label alone. */
export const { category: articleLabel, ...articleColumns } = blogs;

export const articleSearch = ["title", "excerpt", "content"] as const;
