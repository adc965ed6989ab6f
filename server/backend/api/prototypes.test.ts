import { expect, test } from "vitest";
import { watchPrototypes } from "./prototypes.ts";

test("a value that was replaced is seen", () => {
  const isClean = watchPrototypes();
  const before = Object.prototype.toString;
  Object.prototype.toString = () => "another";
  const seen = isClean();
  Object.prototype.toString = before;
  expect([seen, isClean()]).toEqual([false, true]);
});

test.each<[string, object]>([
  ["every object", Object.prototype],
  ["what makes objects", Object],
  ["every list", Array.prototype],
  ["every map", Map.prototype],
])("a name that appears on %s is seen", (_, changed) => {
  const isClean = watchPrototypes();
  expect(isClean()).toBe(true);
  Object.defineProperty(changed, "fromARequest", { value: "x", configurable: true });
  expect(isClean()).toBe(false);
  Reflect.deleteProperty(changed, "fromARequest");
  expect(isClean()).toBe(true);
});
