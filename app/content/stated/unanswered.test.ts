import { expect, it } from "vitest";
import { marketingPages } from "../marketing-pages";
import { plainSections, type TableSection } from "../schema";
import { askable, byAnswer } from "./unanswered";

it("parts rows with an answer from those without, which are named as in a sentence", () => {
  const rows = [
    ["Where", "In Bhopal"],
    ["Next batch", "Ask us"],
    ["NDA and insurance", "Ask us", "Ask us"],
    ["Batteries", "Ask us", "Four in the case"],
  ];
  expect(byAnswer(rows)).toEqual({ answered: [rows[0], rows[3]], open: ["next batch", "NDA and insurance"] });
});

it("leads from what has no answer to the form with the topic of the page's button, in tabs too", () => {
  const table: TableSection = {
    kind: "table",
    id: "t",
    caption: "",
    columns: ["Q", "A"],
    rows: [["Hostel", "Ask us"]],
  };
  const actions = [
    { label: "See", to: "#see" },
    { label: "Quote", to: "/contact-us?inquiry=training&about=Course#form-heading" },
  ];
  expect(askable(table, actions)).toMatchObject({ ask: { to: actions[1]?.to } });
  expect(askable({ ...table, rows: [["Hostel", "None"]] }, actions)).not.toHaveProperty("ask");
  const tabs = { kind: "tabs", id: "s", defaultTab: "a", tabs: [{ id: "a", label: "A", sections: [table] }] } as const;
  const [tab] = askable(
    { ...tabs, tabs: [...tabs.tabs].map((each) => ({ ...each, sections: [table] })) },
    actions,
  ).tabs;
  expect(tab?.sections).toMatchObject([{ ask: { to: actions[1]?.to } }]);
});

it("every page leads to the form from each table with a row that has no answer", () => {
  const tables = marketingPages.flatMap(({ path, sections }) =>
    plainSections(sections).flatMap((each) =>
      each.kind === "table" && byAnswer(each.rows).open.length > 0 ? [{ path, ask: each.ask?.to }] : [],
    ),
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { path, ask } of tables) expect(ask, path).toMatch(/^\/contact-us\?inquiry=[\w-]+&about=/);
});
