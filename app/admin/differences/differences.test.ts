import fc from "fast-check";
import { expect, test } from "vitest";
import { columnName, differences, differingColumns } from "./differences";

const side = (kind: "gone" | "new", parts: ReturnType<typeof differences>) =>
  parts.flatMap((part) => (part.kind === "same" || part.kind === kind ? part.text : [])).join("");

test("says which words were removed and which were added", () => {
  expect(differences("The drone flies over soybean.\nTwice.", "The small drone flies over wheat.\nTwice.")).toEqual([
    { kind: "same", text: "The " },
    { kind: "new", text: "small " },
    { kind: "same", text: "drone flies over " },
    { kind: "gone", text: "soybean." },
    { kind: "new", text: "wheat." },
    { kind: "same", text: "\nTwice." },
  ]);
  expect(differences("same", "same")).toEqual([{ kind: "same", text: "same" }]);
  expect(differences("", "all of it")).toEqual([{ kind: "new", text: "all of it" }]);
});

test("loses no character of either text", () => {
  const text = fc
    .array(fc.constantFrom("a", "b ", "फसल ", "\n", "  ", "word "), { maxLength: 60 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (first, second) => {
      const parts = differences(first, second);
      expect([side("gone", parts), side("new", parts)]).toEqual([first, second]);
    }),
  );
});

test("is fast for texts of the maximum length", () => {
  const long = (word: string) => `${word} `.repeat(20_000);
  expect(differences(`a ${long("x")}`, `a ${long("y")}`).map(({ kind }) => kind)).toEqual(["same", "gone", "new"]);
});

test("names the columns that differ, ignoring line endings", () => {
  const stored = { title: "A", content: "one\r\ntwo", excerpt: "" };
  expect(differingColumns(stored, { title: "B", content: "one\ntwo ", excerpt: "", category: "x" })).toEqual([
    "title",
    "category",
  ]);
  expect(columnName("featured_image")).toBe("Featured image");
});
