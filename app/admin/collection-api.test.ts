import { expect, test } from "vitest";
import { rowOf, searchFilter } from "./collection-api";

test("a search term cannot leave its place in the filter", () => {
  expect(searchFilter(["title", "content"], " drone ")).toBe("title.ilike.%drone%,content.ilike.%drone%");
  expect(searchFilter(["title"], "asha@farm.example")).toBe("title.ilike.%asha@farm.example%");
  expect(searchFilter(["title"], "100% off")).toBe("title.ilike.%100_ off%");
  expect(searchFilter(["title"], 'a",status.eq.x)')).toBe("title.ilike.%a__status.eq.x_%");
  expect(searchFilter(["title"], "फसल")).toBe("title.ilike.%फसल%");
});

test("empty values are stored as null, others trimmed", () => {
  expect(rowOf({ title: " A ", excerpt: "", category: "  " })).toEqual({ title: "A", excerpt: null, category: null });
});
