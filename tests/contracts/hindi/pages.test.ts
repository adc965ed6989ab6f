import { afterAll, describe, expect, it } from "vitest";
import type { MarketingPage } from "~/content/schema";
import { openEdition } from "../editions";
import { otherLatinWords } from "./latin-words";

/** Keys whose strings are identifiers and links: the same in both languages. */
const SAME = new Set([
  "kind",
  "id",
  "to",
  "path",
  "href",
  "file",
  "instrument",
  "defaultTab",
  "diagram",
  "drawing",
  "model",
  "node",
]);
const MACHINE = new Set([
  ...SAME,
  "palette",
  "tone",
  "group",
  "icon",
  "gradient",
  "check",
  "credential",
  "workload",
  "subject",
  "source",
  "state",
  "topic",
  "defaultProgram",
  // The formulas know a class of the rules by its English name.
  "classes",
  "door",
  "hrefLang",
  "demand",
  "galleryCategories",
]);

/** Pages whose Hindi address has a summary, in the order of the menus. */
const SUMMARIES = [
  "/training/drone-industrial-training",
  "/training/drone-data-processing",
  "/services/thermal-mapping",
  "/services/land-surveying",
  "/services/custom-drone-development",
  "/excellence-center/drone-coe",
  "/product/trainer-drone",
  "/product/surveillance-drone",
  "/product/heavy-payload-drones",
];

/** Modules with what a page says outside the marketing pages' records, and the exports to compare. */
const OTHERS = [
  "~/content/pages/home",
  "~/content/pages/about",
  "~/content/pages/contact",
  "~/content/pages/gallery",
  "~/content/pages/support-chat",
  "~/content/pages/legal",
  "~/content/navigation",
];

const numbersIn = (text: string) => (text.match(/\d[\d,.]*/g) ?? []).map((each) => each.replace(/[,.]+$/, "")).sort();

/** What differs between a value of the English edition and the one of the Hindi edition, with its place. */
function differences(english: unknown, hindi: unknown, place: string, key = ""): string[] {
  if (typeof english === "string" && typeof hindi === "string") {
    if (SAME.has(key) || !/[A-Za-z]/.test(english))
      return english === hindi ? [] : [`${place}: "${english}" became "${hindi}"`];
    const [of, has] = [numbersIn(english).join(" "), numbersIn(hindi).join(" ")];
    return of === has ? [] : [`${place}: numbers ${of || "none"} became ${has || "none"} in "${hindi}"`];
  }
  if (Array.isArray(english) && Array.isArray(hindi)) {
    if (english.length !== hindi.length) return [`${place}: ${english.length} entries became ${hindi.length}`];
    return english.flatMap((each, at) => differences(each, hindi[at], `${place}[${at}]`, key));
  }
  if (english instanceof Map && hindi instanceof Map)
    return differences([...english.values()], [...hindi.values()], place);
  if (english instanceof Object && hindi instanceof Object && typeof english !== "function") {
    // `subject` exists only where the Hindi name differs from the English one.
    const keysOf = (value: object) => Object.keys(value).filter((each) => each !== "subject" || each in english);
    const keys = keysOf(english);
    if (keys.join() !== keysOf(hindi).join() && new Set([...keys, ...keysOf(hindi)]).size !== keys.length)
      return [`${place}: ${keys} became ${Object.keys(hindi)}`];
    return keys.flatMap((each) =>
      differences(Reflect.get(english, each), Reflect.get(hindi, each), `${place}.${each}`, each),
    );
  }
  return typeof english === "function" || Object.is(english, hindi) ? [] : [`${place}: ${english} became ${hindi}`];
}

/** Every text that a reader of a value meets, with its place. */
function textsOf(value: unknown, place: string, key = ""): [place: string, text: string][] {
  if (MACHINE.has(key)) return [];
  if (typeof value === "string") return [[place, value]];
  if (!(value instanceof Object) || typeof value === "function") return [];
  // The unit of a fact is for the owner's list.
  const shown = Object.entries(value).filter(([name]) => name !== "unit" || !("source" in value));
  return shown.flatMap(([name, each]) => textsOf(each, `${place}.${name}`, Array.isArray(value) ? key : name));
}

const latinIn = (value: unknown, place: string) =>
  textsOf(value, place).flatMap(([where, text]) => {
    const words = otherLatinWords(text);
    return words.length > 0 ? [`${where}: ${words.join(" ")} in "${text}"`] : [];
  });

describe("the Hindi edition", async () => {
  const [english, hindi] = [await openEdition("english"), await openEdition("hindi")];
  afterAll(() => Promise.all([english.close(), hindi.close()]));

  const load = async (module: string) =>
    [await english.ssrLoadModule(module), await hindi.ssrLoadModule(module)] as const;
  const pages = (await load("~/content/marketing-pages")).map(
    ({ marketingPages }) => marketingPages as readonly MarketingPage[],
  );
  const [of = [], has = []] = pages;

  it.each(of.map(({ path }, at) => [path, at] as const))("says on %s what the English page says", (path, at) => {
    const [page, twin] = [of[at], has[at]];
    if (SUMMARIES.includes(path)) {
      expect(twin?.path).toBe(path);
      expect(twin?.hero.picture.file).toBe(page?.hero.picture.file);
    } else {
      expect(differences(page, twin, path)).toEqual([]);
    }
  });

  it.each(of.map(({ path }, at) => [path, at] as const))("has Hindi words alone on %s", (path, at) => {
    expect(latinIn(has[at], path)).toEqual([]);
  });

  it("says after the form in sentences of which each stands alone", async () => {
    const [, { afterTheForm }] = await load("~/content/pages/after-the-form");
    const [, { contactPage }] = await load("~/content/pages/contact");
    // A receipt for a call leaves out the first step, and the toast is gone by the time it is read.
    for (const sentence of [contactPage.sent.note, ...afterTheForm]) expect(sentence).not.toMatch(/^(फिर|ये|यह|वह) /);
  });

  it.each(OTHERS)("says in %s what the English edition says, in Hindi words alone", async (module) => {
    const [original, twin] = await load(module);
    expect(differences({ ...original }, { ...twin }, module)).toEqual([]);
    expect(latinIn({ ...twin }, module)).toEqual([]);
  });
});
