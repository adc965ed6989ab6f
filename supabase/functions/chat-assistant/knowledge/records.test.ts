import { expect, test } from "vitest";
import { knowledgeOf } from "./records.ts";
import * as content from "./site-content.ts";

const knowledge = knowledgeOf(content);
const on = (path: string) => knowledge.records.filter((record) => record.path === path);

test("every marketing page is known, with its packages, rules and questions", () => {
  for (const page of content.marketingPages) {
    expect(on(page.path).length, `${page.path}: records`).toBeGreaterThan(1);
    expect(
      on(page.path).some(({ kind }) => kind === "page"),
      page.path,
    ).toBe(true);
  }
  expect(
    on("/services/agriculture-spray")
      .filter(({ kind }) => kind === "package")
      .map(({ scope }) => scope),
  ).toEqual(expect.arrayContaining(["Up to 25 acres", "Up to 100 acres", "Unlimited"]));
});

test("a record's anchor is an id of its page", () => {
  for (const page of content.marketingPages) {
    const ids = new Set(
      page.sections.flatMap((section) => [
        section.id,
        ...(section.kind === "tabs"
          ? section.tabs.flatMap((tab) => [tab.id, ...tab.sections.map(({ id }) => id)])
          : []),
      ]),
    );
    for (const { anchor } of on(page.path)) if (anchor) expect(ids.has(anchor), `${page.path}#${anchor}`).toBe(true);
  }
});

test("ids are unique and every record says something", () => {
  expect(new Set(knowledge.records.map(({ id }) => id)).size).toBe(knowledge.records.length);
  for (const { text, id } of knowledge.records) expect(text.trim(), id).not.toBe("");
});

test("facts are the content's own, not a second copy", () => {
  const text = on("/contact-us")
    .map((record) => record.text)
    .join(" ");
  expect(text).toContain(content.company.phone);
  expect(text).toContain(content.company.hours.office);
});
