import { blogs } from "./database-columns.ts";

/** States of a blog, an article and a job posting; the administrator may set any of them freely. */
export const publicationStatuses = blogs.status.oneOf;

/** A picture address that browsers load on this site; the migration `picture_addresses` checks the same. */
export const pictureAddress = /^(https:\/\/[^[\]\s/\\?#]+([/?#]\S*)?|\/([^/\\\s]\S*)?)$/;

/** Columns of blogs and news, which differ only in the name of their label. */
export const { category: articleLabel, ...articleColumns } = blogs;
