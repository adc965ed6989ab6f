import { expect, test } from "vitest";
import { findingsOf } from "./findings";

test("names pictures without a description and the paths of this site, and nothing elsewhere", () => {
  const markdown =
    "![](/media/a.webp) ![ ](/media/b.webp) ![A field](/media/c.webp) [us](/contact-us#form) [b](https://site.example/blog?page=2) [x](https://other.example/x) <mailto:a@b.example>\n\n[ref]: /gallery";
  expect(findingsOf(markdown, ["https://site.example"])).toEqual({
    undescribed: ["/media/a.webp", "/media/b.webp"],
    paths: ["/contact-us", "/blog?page=2", "/gallery"],
  });
});
