import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { canonicalTarget, targetOf } from "./target.ts";

describe("targetOf", () => {
  it.each([
    ["/blog?x", "/blog?x"],
    ["http://elsewhere.example/blog?x", "/blog?x"],
    ["*", "/"],
    [undefined, "/"],
  ])("%s asks for %s", (url, target) => expect(targetOf({ url } as IncomingMessage)).toBe(target));
});

describe("canonicalTarget", () => {
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
    ["/Services/Agriculture-Spray?acres=12&crop=Cotton", "/services/agriculture-spray?acres=12&crop=Cotton"],
    ["/Careers/", "/careers"],
    ["//Evil.example", "/evil.example"],
    ["/no%C3%A9", undefined],
    ["/%E0%A4%A", undefined],
  ])("%s is spelt %s, on this site", (target, location) => {
    expect(canonicalTarget(target)).toBe(location);
    if (location) expect(new URL(location, "http://site.example").host).toBe("site.example");
  });
});
