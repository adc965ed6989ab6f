import type * as media from "../app/content/media";

/** The content as the server's build carries it. */
export type MediaContent = typeof media;
