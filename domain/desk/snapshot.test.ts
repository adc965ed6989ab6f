import { expect, it } from "vitest";
import { type DeskRows, emptySnapshot, isEmpty, noticesShownOn, snapshotOf } from "./snapshot.ts";

const none: DeskRows = { values: [], prices: [], batches: [], notices: [] };
const price = { basis: "from", rupees: 500, unit: "acre", tax: "extra", tax_rate: 18, moves: null } as const;
const batch = {
  id: "1",
  course: "/training/drone-pilot-training",
  ends_on: "2027-01-29",
  hours: null,
  language: null,
  place: null,
  seats: 12,
  seats_left: 9,
  state: "open",
  discount_until: "2026-12-20",
} as const;

it("of an empty desk is empty", () => {
  expect(isEmpty(snapshotOf(none, "2027-01-04"))).toBe(true);
  expect(snapshotOf(none, "2027-01-04")).toEqual(emptySnapshot);
});

it("has a price until its last day", () => {
  const rows = { ...none, prices: [{ ...price, thing: "/a", valid_until: "2027-01-04" }] };
  expect(snapshotOf(rows, "2027-01-04").prices).toHaveProperty("/a");
  expect(isEmpty(snapshotOf(rows, "2027-01-05"))).toBe(true);
});

it("has a batch until the day on which it begins, and its discount until that ends", () => {
  const rows = { ...none, batches: [{ ...batch, starts_on: "2027-01-04" }] };
  expect(snapshotOf(rows, "2026-12-20").batches[0]).toMatchObject({ discountUntil: "2026-12-20", seatsLeft: 9 });
  expect(snapshotOf(rows, "2026-12-21").batches[0]).toMatchObject({ discountUntil: null });
  expect(snapshotOf(rows, "2027-01-04").batches).toHaveLength(1);
  expect(isEmpty(snapshotOf(rows, "2027-01-05"))).toBe(true);
});

it("shows a notice on its days, and tells closed days before they come", () => {
  const notice = { id: "1", title: "Closed for Diwali", link: null, closed: "yes" };
  const rows = { ...none, notices: [{ ...notice, from_day: "2026-11-07", to_day: "2026-11-09" }] };
  expect(snapshotOf(rows, "2026-11-06").notices[0]).toMatchObject({ shown: false, closed: true });
  expect(snapshotOf(rows, "2026-11-07").notices[0]).toMatchObject({ shown: true });
  expect(isEmpty(snapshotOf(rows, "2026-11-10"))).toBe(true);
  const open = { ...rows, notices: rows.notices.map((each) => ({ ...each, closed: "no" })) };
  expect(isEmpty(snapshotOf(open, "2026-11-06"))).toBe(true);
});

it("leaves out a value that its check refuses, and an insurer whose policy is over", () => {
  const values = [
    { key: "phone", value: "+91 00000 00000" },
    { key: "insurer", value: "National Insurance" },
    { key: "policyEnd", value: "2026-12-31" },
    { key: "unknown", value: "x" },
    { key: "email", value: "info@vayutra.example" },
    { key: "claim.workshops", value: "90+" },
  ];
  expect(snapshotOf({ ...none, values }, "2027-01-01")).toEqual({
    ...emptySnapshot,
    claims: { workshops: "90+" },
  });
  expect(snapshotOf({ ...none, values }, "2026-12-31").details).toEqual({
    insurer: "National Insurance",
    policyEnd: "2026-12-31",
  });
});

it("of many notices that hold, shows closed days first, then those that began last", () => {
  const notice = (id: string, from_day: string, closed = "no", to_day = "2027-01-09") => ({
    id,
    from_day,
    to_day,
    closed,
  });
  const notices = [
    notice("old", "2026-12-01"),
    notice("closed", "2026-12-02", "yes"),
    notice("new", "2027-01-03"),
    notice("newest", "2027-01-04"),
    notice("to come", "2027-01-05", "yes"),
    notice("over", "2027-01-01", "yes", "2027-01-03"),
  ];
  expect(noticesShownOn(notices, "2027-01-04")).toEqual(["closed", "newest", "new"]);
});
