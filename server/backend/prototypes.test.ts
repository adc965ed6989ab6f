import { expect, test } from "vitest";
import { watchPrototypes } from "./prototypes.ts";

test.each<[string, object]>([
  ["every object", Object.prototype],
  ["what makes objects", Object],
  ["every list", Array.prototype],
])("a name that appears on %s is seen", (_, changed) => {
  const isClean = watchPrototypes();
  expect(isClean()).toBe(true);
  Object.defineProperty(changed, "fromARequest", { value: "x", configurable: true });
  expect(isClean()).toBe(false);
  Reflect.deleteProperty(changed, "fromARequest");
  expect(isClean()).toBe(true);
});
