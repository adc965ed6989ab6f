import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const room = join(import.meta.dirname, "../../supabase/functions/chat-assistant");
/** A further thing that is published takes about 15 in `live.ts`, and may raise this. */
const MOST_LINES = 2_660;
/** Neither tables nor tests nor examinations. */
const files = readdirSync(room, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.ts$/.test(name) && !/\.test\.ts$|\.d\.ts$|^tables\/|^evaluation\//.test(name),
);
const codeOf = (name: string) =>
  readFileSync(join(room, name), "utf8")
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, "")
    .split("\n")
    .filter((line) => line.trim() && !/^\s*\/\//.test(line)).length;

test("the assistant stays small: lines of code without comments and blank ones, and files", () => {
  expect(files.length).toBeLessThanOrEqual(25);
  expect(files.reduce((sum, name) => sum + codeOf(name), 0)).toBeLessThanOrEqual(MOST_LINES);
});
