import { expect, test } from "vitest";
import { createBayes, sharesOf } from "./classify.ts";

const lessons = [
  { label: "bread", terms: "flour water oven crust".split(" "), weight: 1 },
  { label: "bread", terms: "knead the dough by hand".split(" "), weight: 1 },
  { label: "boat", terms: "sail mast water harbour".split(" "), weight: 1 },
];
const bayes = createBayes(lessons);
const best = (terms: string[]) => [...bayes.odds(terms)].sort((a, b) => b[1] - a[1])[0]?.[0];

test("words speak for the label they were learnt with", () => {
  expect(best(["oven"])).toBe("bread");
  expect(best(["sail", "oven", "mast"])).toBe("boat");
});

test("words never seen change nothing", () => {
  expect([...bayes.odds(["zeppelin"]).values()]).toEqual([0, 0]);
  expect(bayes.known(["zeppelin", "oven"])).toBe(0.5);
  expect(bayes.known([])).toBe(0);
});

test("shares add up to one and keep the order", () => {
  const shares = sharesOf(bayes.odds(["oven", "dough"]), 3);
  expect([...shares.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  expect(shares.get("bread")).toBeGreaterThan(shares.get("boat") ?? 1);
});
