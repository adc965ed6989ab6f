import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "../supabase/functions/chat-assistant/knowledge/records.ts";
import { brochure } from "./brochure.ts";

/** Where the build leaves the pictures of brochures as JPEG: a folder for each, with `opening.jpg` and `view-0.jpg`. */
export const BROCHURE_PICTURES = "build/brochure-pictures";

/** The name of a page's brochure, without folder and ending. */
export const brochureName = (path: string) => path.split("/").at(-1) ?? "";

/** The brochures of all pages that offer one, by file name. */
export function brochuresOf(root: string, { marketingPages, company }: Pick<Content, "marketingPages" | "company">) {
  return Promise.all(
    marketingPages
      .filter((page) => page.brochure)
      .map(async (page) => {
        const folder = join(root, BROCHURE_PICTURES, brochureName(page.path));
        const files = (await readdir(folder)).sort();
        const read = (name: string) => readFile(join(folder, name));
        const views = await Promise.all(files.filter((name) => name.startsWith("view-")).map(read));
        const bytes = await brochure(page, company, { opening: await read("opening.jpg"), views });
        return { path: `${brochureName(page.path)}.pdf`, bytes };
      }),
  );
}
