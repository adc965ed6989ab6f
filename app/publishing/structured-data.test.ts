import { expect, test } from "vitest";
import { articleKindAt } from "~/content/article-kinds";
import type { Article } from "./article";
import { articleData } from "./structured-data.server";

const blog = articleKindAt("/blog");
const pictureOf = (featured_image: string | null) =>
  articleData("https://site.example", blog, { title: "t", content: "c", featured_image } as Article, "/shared.jpg")
    .image;

test.each([
  ["https://pictures.example/a.webp", "https://pictures.example/a.webp"],
  ["/media/a.webp", "https://site.example/media/a.webp"],
  [null, "https://site.example/shared.jpg"],
  ["", "https://site.example/shared.jpg"],
  ["https://[", "https://site.example/shared.jpg"],
  ["http://", "https://site.example/shared.jpg"],
  ["javascript:alert(1)", "https://site.example/shared.jpg"],
  ["data:image/png;base64,AAAA", "https://site.example/shared.jpg"],
])("the picture %j of an article becomes %s", (stored, told) => {
  expect(pictureOf(stored)).toEqual([told]);
});
