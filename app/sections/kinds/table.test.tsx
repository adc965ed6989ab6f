import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { StatsSection, TableSection } from "~/content/schema";
import { Stats } from "./stats";
import { Table } from "./table";

const table = (rows: string[][]): TableSection => ({
  kind: "table",
  id: "good-to-know",
  heading: "Good to know",
  caption: "Before you decide",
  columns: ["Question", "Answer"],
  rows,
  ask: { to: "/contact-us?inquiry=training" },
});
const shown = (section: TableSection) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Table section={section} />
    </MemoryRouter>,
  );
  return { html, rows: html.match(/<tr/g)?.length ?? 0, text: html.replace(/<[^>]*>/g, " ").replace(/\u00a0/g, " ") };
};

test("what has no answer stands in one line with one button, and takes no row", () => {
  const { rows, text, html } = shown(
    table([
      ["Where", "In Bhopal"],
      ["Next batch", "Ask us"],
      ["Hostel", "Ask us"],
    ]),
  );
  expect(rows, "the head and one answer").toBe(2);
  expect(text).toContain("Ask us about: next batch, hostel.");
  expect(html.match(/href="\/contact-us/g)).toHaveLength(1);
});

test("where nothing has an answer there is the line alone", () => {
  const { html, text } = shown(table([["Hostel", "Ask us"]]));
  expect(html).not.toContain("<table");
  expect(text).toContain("Ask us about: hostel.");
});

test("bars have a key to their filled part and to the whole", () => {
  const section: StatsSection = {
    kind: "stats",
    id: "lift",
    key: { part: "Full", whole: "Empty" },
    items: [{ value: "10 kg", label: "payload", note: "18 min", bar: { part: 18, whole: 38, of: 38 } }],
  };
  const items = [...renderToStaticMarkup(<Stats section={section} />).matchAll(/<li[^>]*>(<span.*?)<\/li>/g)];
  expect(items.map(([, inner = ""]) => [inner.replace(/<[^>]*>/g, ""), inner.includes("bg-signal")])).toEqual([
    ["Full", true],
    ["Empty", false],
  ]);
});
