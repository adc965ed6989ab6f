import type * as buildAssets from "../app/content/build-assets";

/** The content as exported by the server's build. */
export type SiteContent = typeof buildAssets;
