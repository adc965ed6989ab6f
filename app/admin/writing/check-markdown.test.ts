import { expect, test } from "vitest";
import { checkMarkdown } from "./check-markdown";

test("names pictures without a description and linked paths of this site, but no other addresses", () => {
  const markdown =
    "![](/media/a.webp) ![ ](/media/b.webp) ![A field](/media/c.webp) [us](/contact-us#form) [b](https://site.example/blog?page=2) [x](https://other.example/x) <mailto:a@b.example>\n\n[ref]: /gallery";
  expect(checkMarkdown(markdown, ["https://site.example"])).toEqual({
    undescribed: ["/media/a.webp", "/media/b.webp"],
    paths: ["/contact-us", "/blog?page=2", "/gallery"],
  });
});
