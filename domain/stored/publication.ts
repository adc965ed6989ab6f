import { blogs } from "./database-columns.ts";

/** States of a blog, an article and a job posting; the administrator may set any of them freely. */
export const publicationStatuses = blogs.status.oneOf;

/** An address of a picture that browsers show on this site; the migration `picture_addresses` holds the same. */
export const pictureAddress = /^(https:\/\/[^[\]\s/\\?#]+([/?#]\S*)?|\/([^/\\\s]\S*)?)$/;

/** Columns of blogs and news, which differ by the name of their label alone. */
export const { category: articleLabel, ...articleColumns } = blogs;
