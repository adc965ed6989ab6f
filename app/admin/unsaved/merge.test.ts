import { expect, test } from "vitest";
import { mergeByField } from "./merge";

const base = { title: "A", excerpt: "", content: "Words" };

test("what only one has changed goes in by itself", () => {
  const mine = { ...base, content: "My words" };
  const theirs = { ...base, excerpt: "In short" };
  expect(mergeByField(base, mine, theirs)).toEqual({
    values: { title: "A", excerpt: "In short", content: "My words" },
    both: [],
    taken: ["excerpt"],
  });
});

test("a field that both have changed stays mine and is named, unless both wrote the same", () => {
  const mine = { title: "B", excerpt: "", content: "My words" };
  const theirs = { title: "B ", excerpt: "", content: "Their words" };
  expect(mergeByField(base, mine, theirs)).toEqual({ values: mine, both: ["content"], taken: [] });
});
