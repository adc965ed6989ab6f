import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withAsked } from "./make.ts";
import { knowledgeOf } from "./records.ts";
import * as content from "./site-content.ts";

const { records, pages } = knowledgeOf(content);
const folderWith = (name: string, text: string) => {
  const folder = mkdtempSync(join(tmpdir(), "asked-"));
  writeFileSync(join(folder, name), text);
  return folder;
};

test("every page is asked for, and nearly every record that answers something", () => {
  const { records: learnt, strays } = withAsked(records);
  expect(strays).toEqual([]);
  for (const { path } of pages)
    expect(
      learnt.filter((record) => record.path === path && record.asked).length,
      `${path}: records that a question in its file in knowledge/asked leads to`,
    ).toBeGreaterThan(0);
  const answering = learnt.filter(({ sample }) => !sample);
  expect(answering.filter(({ asked }) => asked).length / answering.length).toBeGreaterThan(0.95);
});

test("no two records are asked for by the same question", () => {
  const all = withAsked(records).records.flatMap(({ asked }) => asked ?? []);
  const twice = all.filter((question, index) => all.indexOf(question) !== index);
  expect(twice).toEqual([]);
});

test("a line that belongs to no record is named with its file and number", () => {
  const folder = folderWith("about-us.txt", "\n#nowhere | Nothing || Why?\n");
  expect(withAsked(records, folder).strays).toEqual([
    "asked/about-us.txt, line 2: no record “#nowhere | Nothing” on /about-us",
  ]);
});

test("records of the same place and title are taken in the order of the lines", () => {
  const twins = [
    { path: "/a", page: "A", anchor: "x", section: "", kind: "rule", title: "T", text: "one", id: "1" },
    { path: "/a", page: "A", anchor: "x", section: "", kind: "rule", title: "T", text: "two", id: "2" },
  ] as const;
  const folder = folderWith("a.txt", "#x | T || first?\n#x | T || second? || third?\n");
  expect(withAsked([...twins], folder).records.map(({ asked }) => asked)).toEqual([["first?"], ["second?", "third?"]]);
});

test("of records of the same place and title all are asked for, or a line was forgotten and the others slid", () => {
  const groups = Map.groupBy(withAsked(records).records, ({ path, anchor, title }) => `${path}#${anchor} | ${title}`);
  const slid = [...groups].filter(([, group]) => group[0]?.asked && !group.every(({ asked }) => asked));
  expect(slid.map(([place]) => place)).toEqual([]);
});
