import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { targetOf, withoutSlashes } from "./target.ts";

describe("targetOf", () => {
  it.each([
    ["/blog?x", "/blog?x"],
    ["http://elsewhere.example/blog?x", "/blog?x"],
    ["*", "/"],
    [undefined, "/"],
  ])("%s asks for %s", (url, target) => expect(targetOf({ url } as IncomingMessage)).toBe(target));
});

describe("withoutSlashes", () => {
  it.each([
    ["/", undefined],
    ["/blog", undefined],
    ["/?x=/", undefined],
    ["/blog/", "/blog"],
    ["/blog//?page=2?3", "/blog?page=2?3"],
    ["//", "/"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
    ["/\\/\\evil.example/", "/evil.example"],
  ])("%s is found at %s, on this site", (target, location) => {
    expect(withoutSlashes(target)).toBe(location);
    if (location) expect(new URL(location, "http://site.example").host).toBe("site.example");
  });
});
