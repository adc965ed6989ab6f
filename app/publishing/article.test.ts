import { expect, test } from "vitest";
import { articleKindAt } from "~/content/article-kinds";
import { type Article, labelOf, paragraphsOf, truncate } from "./article";

const news = articleKindAt("/news");

test("a text is cut at 150 characters, counting an emoji as one", () => {
  expect(truncate("a".repeat(150))).toBe("a".repeat(150));
  expect(truncate("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
  expect(truncate("🚁".repeat(151))).toBe(`${"🚁".repeat(150)}…`);
  expect(truncate(`${"word ".repeat(29)}ended there`)).toBe(`${"word ".repeat(29)}ended…`);
  expect(truncate(`${"word ".repeat(29)}unended`)).toBe(`${"word ".repeat(28)}word…`);
  expect(truncate("two\n\nparagraphs")).toBe("two paragraphs");
  expect(truncate(null)).toBe("");
});

test("paragraphs are separated by blank lines", () => {
  expect(paragraphsOf("one\r\nstill one\r\n\r\n\n two ")).toEqual(["one\nstill one", "two"]);
  expect(paragraphsOf("  ")).toEqual([]);
});

test("an article without a label shows the kind's fallback", () => {
  expect(labelOf(news, { news_type: " " } as Article)).toBe("General");
  expect(labelOf(news, { news_type: "Award" } as Article)).toBe("Award");
});
