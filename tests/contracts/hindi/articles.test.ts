import { afterAll, describe, expect, it } from "vitest";
import { openEdition } from "../editions";

const articles = ["One", "दो", "Three", "चार"].map((title) => ({ title, content: "", content_format: "plain" }));

describe("a list of articles", async () => {
  const [english, hindi] = [await openEdition("english"), await openEdition("hindi")];
  afterAll(() => Promise.all([english.close(), hindi.close()]));

  it.each([
    ["newest first in English", english, ["One", "दो", "Three", "चार"], "दो"],
    ["those in Hindi first in Hindi, each language newest first", hindi, ["दो", "चार", "One", "Three"], "One"],
  ])("has %s, and marks the other language", async (_, edition, order, marked) => {
    const { toListItems } = await edition.ssrLoadModule("/app/publishing/list-item.ts");
    expect(toListItems(articles).map(({ title }: { title: string }) => title)).toEqual(order);
    const { langOf } = await edition.ssrLoadModule("/app/publishing/language.ts");
    expect(articles.filter(langOf).map(({ title }) => title)).toContain(marked);
  });
});
