import { expect, test } from "vitest";
import { listStateFrom, withListState } from "./list-state";

test("an odd address is the first page of everything", () => {
  for (const page of ["0", "-1", "x", "1.5", "9".repeat(30)]) {
    expect(listStateFrom(new URLSearchParams({ page })).page).toBe(1);
  }
  expect(listStateFrom(new URLSearchParams())).toEqual({ page: 1, search: "", status: "", edit: "" });
});

test("a state survives the address, and other parameters stay", () => {
  const params = withListState(new URLSearchParams("tab=news"), { page: 3, search: "drone & crop", status: "draft" });
  expect(params.get("tab")).toBe("news");
  expect(listStateFrom(new URLSearchParams(params.toString()))).toEqual({
    page: 3,
    search: "drone & crop",
    status: "draft",
    edit: "",
  });
});

test("a new search or filter starts at the first page", () => {
  const third = new URLSearchParams("page=3&q=a");
  expect(listStateFrom(withListState(third, { search: "b" })).page).toBe(1);
  expect(listStateFrom(withListState(third, { status: "draft" })).page).toBe(1);
  expect(listStateFrom(withListState(third, { edit: "new" })).page).toBe(3);
});
