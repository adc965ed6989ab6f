import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFiles } from "../project-files.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

/** The folders below `place` that hold files of the project. */
function foldersIn(place: string): string[] {
  const below = place === "." ? "" : `${place}/`;
  return sorted(projectFiles(place).flatMap((path) => /^([^/.][^/]*)\//.exec(path.slice(below.length))?.[1] ?? []));
}

/** The rows of the table below a heading of the architecture: the folder, and the words in code of its last column. */
function tableBelow(heading: string): Map<string, string[]> {
  const [, part = ""] = read("docs/architecture.md").split(`\n## ${heading}\n`);
  const rows = (part.split("\n## ", 1)[0] ?? "").matchAll(/^\| `([^`]+)\/` \|(?:.*\|)? ?([^|]*)\|$/gm);
  return new Map(
    Array.from(rows, ([, folder = "", knows = ""]) => [
      folder,
      Array.from(knows.matchAll(/`(\w+)`/g), (m) => m[1] ?? ""),
    ]),
  );
}

const layers = tableBelow("The app's layers");
const rooms = tableBelow("The server's rooms");

it("every folder of the project is in the layout, and nothing else is", () => {
  expect(sorted(tableBelow("Where things are").keys())).toEqual(foldersIn("."));
});

it.each([
  ["app", layers],
  ["server", rooms],
])("every folder of %s is described, and nothing else is", (place, table) => {
  expect(sorted(table.keys())).toEqual(foldersIn(place).map((folder) => `${place}/${folder}`));
});

type Override = {
  includes: string[];
  linter: { rules: { style?: { noRestrictedImports?: { options?: { patterns: { group: string[] }[] } } } } };
};

/** What the linter lets a folder import from its neighbours. */
function allowedIn(folder: string, neighbour: RegExp): string[] {
  const { overrides } = JSON.parse(read("biome.json")) as { overrides: Override[] };
  const override = overrides.find(
    ({ includes }) => includes.includes(`${folder}/**`) || includes.includes(`${folder}/*/**`),
  );
  const groups =
    override?.linter.rules.style?.noRestrictedImports?.options?.patterns.flatMap(({ group }) => group) ?? [];
  const own = folder.split("/")[1] ?? "";
  return sorted(groups.flatMap((pattern) => neighbour.exec(pattern)?.[1] ?? [])).filter((name) => name !== own);
}

it.each([...layers].filter(([folder]) => !["app/assets", "app/routes"].includes(folder)))(
  "%s knows what the linter lets it know",
  (folder, knows) => {
    expect(allowedIn(folder, /^!~\/(\w+)\/\*\*$/)).toEqual(sorted(knows));
  },
);

it.each([...rooms])("%s knows what the linter lets it know", (folder, knows) => {
  expect(allowedIn(folder, /^!\.\.\/(\w+)\/\*\*$/)).toEqual(sorted(knows));
});

const MAX_DECISION_WORDS = 400;

it.each(projectFiles("docs/decisions"))(
  `%s has at most ${MAX_DECISION_WORDS} words: shorten it to the decision and its reasons`,
  (file) => {
    expect(read(file).trim().split(/\s+/).length).toBeLessThanOrEqual(MAX_DECISION_WORDS);
  },
);
