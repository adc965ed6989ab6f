import { describe, expect, test } from "vitest";
import type { Edit, TextSelection } from "./commands";
import { putTable, stepToCell, tableAt, writeTable } from "./tables";

/** A text with its selection between brackets: "a ⟦b⟧ c". */
function selected(shown: string): TextSelection {
  const from = shown.indexOf("⟦");
  return { text: shown.replace(/[⟦⟧]/g, ""), from, to: shown.indexOf("⟧") - 1 };
}
function after({ text }: TextSelection, { from, to, insert, select }: Edit): string {
  const done = text.slice(0, from) + insert + text.slice(to);
  const [start, end] = [from + select[0], from + select[1]];
  return `${done.slice(0, start)}⟦${done.slice(start, end)}⟧${done.slice(end)}`;
}

describe("Tab in a table", () => {
  const step = (shown: string, back = false) => {
    const edit = stepToCell(selected(shown), back);
    return edit && after(selected(shown), edit);
  };

  test.each([
    ["| a⟦⟧ | b |\n| --- | --- |\n| c | d |", "| a | ⟦b⟧ |\n| --- | --- |\n| c | d |"],
    ["| a | ⟦b⟧ |\n| --- | --- |\n| c | d |", "| a | b |\n| --- | --- |\n| ⟦c⟧ | d |"],
    ["| a |\n| --- |\n| c⟦⟧ |", "| a |\n| --- |\n| c |\n| ⟦⟧ |"],
    ["words\n\n| a⟦⟧ | x\\|y |\n|---|---|\n\nwords", "words\n\n| a | ⟦x\\|y⟧ |\n|---|---|\n\nwords"],
    ["| a⟦⟧ |  |\n| --- | --- |", "| a | ⟦⟧ |\n| --- | --- |"],
  ])("%j becomes %j", (shown, then) => expect(step(shown)).toBe(then));

  test("goes back with Shift, and leaves at the first cell", () => {
    expect(step("| a | b |\n| --- | --- |\n| ⟦c⟧ | d |", true)).toBe("| a | ⟦b⟧ |\n| --- | --- |\n| c | d |");
    expect(step("| ⟦a⟧ | b |\n| --- | --- |", true)).toBeUndefined();
  });

  test.each(["no ⟦⟧table", "| one⟦⟧ | line |", "| a | b |\n| --- | --- |\n\nbelow⟦⟧"])("does nothing in %j", (shown) =>
    expect(step(shown)).toBeUndefined(),
  );
});

test("a table is read with its alignment and the cell of the cursor, and written as it stood", () => {
  const shown = "Before\n\n| Plan | Acres |\n| :-- | --: |\n| Small | 2⟦⟧5 |\n\nAfter";
  const table = tableAt(selected(shown));
  expect(table).toMatchObject({
    rows: [
      ["Plan", "Acres"],
      ["Small", "25"],
    ],
    dashes: [":--", "--:"],
    row: 1,
    column: 1,
  });
  if (!table) return;
  const written = writeTable(table.rows, table.dashes);
  expect(selected(shown).text.slice(table.from, table.to)).toBe(written);
  expect(after(selected(shown), putTable(selected(shown), table, written))).toBe(
    "Before\n\n| Plan | Acres |\n| :-- | --: |\n| Small | 25 |⟦⟧\n\nAfter",
  );
});

test("a bar in a cell is escaped once, and a line break becomes a blank", () => {
  expect(
    writeTable([
      ["a|b", "c\\|d"],
      ["one\ntwo", ""],
    ]),
  ).toBe("| a\\|b | c\\|d |\n| --- | --- |\n| one two |  |");
});
