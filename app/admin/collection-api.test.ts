import { expect, test } from "vitest";
import { rowOf, searchFilter } from "./collection-api";

test("a search term cannot leave its place in the filter", () => {
  expect(searchFilter(["title", "content"], " drone ")).toBe('title.ilike."%drone%",content.ilike."%drone%"');
  expect(searchFilter(["title"], "100%")).toBe('title.ilike."%100\\\\%%"');
  expect(searchFilter(["title"], 'a",status.eq.x')).toBe('title.ilike."%a\\",status.eq.x%"');
});

test("empty values are stored as null, others trimmed", () => {
  expect(rowOf({ title: " A ", excerpt: "", category: "  " })).toEqual({ title: "A", excerpt: null, category: null });
});
