import { expect, test } from "vitest";
import { englishPath, hasHindi, hindiPath, isHindi } from "./edition.ts";

test.each(["/hi", "/hi/gallery", "/hi?a=1", "/hi#top"])("%s belongs to the Hindi edition", (path) => {
  expect(isHindi(path)).toBe(true);
});

test.each(["/", "/hire", "/history", "/gallery/hi"])("%s belongs to the English edition", (path) => {
  expect(isHindi(path)).toBe(false);
});

test.each([
  ["/", "/hi"],
  ["/?crop=soya", "/hi?crop=soya"],
  ["/#partners", "/hi#partners"],
  ["/gallery?tab=video#top", "/hi/gallery?tab=video#top"],
])("%s is %s in Hindi, and back", (english, hindi) => {
  expect(hindiPath(english)).toBe(hindi);
  expect(englishPath(hindi)).toBe(english);
});

test.each([
  "/admin",
  "/admin?x=1",
  "/admin/blogs",
  "/sample-data#files",
  "/brochures/spray.pdf",
  "/media/a.webp",
  "/sitemap.xml",
])("%s stands in English alone", (path) => {
  expect(hasHindi(path)).toBe(false);
});

test("a page whose name begins like one of the staff stands in both", () => {
  expect(hasHindi("/administration")).toBe(true);
});
