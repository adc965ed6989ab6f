import { describe, expect, test } from "vitest";
import { type CommandName, commands, continueList, dropSecondMark, type Edit, type TextSelection } from "./commands";

/** A text with its selection between brackets: "a ⟦b⟧ c". */
function selected(shown: string): TextSelection {
  const from = shown.indexOf("⟦");
  return { text: shown.replace(/[⟦⟧]/g, ""), from, to: shown.indexOf("⟧") - 1 };
}
function after({ text }: TextSelection, { from, to, insert, select }: Edit): string {
  const [start, end] = select;
  return `${text.slice(0, from)}${insert.slice(0, start)}⟦${insert.slice(start, end)}⟧${insert.slice(end)}${text.slice(to)}`;
}
const doing = (command: CommandName, shown: string) => after(selected(shown), commands[command](selected(shown)));

describe("a command on a text", () => {
  test.each<[CommandName, string, string]>([
    ["bold", "a ⟦b⟧ c", "a **⟦b⟧** c"],
    ["bold", "a **⟦b⟧** c", "a ⟦b⟧ c"],
    ["bold", "a⟦ b ⟧c", "a **⟦b⟧** c"],
    ["bold", "a ⟦⟧", "a **⟦bold text⟧**"],
    ["bold", "a **words⟦⟧** b", "a **words**⟦⟧ b"],
    ["bold", "a **words**⟦⟧", "a **words****⟦bold text⟧**"],
    ["bold", "a ⟦⟧**words**", "a **⟦bold text⟧****words**"],
    ["bold", "a **⟦⟧** b", "a ⟦⟧ b"],
    ["italic", "* a *words⟦⟧*", "* a *words*⟦⟧"],
    ["italic", "***words⟦⟧***", "***words*⟦⟧**"],
    ["italic", "**words⟦⟧**", "**words*⟦slanted text⟧***"],
    ["italic", "⟦फसल⟧", "*⟦फसल⟧*"],
    ["italic", "**⟦b⟧**", "***⟦b⟧***"],
    ["italic", "***⟦b⟧***", "**⟦b⟧**"],
    ["heading", "a\nb⟦⟧c\nd", "a\n## bc⟦⟧\nd"],
    ["heading", "a\n## b⟦⟧c\nd", "a\nbc⟦⟧\nd"],
    ["list", "⟦a\n\nb⟧", "⟦- a\n\n- b⟧"],
    ["list", "⟦- a\n- b⟧", "⟦a\nb⟧"],
    ["numbers", "⟦a\nb⟧", "⟦1. a\n2. b⟧"],
    ["quote", "a⟦⟧", "> a⟦⟧"],
  ])("%s: %j becomes %j", (command, before, then) => {
    expect(doing(command, before)).toBe(then);
  });
});

test.each([
  ["- a⟦⟧", "- a\n- ⟦⟧"],
  ["9. a⟦⟧", "9. a\n10. ⟦⟧"],
  ["- a\n- ⟦⟧", "- a\n\n⟦⟧"],
  ["1. a\n2. ⟦⟧", "1. a\n\n⟦⟧"],
  ["1. a\n2. ⟦⟧\n3. c", "1. a\n\n⟦⟧\n\n3. c"],
  ["a\n\n- ⟦⟧", "a\n\n⟦⟧"],
  ["- ⟦⟧", "⟦⟧"],
])("Enter in a list: %j becomes %j", (before, then) => {
  expect(after(selected(before), continueList(selected(before)) as Edit)).toBe(then);
});

test("Enter outside a list is left to the browser", () => {
  expect(continueList(selected("a⟦⟧"))).toBeNull();
  expect(continueList(selected("- a⟦b⟧"))).toBeNull();
});

test("a mark that is typed behind the list's own is dropped with its blank", () => {
  const typed = (text: string) => dropSecondMark(selected(text));
  expect(after(selected("- a\n- -⟦⟧"), typed("- a\n- -⟦⟧") as Edit)).toBe("- a\n- ⟦⟧");
  expect(after(selected("2. 2.⟦⟧"), typed("2. 2.⟦⟧") as Edit)).toBe("2. ⟦⟧");
  expect(typed("- a -⟦⟧")).toBeNull();
  expect(typed("-⟦⟧")).toBeNull();
});
