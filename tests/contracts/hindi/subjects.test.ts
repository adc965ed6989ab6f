import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Batch } from "#domain/desk/snapshot.ts";
import type { MarketingPage } from "~/content/schema";
import { openEdition } from "../editions";
import { otherLatinWords } from "./latin-words";

/** Modules whose links open the form with a subject. */
const LINKING = [
  "~/content/marketing-pages",
  "~/content/pages/home",
  "~/content/pages/about",
  "~/content/pages/contact",
  "~/content/pages/support-chat",
  "~/content/pages/sample-data-page",
];

const root = join(import.meta.dirname, "../../..");
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));

/** Every subject in the links of a value. */
function subjectsOf(value: unknown): string[] {
  if (typeof value === "string") {
    const about = value.startsWith("/contact-us?") && new URLSearchParams(value.split(/[?#]/)[1]).get("about");
    return about ? [about] : [];
  }
  if (value instanceof Map) return subjectsOf([...value.values()]);
  return value instanceof Object ? Object.values(value).flatMap(subjectsOf) : [];
}

/** Subjects that screens name, and those of the assistant's fixed answers. */
const typedOut = [
  ...textOf("app/{routes,entities,sections}/**/*.tsx").flatMap((text) =>
    [...text.matchAll(/enquire\("[\w-]+", ["`]([^"`]+)["`]/g)].map(([, about = ""]) =>
      about.replace(/\$\{.*\}/, "पायलट"),
    ),
  ),
  ...textOf("supabase/functions/chat-assistant/tables/**/*.ts").flatMap((text) =>
    [...text.matchAll(/about=([^"&#]+)/g)].map(([, about = ""]) => about.replaceAll("+", " ")),
  ),
];

describe("the subject of an enquiry", async () => {
  const [english, hindi] = [await openEdition("english"), await openEdition("hindi")];
  afterAll(() => Promise.all([english.close(), hindi.close()]));
  const load = (module: string) => Promise.all([english.ssrLoadModule(module), hindi.ssrLoadModule(module)]);

  const loaded = (await Promise.all(LINKING.map(load))).flat().map((module) => ({ ...module }));
  const subjects = [...new Set([...loaded.flatMap(subjectsOf), ...typedOut])];
  const [, { shownSubject }] = await load("~/content/enquiry-subject");

  it("is found in links, in screens and in the assistant's answers", () => {
    expect(subjects.length).toBeGreaterThan(80);
    expect(typedOut).toEqual(expect.arrayContaining(["Application: पायलट", "Agriculture Spray"]));
  });

  it.each(subjects)("is read in Hindi, with the English one for staff: %s", (about) => {
    const read: string = shownSubject(about);
    expect(read.slice(-about.length - 3), "add its parts to hindi/app/content/enquiry-subject.ts").toBe(` (${about})`);
    expect(otherLatinWords(read.slice(0, -about.length - 3))).toEqual([]);
    expect(read.length).toBeLessThanOrEqual(200);
  });

  it("stays as it is where it is Hindi already, or the visitor's own", () => {
    for (const about of ["थर्मल मैपिंग (Thermal Mapping)", "RC प्लेन वर्कशॉप (RC Aircraft Workshop)", "My own words"])
      expect(shownSubject(about)).toBe(about);
  });

  it("names a batch in the words by which the database finds it", async () => {
    const batch = { from: "2027-01-04", to: "2027-01-29", state: "open", seats: 12, seatsLeft: 9 } as Batch;
    const [inEnglish, inHindi] = await load("~/content/stated/batch-section");
    const [pages, twins] = (await load("~/content/marketing-pages")).map(
      ({ marketingPages }) => marketingPages as readonly MarketingPage[],
    );
    for (const [at, page] of (pages ?? []).entries()) {
      if (page.group !== "training" && page.group !== "excellence-center") continue;
      const [about = ""] = subjectsOf(inEnglish.batchSection(page, [batch]));
      expect(subjectsOf(inHindi.batchSection(twins?.[at], [batch]))).toEqual([about]);
      expect(otherLatinWords(shownSubject(about).replace(about, ""))).toEqual([]);
    }
    expect(shownSubject("3 Modules Program, batch of 4 January to 29 January 2027")).toMatch(
      /^3 मॉड्यूल प्रोग्राम, 4 जनवरी से 29 जनवरी 2027 का बैच \(/,
    );
  });
});
