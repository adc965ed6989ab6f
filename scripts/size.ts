/**
 * Counts lines of code by room, without blank lines and comments; tests and data are counted apart:
 *
 *   npm run size              this checkout
 *   npm run size -- FOLDER    another checkout beside this one, with the difference of the code
 *
 * A line counts as a comment when nothing but a comment stands on it.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectFiles } from "../tests/project-files.ts";

const CODE = /\.(tsx?|css|sql|py|c|sh)$/;
const TEST = /^tests\/|\.(test|spec)\.tsx?$|\/fixtures\//;
/** What an editor of the site extends, and what programs write: content, word tables, questions, demonstration rows. */
const DATA =
  /^app\/content\/|\/(tables|asked)\/|\.(json|jsonc|txt)$|^supabase\/seed\.sql$|^domain\/stored\/database-columns\.ts$/;
const IGNORED = /^\.|^public\/|(^|\/)package-lock\.json$/;

type Count = { code: number; data: number; tests: number };

/** The layers of app/, the rooms of server/ and of supabase/ are rooms; so is every other folder at the top. */
function roomOf(path: string): string {
  const [top = "", second = "", third = ""] = path.split("/");
  if (!path.includes("/")) return "(top)";
  if (top === "supabase" && third && second === "functions") return `${top}/${second}/${third}`;
  const isFolder = path.split("/").length > 2;
  return ["app", "server", "supabase"].includes(top) ? `${top}/${isFolder ? second : "*"}` : top;
}

/** Lines that are neither blank nor comments. */
function codeLines(path: string, text: string): number {
  const lineComment = /\.py$/.test(path) ? "#" : /\.sql$/.test(path) ? "--" : "//";
  const [open, close] = /\.py$/.test(path) ? [/^[rf]?"""/, /"""$/] : [/^\{?\/\*/, /\*\/\}?$/];
  let count = 0;
  let inComment = false;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (inComment) inComment = !close.test(line);
    else if (open.test(line)) inComment = line.length < 4 || !close.test(line.slice(3));
    else if (line !== "" && !line.startsWith(lineComment)) count++;
  }
  return count;
}

function sizeOf(root: string): Map<string, Count> {
  const rooms = new Map<string, Count>();
  for (const path of projectFiles(".", root)) {
    const kind = TEST.test(path) ? "tests" : DATA.test(path) ? "data" : "code";
    if (IGNORED.test(path) || (kind !== "data" && !CODE.test(path))) continue;
    const room = roomOf(path);
    const counted = rooms.get(room) ?? { code: 0, data: 0, tests: 0 };
    counted[kind] += codeLines(path, readFileSync(join(root, path), "utf8"));
    rooms.set(room, counted);
  }
  return rooms;
}

const sum = (rooms: Map<string, Count>, part: keyof Count, within = "") =>
  [...rooms].reduce((total, [room, counted]) => total + (room.startsWith(within) ? counted[part] : 0), 0);

const now = sizeOf(resolve(import.meta.dirname, ".."));
const [other] = process.argv.slice(2);
const before = other ? sizeOf(resolve(other)) : undefined;
const row = (name: string, ...values: (string | number)[]) =>
  console.log(name.padEnd(36) + values.map((value) => String(value.toLocaleString("en")).padStart(9)).join(""));

row("lines of", ...(before ? ["before"] : []), "code", ...(before ? ["change"] : []), "data", "tests");
const print = (name: string, of: (rooms: Map<string, Count>, part: keyof Count) => number) => {
  const code = of(now, "code");
  const [earlier, change] = before ? [[of(before, "code")], [code - of(before, "code")]] : [[], []];
  row(name, ...earlier, code, ...change, of(now, "data"), of(now, "tests"));
};
for (const room of [...new Set([...(before?.keys() ?? []), ...now.keys()])].sort())
  print(room, (rooms, part) => rooms.get(room)?.[part] ?? 0);
for (const top of ["app/", "server/"]) print(`all of ${top}`, (rooms, part) => sum(rooms, part, top));
print("total", (rooms, part) => sum(rooms, part));
