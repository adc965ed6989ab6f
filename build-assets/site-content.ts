import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as buildAssets from "../app/content/build-assets";

/** The content of one edition, as exported by the server's build. */
export type SiteContent = typeof buildAssets;

/**
 * The content of each edition, the English one first. The owner's values lie over it where `siteSnapshot` had them before.
 * @throws Error without a build in `root`
 */
export const editionsIn = (root: string): Promise<SiteContent[]> =>
  Promise.all(
    ["build/server", "build/hindi/server"].map(async (folder) => {
      const build = await import(pathToFileURL(join(root, folder, "index.js")).href);
      return build.entry.module.buildAssets as SiteContent;
    }),
  );
