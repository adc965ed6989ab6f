import { afterAll, describe, expect, it } from "vitest";
import type { InstrumentSection, MarketingPage } from "~/content/schema";
import { openEdition } from "../editions";
import type { renderedInstrument } from "../instrument-screen";
import { otherLatinWords } from "./latin-words";

/** Queries of each instrument, which lead to all its sentences. */
const queries: { [Name in InstrumentSection["instrument"]]: readonly string[] } = {
  "spray-planner": [
    "",
    "acres=12+बीघा&against=32&crop=orchard",
    "acres=1+ha&sprayer=35&crop=cane",
    "start=2020-01-05",
    `start=${new Date().toISOString().slice(0, 10)}`,
    "start=2099-01-05",
    "acres=बहुत&crop=tea&start=x",
    "acres=6000",
  ],
  "my-way": [
    "",
    "rhythm=2&start=2099-12-07",
    "level=two",
    "level=two&start=2099-12-07",
    "start=2020-01-01",
    "rhythm=9",
  ],
  "which-rule": [
    "grams=200&age=12",
    "grams=1800&use=leisure&place=green",
    "grams=1800&use=research",
    "grams=1800&use=research&place=yellow",
    "grams=2600&use=leisure&place=low",
    "grams=2600&use=research&place=low&age=66&school=less",
    "grams=40000&place=near&school=less",
    "grams=200000&place=red&age=17",
    "grams=600000",
    "grams=5+फ़ुट&age=300",
    "grams=2.6+किलो&age=",
  ],
  "survey-planner": [
    "",
    "pixel=1.6",
    "pixel=1.7&front=70",
    "cover=trees&area=40",
    "cover=hills&shape=area&area=12+बीघा",
    "shape=road&long=20+किमी&wide=100",
    "shape=road&long=340+हेक्टेयर&wide=3",
    "area=60&front=99&side=बहुत",
    "long=20000&wide=20000",
  ],
  "thermal-planner": [
    "",
    "size=40+ha&pixel=12",
    "size=500+kW&pixel=4&date=2099-06-21",
    "target=roof&size=5,000+वर्ग+फ़ुट",
    "target=roof&size=1000&date=2020-06-21",
    "size=बहुत&tilt=99&pixel=1",
  ],
  endurance: [
    "",
    "model=hp-20&against=hp-10&payload=15",
    "model=hp-20&against=hp-30&height=1501",
    "payload=11",
    "payload=3+lb&reserve=5&heat=70",
  ],
};

/** Keys of what the figures hold for the formulas: a class of the law is known by its English name. */
const FOR_FORMULAS = new Set(["id", "to", "className", "classes"]);

/** Figures as a Hindi page hands them on: the same numbers, with other words. */
function inHindi(value: unknown, key = ""): unknown {
  if (FOR_FORMULAS.has(key)) return value;
  if (typeof value === "string") return value.replace(/[A-Za-z]+/g, "शब्द");
  if (Array.isArray(value)) return value.map((each) => inHindi(each));
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inHindi(each, name)]));
}

/** What people read or hear of a screen. */
function textOf(html: string): string {
  const plain = html.replace(/&#?\w+;/g, "");
  const spoken = [...plain.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  return [plain.replace(/<\/?span[^>]*>/g, "").replace(/<[^>]*>/g, "\n"), ...spoken].join("\n");
}

/** The numbers of a text. A tank that is not filled again is said with a zero or without. */
const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).filter((each) => each !== "0").sort();

describe("the instruments of the Hindi edition", async () => {
  const [english, hindi] = [await openEdition("english"), await openEdition("hindi")];
  afterAll(() => Promise.all([english.close(), hindi.close()]));

  const [inEnglish, inHindiWords] = await Promise.all(
    [english, hindi].map(async (edition): Promise<typeof renderedInstrument> => {
      return (await edition.ssrLoadModule("/tests/contracts/instrument-screen.tsx")).renderedInstrument;
    }),
  );
  const { marketingPages } = await english.ssrLoadModule("/app/content/marketing-pages.ts");
  const sections = (marketingPages as MarketingPage[])
    .flatMap(({ sections }) => sections)
    .filter((section): section is InstrumentSection => section.kind === "instrument");
  const cases = sections.flatMap((section) =>
    queries[section.instrument].map((query) => [section.instrument, query, section] as const),
  );

  it.each(cases)("%s with %j says the numbers of the English edition, in Hindi words alone", (_, query, section) => {
    const own = { ...section, figures: inHindi(section.figures) } as InstrumentSection;
    const said = textOf(inHindiWords?.(own, query) ?? "");
    expect(numbersIn(said)).toEqual(numbersIn(textOf(inEnglish?.(section, query) ?? "")));
    expect(otherLatinWords(said)).toEqual([]);
  });

  it("stay in their edition: the plain form, and the link with which a draft reopens the case", () => {
    for (const section of sections) {
      const html = inHindiWords?.(section, "") ?? "";
      expect(html).toContain(`action="/hi/page#${section.id}-result"`);
      expect(html).toContain(encodeURI("फिर खोलें: /hi/page"));
    }
  });
});
