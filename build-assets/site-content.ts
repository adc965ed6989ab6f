import type * as buildAssets from "../app/content/build-assets";

/** The content as the server's build carries it. */
export type SiteContent = typeof buildAssets;
