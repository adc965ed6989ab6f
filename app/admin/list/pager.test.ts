import { expect, test } from "vitest";
import { rowCount } from "./api";
import { pageNumbers } from "./pager";

test("the first page, the neighbours and the last have a button", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 40)).toEqual([1, 2, 40]);
  expect(pageNumbers(20, 40)).toEqual([1, 19, 20, 21, 40]);
  expect(pageNumbers(40, 40)).toEqual([1, 39, 40]);
});

test("a number of rows is exact to a thousand", () => {
  expect([0, 999, 1000, 1001].map(rowCount)).toEqual(["0", "999", "1,000", "1,000+"]);
});
