import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { figuresIn } from "../contracts/figures";
import { surfaces } from "../contracts/surfaces";
import { said } from "../contracts/walk";
import { type RunningSite, startSite } from "../site.ts";

/** The contracts read the records of the pages; here stands what reaches a visitor, with what components add to it. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ assistant: false });
});
afterAll(() => site.stop());

const numbersOf = (text: string) =>
  new Set([...figuresIn(text)].map((figure) => /\d+(?:[.:]\d+)?(?:-\d+(?:[.:]\d+)?)?\+?/.exec(figure)?.[0] ?? ""));

/** The text of the page's main part and what its pictures and controls say to somebody who does not see them. */
function heardIn(html: string): string {
  const [whole = ""] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  // What an instrument works out is held by the worked cases of its own tests.
  const main = whole.replace(/<div id="[\w-]+-drawn"[\s\S]*?<\/section>/g, " ");
  const unseen = [...main.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  const seen = main.replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, "\n");
  const heard = [seen, ...unseen].join("\n").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  // A name, and what the page has counted itself.
  return heard.replace(/\b3D\b|\d+ pictures shown/g, " ");
}

const pages = Object.keys(surfaces).filter(
  (path) => path.startsWith("/") && !["/blog", "/news", "/careers"].includes(path),
);

test.each(pages)("%s shows no figure that its record does not say", async (path) => {
  const known = numbersOf([surfaces[path], said(facts), said(company)].join("\n"));
  const heard = heardIn(await (await fetch(site.url + path)).text());
  expect(heard.length).toBeGreaterThan(500);
  // "01" to "09" count the steps of a list.
  const stray = [...numbersOf(heard)].filter((number) => !known.has(number) && !/^0\d$/.test(number));
  expect(
    stray.map(
      (number) =>
        heard.replace(/\s+/g, " ").match(new RegExp(`.{0,40}(?<!\\d)${number.replace(/[.+]/g, "\\$&")}.{0,20}`))?.[0] ??
        number,
    ),
  ).toEqual([]);
});
