import { expect, test } from "vitest";
import { knowledgeOf } from "../knowledge/records.ts";
import * as content from "../knowledge/site-content.ts";
import { situations } from "./situations.ts";

test("every page that has situations is a page of the site", () => {
  const paths = new Set([...knowledgeOf(content).pages.map(({ path }) => path), "/support-chat"]);
  expect(Object.keys(situations).filter((path) => !paths.has(path))).toEqual([]);
});

test("no page says a thing twice", () => {
  for (const [path, levels] of Object.entries(situations)) {
    const said = levels.join("|").split("|");
    expect(
      said.filter((words, index) => said.indexOf(words) !== index),
      path,
    ).toEqual([]);
  }
});
