import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hindiLabels } from "./hindi-labels.ts";
import { hindiPhrases } from "./hindi-phrases.ts";

/** Right in another row of the table, or in another sense: a government's scheme, a square foot. */
const ELSEWHERE = new Set(["अधिकृत", "योजना", "वर्ग"]);

test("sentences and labels of the assistant use the Hindi words of docs/hindi.md, and none that it calls unused", () => {
  const rows = readFileSync("docs/hindi.md", "utf8").matchAll(/^\| (?!English|---).* \| .* \| (.+) \|$/gm);
  const unused = [...rows].flatMap(([, words = ""]) => words.replace(/ ?\(.*?\)/g, "").split(", "));
  expect(unused.length).toBeGreaterThan(50);
  const lines = `${hindiPhrases}${hindiLabels}`.split("\n").map((line) => line.split(" | ")[1] ?? "");
  const wrong = unused
    .filter((word) => !ELSEWHERE.has(word))
    .flatMap((word) =>
      lines
        .filter((line) => new RegExp(`(?<!\\p{L}|\\p{M})${word}(?!\\p{L}|\\p{M})`, "u").test(line))
        .map((line) => `${word}: ${line}`),
    );
  expect(wrong).toEqual([]);
});
