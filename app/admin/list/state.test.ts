import { expect, test } from "vitest";
import { type ListState, listStateFrom, withListState } from "./state";

const everything: ListState = {
  page: 1,
  search: "",
  status: "",
  inquiry: "",
  language: "",
  batch: "",
  came_from: "",
  campaign: "",
  desk: "",
  from: "",
  to: "",
  sort: "newest",
  edit: "",
};

test("an odd address is the first page of everything", () => {
  for (const page of ["0", "-1", "x", "1.5", "9".repeat(30)]) {
    expect(listStateFrom(new URLSearchParams({ page })).page).toBe(1);
  }
  expect(listStateFrom(new URLSearchParams())).toEqual(everything);
  expect(listStateFrom(new URLSearchParams("sort=x&from=2026-13-01&to=now"))).toEqual(everything);
});

test("a state survives the address, and other parameters stay", () => {
  const state = {
    ...everything,
    page: 3,
    search: "drone & crop",
    status: "draft",
    inquiry: "training",
    language: "hi",
    batch: "Drone Pilot Training, batch of 4 January 2027",
    came_from: "/blog",
    campaign: "utm_source=fair",
    desk: "due" as const,
    from: "2026-11-01",
    to: "2026-11-30",
    sort: "name" as const,
  };
  const params = withListState(new URLSearchParams("tab=news"), state);
  expect(params.get("tab")).toBe("news");
  expect(listStateFrom(new URLSearchParams(params.toString()))).toEqual(state);
});

test("a new search or filter starts at the first page", () => {
  const third = new URLSearchParams("page=3&q=a");
  expect(listStateFrom(withListState(third, { search: "b" })).page).toBe(1);
  expect(listStateFrom(withListState(third, { status: "draft" })).page).toBe(1);
  expect(listStateFrom(withListState(third, { sort: "oldest" })).page).toBe(1);
  expect(listStateFrom(withListState(third, { edit: "new" })).page).toBe(3);
});
