import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { formWith, messageOf, type PageResult, PageResults, resultsWith, usePageResult } from "./page-result";

const result = (name: string, more: Partial<PageResult> = {}): PageResult => ({
  instrument: "survey-planner",
  of: { name, initial: false },
  message: `${name} in full`,
  brief: `${name} in brief`,
  query: `about=${name}`,
  ...more,
});
const land = result("land");
const road = result("road");
const spray = result("", { instrument: "spray-planner", message: "spray in full", brief: "spray in brief" });

test("a message holds the results in full, the oldest in brief where there is no room, and at last without the oldest", () => {
  expect(messageOf([land, road])).toBe("land in full\n\nroad in full");
  const long = { message: "ज".repeat(600) };
  expect(messageOf([result("land", long), road])).toBe(`${long.message}\n\nroad in full`);
  expect(messageOf([result("land", long), result("road", long)])).toBe(`land in brief\n\n${long.message}`);
  const longAlways = { ...long, brief: long.message };
  expect(messageOf([result("land", longAlways), result("road", longAlways), spray])).toBe(
    `…\n\n${long.message}\n\nspray in brief`,
  );
  expect(messageOf([result("land", long), result("road", { message: "ज".repeat(1_200) })])).toBe(
    "land in brief\n\nroad in brief",
  );
  expect(messageOf([result("road", { message: "ज".repeat(1_200) })])).toBe("road in brief");
  expect(messageOf([])).toBe("");
});

test("the link to the form names the newest result and carries all, and without results it is plain", () => {
  expect(formWith([land, road])).toBe(
    "/contact-us?about=road&message=land%20in%20full%0A%0Aroad%20in%20full#form-heading",
  );
  expect(formWith([])).toBe("/contact-us#form-heading");
});

test("a result replaces that of its own case, and one of the initial size", () => {
  const newer = result("land", { message: "newer" });
  expect(resultsWith([land, road, spray], newer, true)).toEqual([road, spray, newer]);
  const initial = result("land", { of: { name: "land", initial: true } });
  expect(resultsWith([initial, spray], road, true)).toEqual([spray, road]);
});

test("the result of values that the visitor did not give is not added, and takes away the one that it replaces", () => {
  const before = [spray];
  expect(resultsWith(before, land, false)).toBe(before);
  expect(resultsWith([land, spray], land, false)).toEqual([spray]);
});

test("links beside a result carry the page's other results and this one, even of initial values", () => {
  const Links = () => messageOf(usePageResult(road, false));
  const page = (
    <PageResults value={[[land, result("road", { message: "older" })], () => {}]}>
      <Links />
    </PageResults>
  );
  expect(renderToString(page)).toBe("land in full\n\nroad in full");
});
