/**
 * Counts lines of code by room, without blank lines and comments; tests and data are counted apart:
 *
 *   npm run size              this checkout
 *   npm run size -- FOLDER    another checkout beside this one, with the difference of the code
 *
 * A line counts as a comment when nothing but a comment stands on it.
 */
import { readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { projectFiles } from "../tests/project-files.ts";

const CODE = /\.(tsx?|css|sql|py|c|sh)$/;
const TEST = /^tests\/|\.(test|spec)\.tsx?$|\/fixtures\//;
/** What an editor of the site extends, and what programs write: content in both languages, word tables, questions, demonstration rows. */
const DATA =
  /^(app\/content|hindi)\/|\/(tables|asked)\/|\.(json|jsonc|txt)$|^supabase\/seed\.sql$|^domain\/stored\/database-columns\.ts$/;
const IGNORED = /^\.|^public\/|(^|\/)package-lock\.json$/;

/** Comments that take whole lines, by the ending of a file; other files have those of TypeScript. */
const COMMENTS: Record<string, RegExp> = {
  ".py": /^\s*(?:#.*|[rf]?"""[\s\S]*?""")$/gm,
  ".sql": /^\s*--.*$/gm,
};
const TYPESCRIPT_COMMENTS = /^\s*(?:\/\/.*|\{?\/\*[\s\S]*?\*\/\}?)$/gm;

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
  const code = text.replace(COMMENTS[extname(path)] ?? TYPESCRIPT_COMMENTS, "");
  return code.split("\n").filter((line) => line.trim() !== "").length;
}

function sizeOf(root: string): Map<string, Count> {
  const rooms = new Map<string, Count>();
  for (const path of projectFiles(".", root)) {
    const kind = TEST.test(path) ? "tests" : DATA.test(path) ? "data" : "code";
    if (IGNORED.test(path) || (kind !== "data" && !CODE.test(path))) continue;
    const counted = rooms.get(roomOf(path)) ?? { code: 0, data: 0, tests: 0 };
    counted[kind] += codeLines(path, readFileSync(join(root, path), "utf8"));
    rooms.set(roomOf(path), counted);
  }
  return rooms;
}

const [other] = process.argv.slice(2);
const now = sizeOf(join(import.meta.dirname, ".."));
const before = other ? sizeOf(resolve(other)) : undefined;

const print = (name: string, ...values: (string | number)[]) =>
  console.log(name.padEnd(36) + values.map((value) => value.toLocaleString("en").padStart(9)).join(""));

/** Prints the sum of the rooms that `isMeant` names. */
function printSum(name: string, isMeant: (room: string) => boolean): void {
  const sum = (rooms: Map<string, Count>, part: keyof Count) =>
    [...rooms].reduce((total, [room, counted]) => total + (isMeant(room) ? counted[part] : 0), 0);
  const code = sum(now, "code");
  const earlier = before ? [sum(before, "code"), code - sum(before, "code")] : [];
  print(name, code, sum(now, "data"), sum(now, "tests"), ...earlier);
}

print("lines of", "code", "data", "tests", ...(before ? ["before", "change"] : []));
for (const room of [...new Set([...(before?.keys() ?? []), ...now.keys()])].sort())
  printSum(room, (each) => each === room);
for (const top of ["app/", "server/", ""]) printSum(top ? `all of ${top}` : "total", (each) => each.startsWith(top));
