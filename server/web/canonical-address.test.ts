import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { canonicalAddress, targetOf } from "./canonical-address.ts";

describe("targetOf", () => {
  it.each([
    ["/blog?x", "/blog?x"],
    ["http://elsewhere.example/blog?x", "/blog?x"],
    ["*", "/"],
    [undefined, "/"],
  ])("%s asks for %s", (url, target) => expect(targetOf({ url } as IncomingMessage)).toBe(target));
});

describe("canonicalAddress", () => {
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
    ["/blog/...data", "/blog/_.data"],
    ["/hi/blog/%2e%2e.data", "/hi/blog/_.data"],
    ["//Evil.example", "/evil.example"],
    ["/no%C3%A9", undefined],
    ["/%E0%A4%A", undefined],
    ["/h%61ngs", "/hangs"],
    ["/HANGS", "/hangs"],
    ["//hangs", "/hangs"],
    ["/%48angs?a=1", "/hangs?a=1"],
    ["/services//land-surveying", "/services/land-surveying"],
    ["/./blog", "/blog"],
    ["/news/../blog", "/blog"],
    ["/news/%2E%2e/blog", "/blog"],
    ["/%2541", undefined],
    ["/a%2Fb", undefined],
    ["/.env", undefined],
    ["/@:80/", "/@:80"],
  ])("%s is redirected to %s, on this site", (target, location) => {
    const { redirect } = canonicalAddress(target);
    expect(redirect).toBe(location);
    if (redirect) {
      expect(new URL(redirect, "http://site.example").host).toBe("site.example");
      expect(canonicalAddress(redirect).redirect).toBeUndefined();
    }
  });

  it.each([
    ["/blog", "/blog"],
    ["/?", "/"],
    ["/blog?utm_source=mail&fbclid=1", "/blog"],
    ["/contact-us?utm_source=mail", "/contact-us"],
    ["/contact-us?inquiry=training&gclid=2&about=x", "/contact-us?about=x&inquiry=training"],
    ["/contact-us?about=x&about=y", "/contact-us?about=x"],
    ["/contact-us?about=a%20b", "/contact-us?about=a+b"],
    ["/contact-us.data?_routes=contact&utm_source=1&about=x", "/contact-us.data?_routes=contact&about=x"],
    ["/blog.data?_routes=blog", "/blog.data?_routes=blog"],
    ["/gallery.data?utm_source=mail", "/gallery.data"],
    ["/blog/_.data?page=2", "/blog/_.data?page=2"],
    ["/constructor?about=x", "/constructor"],
    ["/__proto__?about=x", "/__proto__"],
    ["/contact-us?about=a?b", "/contact-us?about=a%3Fb"],
    ["/assets/Site-AbC.js?v=1", "/assets/Site-AbC.js"],
  ])("%s is kept in memory under %s", (target, key) => expect(canonicalAddress(target).key).toBe(key));
});
