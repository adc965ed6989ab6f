import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { groupNames, pageList } from "../../app/content/page-list.ts";
import type { PageRecord } from "../../app/content/schema.ts";

const content = join(import.meta.dirname, "../../app/content");

async function recordsBelow(folder: string): Promise<PageRecord[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return modules.flatMap((module) => Object.values(module) as PageRecord[]).filter((each) => each?.path);
}

const folders = Object.keys(groupNames).map((group) => join(content, group));
const records = (await Promise.all(folders.map(recordsBelow))).flat();

/** Every marketing page with its record, in the order of the menus. The site itself collects the records with its bundler. */
export const marketingPages = pageList.map((listed) => {
  const record = records.find(({ path }) => path === listed.path);
  if (!record) throw new Error(`${listed.path} has no record`);
  return { ...record, ...listed };
});
