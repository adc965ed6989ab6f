import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withAsked } from "./make.ts";
import type { KnowledgeRecord } from "./record.ts";
import { knowledgeOf } from "./records.ts";
import * as content from "./site-content.ts";

const { records, pages } = knowledgeOf(content);
const folderWith = (name: string, text: string) => {
  const folder = mkdtempSync(join(tmpdir(), "asked-"));
  writeFileSync(join(folder, name), text);
  return folder;
};

/** Share of a page's records to which a question of visitors leads. The others are found by their own words. */
const ASKED_SHARE = 0.8;

const fileOf = (path: string) =>
  `supabase/functions/chat-assistant/knowledge/asked/${path === "/" ? "home" : path.slice(1).replaceAll("/", "_")}.txt`;
/** How a record begins, and below it the line to paste. */
const lineFor = ({ anchor, title, text }: KnowledgeRecord) =>
  `  ${text.slice(0, 80)}\n    #${anchor} | ${title} || <question> || <question>`;

const learnt = withAsked(records);

test("every line of the files belongs to a record", () =>
  expect(learnt.strays, "correct the anchor and title of these lines, or delete them").toEqual([]));

test.each(pages.map(({ path }) => path))(
  "enough records of %s have a question of visitors that leads to them",
  (path) => {
    const answering = learnt.records.filter((record) => record.path === path && !record.sample);
    const missing = answering.filter(({ asked }) => !asked);
    const needed = Math.ceil(ASKED_SHARE * answering.length);
    const has = answering.length - missing.length;
    const message = [
      `${fileOf(path)} has questions for ${has} of ${answering.length} records and needs them for ${needed} at least.`,
      `Paste the second line of ${needed - has} or more of these pairs there, each with what visitors ask:`,
      ...missing.map(lineFor),
    ].join("\n");
    expect(has, message).toBeGreaterThanOrEqual(needed);
  },
);

test("no two records are asked for by the same question", () => {
  const places = learnt.records.flatMap(({ path, anchor, title, asked = [] }) =>
    asked.map((question) => ({ question, place: `${fileOf(path)}: #${anchor} | ${title}` })),
  );
  const twice = [...Map.groupBy(places, ({ question }) => question)].filter(([, lines]) => lines.length > 1);
  const message = "delete each of these questions from all places but one";
  expect(
    Object.fromEntries(twice.map(([question, lines]) => [question, lines.map(({ place }) => place)])),
    message,
  ).toEqual({});
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

test("where records share place and title, each has its line or none has", () => {
  const groups = Map.groupBy(learnt.records, ({ path, anchor, title }) => `${path}#${anchor} | ${title}`);
  for (const [, group] of groups) {
    const [first] = group;
    if (!first?.asked) continue;
    const message = [
      `${fileOf(first.path)}: “#${first.anchor} | ${first.title}” stands for ${group.length} records, which take its lines in`,
      "the order of the page. Give each record its line in this order, or a line leads to the wrong one:",
      ...group.map(lineFor),
    ].join("\n");
    expect(group.filter(({ asked }) => !asked).length, message).toBe(0);
  }
});
