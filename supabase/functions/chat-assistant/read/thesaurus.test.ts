import { expect, test } from "vitest";
import { knowledgeOf } from "../knowledge/records.ts";
import * as content from "../knowledge/site-content.ts";
import { thesaurus } from "../tables/thesaurus.ts";
import { vocabularyOf } from "./site-reader.ts";
import { inSiteWords, visitorWords } from "./words.ts";

const lines = thesaurus
  .trim()
  .split("\n")
  .map((line) => line.split(":").map((side) => side.trim().split(" ")));

test("every meaning is in words of the site", () => {
  const vocabulary = vocabularyOf(knowledgeOf(content).records);
  expect(lines.flatMap(([site = []]) => site).filter((word) => !vocabulary.has(word))).toEqual([]);
});

test("no word of visitors has two meanings", () => {
  const entries = lines.flatMap(([, visitors = []]) => visitors);
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
  expect(entries.length).toBeGreaterThan(2000);
});

test("a word that the site does not know is replaced by the site's, one that it knows is kept", () => {
  expect(inSiteWords(["rebate", "please"], () => false)).toEqual({
    words: ["discount", "early", "bird", "please"],
    beside: [],
  });
  expect(inSiteWords(["rebate", "please"], (word) => word === "rebate").words).toEqual(["rebate", "please"]);
});

test("a phrase keeps its words and its meaning stands beside them", () => {
  expect(inSiteWords(["what", "is", "the", "net", "gross", "weight"], () => false)).toEqual({
    words: ["what", "is", "the", "net", "gross", "weight"],
    beside: ["weight"],
  });
});

test("the speller gets the single words, not the phrases", () => {
  expect(visitorWords()).toContain("rebate");
  expect(visitorWords().filter((word) => /[ _]/.test(word))).toEqual([]);
});
