import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brochure } from "./brochure.ts";
import { folderSheets } from "./folder.ts";
import type { SiteContent } from "./site-content.ts";

/** Where the build leaves the pictures of brochures as JPEG: a folder for each, with `opening.jpg` and `view-0.jpg`. */
export const BROCHURE_PICTURES = "build/brochure-pictures";

/** The name of a page's brochure, without folder and ending. */
export const brochureName = (path: string) => path.split("/").at(-1) ?? "";

/** The pictures of a brochure, or of a folder to take along, as the build has left them. */
async function picturesFor(root: string, name: string): Promise<{ opening?: Buffer; views: Buffer[] }> {
  const folder = join(root, BROCHURE_PICTURES, name);
  const files = (await readdir(folder).catch(() => [])).sort();
  const read = (file: string) => readFile(join(folder, file));
  const views = await Promise.all(files.filter((file) => file.startsWith("view-")).map(read));
  return { ...(files.includes("opening.jpg") ? { opening: await read("opening.jpg") } : {}), views };
}

/** The brochures of all pages of an edition that offer one, and its folders to take along, by their path on the site. */
export function brochuresOf(root: string, site: SiteContent) {
  const { edition, marketingPages, folders } = site;
  const pathOf = (name: string) => `${edition.brochures}${name}.pdf`;
  const brochures = marketingPages
    .filter((page) => page.brochure)
    .map(async (page) => {
      const name = brochureName(page.path);
      const { opening, views } = await picturesFor(root, name);
      if (!opening) throw new Error(`the brochure ${name} has no opening picture: run npm run build`);
      return { path: pathOf(name), bytes: await brochure(page, site, { opening, views }) };
    });
  const sheets = folders.map(async (folder) => {
    const page = marketingPages.find(({ path }) => path === folder.page);
    if (!page) throw new Error(`the folder ${folder.name} belongs to no page`);
    const { opening, views } = await picturesFor(root, folder.name);
    const { bytes } = await folderSheets(folder, page, site, { opening, others: views });
    return { path: pathOf(folder.name), bytes };
  });
  return Promise.all([...brochures, ...sheets]);
}
