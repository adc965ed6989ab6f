import { expect, test } from "vitest";
import { rowCount } from "./api";
import { pageNumbers } from "./pager";

test("the first page, the neighbours and the last have a button", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 40)).toEqual([1, 2, 40]);
  expect(pageNumbers(20, 40)).toEqual([1, 19, 20, 21, 40]);
  expect(pageNumbers(40, 40)).toEqual([1, 39, 40]);
});

test("a number of rows is true, and says where there are more than were counted", () => {
  expect([0, 999, 10_001].map((count) => rowCount(count))).toEqual(["0", "999", "10,001"]);
  expect(rowCount(1_000, true)).toBe("1,000+");
});
