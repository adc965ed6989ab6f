import { expect, test } from "vitest";
import { related } from "./next-reading";

const article = (title: string, label?: string) => ({
  id: title,
  title,
  excerpt: null,
  label,
  created_at: "2026-11-24T00:00:00Z",
  is_sample: false,
});
const titles = (of: ReturnType<typeof article>, others: ReturnType<typeof article>[]) =>
  related(of, others).map(({ title }) => title);

test("articles follow that share a word or the label, most shared first, and never itself", () => {
  const own = article("Spraying soybean after rain", "Farming");
  const others = [
    article("Our open day"),
    article("Soybean and rain: what a drone sees"),
    article("Mapping a quarry", "farming "),
    own,
    article("Soybean prices"),
  ];
  expect(titles(own, others)).toEqual(["Soybean and rain: what a drone sees", "Mapping a quarry", "Soybean prices"]);
});

test("a word that many have does not count, and there are three at most", () => {
  const many = Array.from({ length: 12 }, (_, n) => article(`Drone number ${n}`));
  expect(titles(article("Drone repairs"), many)).toEqual([]);
  const alike = Array.from({ length: 5 }, (_, n) => article(`Title ${n}`, "News"));
  expect(titles(article("Other", "News"), alike)).toEqual(["Title 0", "Title 1", "Title 2"]);
});
