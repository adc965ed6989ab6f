import { expect, test } from "vitest";
import { articleKindAt } from "~/content/article-kinds";
import { type Article, labelOf, paragraphsOf, truncated } from "./article";

const news = articleKindAt("/news");

test("a text is cut at 150 characters, counted as a reader counts them", () => {
  expect(truncated("a".repeat(150))).toBe("a".repeat(150));
  expect(truncated("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
  expect(truncated("🚁".repeat(151))).toBe(`${"🚁".repeat(150)}…`);
  expect(truncated("two\n\nparagraphs")).toBe("two paragraphs");
  expect(truncated(null)).toBe("");
});

test("paragraphs are parted by blank lines", () => {
  expect(paragraphsOf("one\r\nstill one\r\n\r\n\n two ")).toEqual(["one\nstill one", "two"]);
  expect(paragraphsOf("  ")).toEqual([]);
});

test("an article without a label shows the kind's fallback", () => {
  expect(labelOf(news, { news_type: " " } as Article)).toBe("General");
  expect(labelOf(news, { news_type: "Award" } as Article)).toBe("Award");
});
