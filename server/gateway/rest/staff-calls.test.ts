import { expect, test } from "vitest";
import type { StoredThing } from "../../../domain/stored/stored-thing.ts";
import { storedThings } from "../../../domain/stored/stored-things.ts";
import {
  readEntryCall,
  readEraseCall,
  readFileCall,
  readOpenCall,
  readPictureCall,
  readStaffList,
  readWeeksCall,
} from "./staff-calls.ts";

const things = new Map<string, StoredThing>(storedThings.map((thing) => [thing.table, thing]));
const read = (body: unknown) => readStaffList(things, body);

test("a call of staff_list is parsed and written anew", () => {
  const call = {
    thing: "contact_submissions",
    term: "100% 'of' \\ it",
    status: "new",
    inquiry: "training",
    language: "hi",
    batch: "Pilot training, batch of 4 January 2027",
    page: "/blog",
    campaign: "utm_source=fair",
    since: "2026-11-01T00:00:00+05:30",
    sort: "name",
    skip: 25,
    take: 25,
    before: null,
  };
  const { before, ...written } = call;
  expect(read(call)).toEqual(written);
  expect(before).toBeNull();
});

test.each([
  null,
  [],
  "x",
  {},
  { thing: "users" },
  { thing: "audit_log" },
  { thing: "enquiry_entries" },
  { thing: "__proto__" },
  { thing: "blogs", inquiry: "training" },
  { thing: "blogs", page: "/blog" },
  { thing: "blogs", language: "hi" },
  { thing: "contact_submissions", language: "Hindi" },
  { thing: "contact_submissions", page: "/".repeat(301) },
  { thing: "contact_submissions", campaign: "\0" },
  { thing: "contact_submissions", came_from: "/blog" },
  { thing: "blogs", status: "new" },
  { thing: "blogs", sort: "id" },
  { thing: "blogs", term: "x".repeat(201) },
  { thing: "blogs", term: "\0" },
  { thing: "blogs", term: 1 },
  { thing: "blogs", take: 1_001 },
  { thing: "blogs", skip: -1 },
  { thing: "blogs", skip: 1.5 },
  { thing: "blogs", skip: "1" },
  { thing: "blogs", since: "yesterday" },
  { thing: "contact_submissions", after_id: "5eed0000-0000-4000-8000-000000000000" },
  { thing: "blogs", toString: "x" },
  { thing: "blogs", where: "true" },
  JSON.parse('{"thing":"blogs","__proto__":{"a":1}}'),
])("%j is not a call of staff_list", (body) => {
  expect(() => read(body)).toThrow();
});

test.each([null, {}, { weeks: 0 }, { weeks: 54 }, { weeks: "8" }, { weeks: 8, more: 1 }])(
  "%j is not a call of enquiry_origins",
  (body) => {
    expect(() => readWeeksCall(body)).toThrow();
  },
);

test.each([
  null,
  {},
  { address: "a@b.example" },
  { address: "a@b.example", dry_run: "true" },
  { address: 1, dry_run: true },
  { address: "x".repeat(321), dry_run: true },
  { address: "a@b.example", dry_run: true, table: "blogs" },
  { address: "a@b.example", really: false },
  { address: "a@b.example", dry_run: true, really: false },
])("%j erases nobody", (body) => {
  expect(() => readEraseCall(body)).toThrow();
});

test.each([null, {}, { stem: "" }, { stem: "%" }, { stem: "a.webp" }, { stem: 1 }, { stem: "a", more: 1 }])(
  "%j is not a call of articles_with_picture",
  (body) => {
    expect(() => readPictureCall(body)).toThrow();
  },
);

test.each([null, [], 1, "x", { thing: "blogs" }, { take: 5 }])("%j is not a call of the file of enquiries", (body) => {
  expect(() => readFileCall(things, body)).toThrow();
});

test("a call of open_elsewhere names a row of a known table", () => {
  const row_id = "5eed0000-0000-4000-8000-000000000001";
  expect(readOpenCall(things, { thing: "blogs", row_id })).toEqual({ thing: "blogs", row_id });
  for (const body of [
    null,
    {},
    { thing: "users", row_id },
    { thing: "blogs", row_id: "1" },
    { thing: "blogs", row_id, x: 1 },
  ])
    expect(() => readOpenCall(things, body)).toThrow();
});

test.each([null, {}, { entry: "x" }, { entry: 1 }, { entry: "5eed0000-0000-4000-8000-000000000000", more: 1 }])(
  "%j sends no reply again",
  (body) => {
    expect(() => readEntryCall(body)).toThrow();
  },
);
