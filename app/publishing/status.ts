/** States of a blog, an article and a job posting; the administrator may set any of them freely. */
export const publicationStatuses = ["draft", "published", "archived"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];
