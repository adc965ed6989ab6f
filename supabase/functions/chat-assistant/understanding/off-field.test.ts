import { expect, test } from "vitest";
import { strangeness } from "./off-field.ts";

const strange = { elsewhere: 0.5, named: 0, near: 0.2, known: 0.5 };

test("each sign of our business makes a message less strange", () => {
  const odds = strangeness(strange);
  expect(odds).toBeGreaterThan(1);
  for (const sign of [{ elsewhere: 0.01 }, { named: 1 }, { near: 0.9 }, { known: 1 }])
    expect(strangeness({ ...strange, ...sign })).toBeLessThan(odds);
});

test("certainty does not run off to infinity", () => {
  for (const elsewhere of [0, 1]) expect(Number.isFinite(strangeness({ ...strange, elsewhere }))).toBe(true);
});
