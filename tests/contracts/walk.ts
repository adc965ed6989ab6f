import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "../../app/content/pictures";

const root = join(import.meta.dirname, "../..");

/** The files with the records of the marketing pages, by the path of the page, relative to the project's folder. */
export const recordFiles = new Map(
  globSync("app/content/*/*.ts", { cwd: root }).flatMap((file): [string, string][] => {
    const path = /^ {2}path: "([^"]+)"/m.exec(readFileSync(join(root, file), "utf8"))?.[1];
    return path ? [[path, file]] : [];
  }),
);

/** Every string in a record, with the key it stands under. */
export function* strings(value: unknown, key = ""): Generator<{ key: string; text: string }> {
  if (typeof value === "string") yield { key, text: value };
  else if (Array.isArray(value)) for (const item of value) yield* strings(item, key);
  else if (value && typeof value === "object")
    for (const [name, inner] of Object.entries(value)) yield* strings(inner, name);
}

/** Every object in a record that looks like a picture. */
export function* picturesIn(value: unknown): Generator<Picture> {
  if (Array.isArray(value)) for (const item of value) yield* picturesIn(item);
  else if (value && typeof value === "object") {
    if ("file" in value && "widths" in value) yield value as Picture;
    else for (const inner of Object.values(value)) yield* picturesIn(inner);
  }
}

/** Every text of a record, joined. */
export function said(value: unknown): string {
  return [...strings(value)].map(({ text }) => text).join(" | ");
}
