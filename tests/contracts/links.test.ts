import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inquiryTypes } from "#domain/enquiries/inquiry-types.ts";
import { queryParameters } from "#domain/query-parameters.ts";
import { formHeading } from "~/content/enquire";
import { rules } from "~/content/law";
import { marketingPages } from "~/content/marketing-pages";
import { footerColumns, headerNavigation } from "~/content/navigation";
import { about } from "~/content/pages/about";
import { contactPage } from "~/content/pages/contact";
import { home } from "~/content/pages/home";
import { sampleDataPage } from "~/content/pages/sample-data-page";
import { publicPaths } from "~/content/public-paths";
import type { MarketingPage, Section } from "~/content/schema";
import { sharingCards } from "~/content/sharing/sharing-cards";
import { readRule, ruleValues } from "../../domain/instruments/which-rule";
import { recordFiles, strings } from "./walk";

/** A rule of law reads the same on each page that needs it. */
const lawSentences = new Set<string>(Object.values(rules));

/** The file to open for a source: the record of a page, or what the source is called. */
const fileOf = (name: string) => recordFiles.get(name) ?? `app/content, ${name}`;

/** Anchors of a marketing page: its sections, its tabs, and the sections in them. */
function anchorsOf(page: MarketingPage): string[] {
  const of = (section: Section): string[] =>
    section.kind === "tabs"
      ? [section.id, ...section.tabs.flatMap((tab) => [tab.id, ...tab.sections.flatMap(of)])]
      : [section.id];
  return [...page.sections.flatMap(of), "main", "highlights"];
}

/** The pages that are no marketing pages, by the files that show their sections. */
const shownBy: [path: string, files: string][] = [
  ["/", "app/sections/home/*.tsx"],
  ["/about-us", "app/sections/about/*.tsx"],
  ["/contact-us", "app/entities/contact/contact-page.tsx"],
];

const anchors = new Map<string, string[]>([
  ...marketingPages.map((page): [string, string[]] => [page.path, anchorsOf(page)]),
  ...shownBy.map(([path, files]): [string, string[]] => {
    const text = globSync(files).map((file) => readFileSync(file, "utf8"));
    const named = text.join().replace("id={formHeading}", `id="${formHeading}"`);
    return [path, [...named.matchAll(/\bid(?:=|: )"([\w-]+)"/g)].map(([, id = ""]) => id)];
  }),
]);

/** Links of a record: `to` and `href` of its actions and entries. */
const linksIn = (value: unknown) =>
  [...strings(value)].filter(({ key }) => key === "to" || key === "href").map(({ text }) => text);

const sources: [string, string, unknown][] = [
  ...marketingPages.map((page): [string, string, unknown] => [page.path, page.path, page]),
  ["header", "", headerNavigation],
  ["footer", "", footerColumns],
  ["home", "/", home],
  ["about", "/about-us", about],
  ["contact", "/contact-us", contactPage],
  ["closing band of the sample files", "/sample-data", sampleDataPage.closing],
];

describe("every link leads somewhere", () => {
  test.each(sources)("%s", (name, path, record) => {
    for (const link of linksIn(record)) {
      if (/^(mailto:|tel:|https:)/.test(link)) continue;
      const url = new URL(link, `https://site.example${path || "/"}`);
      const where = `${fileOf(name)} links to ${link}:`;
      expect(publicPaths, `${where} no page has this path`).toContain(url.pathname);
      if (url.hash) expect(anchors.get(url.pathname), `${where} no section has this id`).toContain(url.hash.slice(1));
      if (url.pathname === "/contact-us" && url.search) {
        expect(inquiryTypes, `${where} no such topic`).toContain(url.searchParams.get("inquiry"));
        const brochure = url.searchParams.get("brochure");
        if (brochure)
          expect(
            marketingPages.some((page) => page.brochure && page.path.endsWith(`/${brochure}`)),
            `${where} that page has no \`brochure: true\``,
          ).toBe(true);
      }
    }
  });
});

/** Every action of a record: what a button says and where it leads. */
function* actionsIn(value: unknown): Generator<{ label: string; to: string }> {
  if (!value || typeof value !== "object") return;
  if ("label" in value && "to" in value) yield value as { label: string; to: string };
  for (const inner of Object.values(value)) yield* actionsIn(inner);
}

describe("every quote button leads to the contact form", () => {
  /** Section 2 of the specification names these; they open the form with their topic chosen. */
  const asks = /quote|^(Enroll Now|Download Brochure|Start Your Journey Today|Request Custom Drone|Book Demo Flight)$/i;

  test.each(sources)("%s", (name, _path, record) => {
    for (const { label, to } of actionsIn(record)) {
      if (!asks.test(label)) continue;
      const url = new URL(to, "https://site.example");
      const message = `${fileOf(name)}, button "${label}": write to: enquire("training", "…") or another topic`;
      expect(url.pathname, message).toBe("/contact-us");
      expect(inquiryTypes, message).toContain(url.searchParams.get("inquiry"));
    }
  });

  test("a school can ask for a quotation on the page of the lab", () => {
    const path = "/excellence-center/atal-tinkering-lab";
    const page = marketingPages.find((each) => each.path === path);
    const { to } = [...actionsIn(page)].find(({ label }) => /quotation/.test(label)) ?? {};
    const query = new URL(to ?? "/", "https://site.example").searchParams;
    expect(query.get("about"), fileOf(path)).toBe("Atal Tinkering Lab: a written quotation");
  });

  test("all six kinds of such buttons are there to be looked at", () => {
    const labels = new Set(sources.flatMap(([, , record]) => [...actionsIn(record)].map(({ label }) => label)));
    for (const label of [
      "Get Custom Drone Quote",
      "Enroll Now",
      "Download Brochure",
      "Start Your Journey Today",
      "Request Custom Drone",
      "Book Demo Flight",
    ])
      expect(labels).toContain(label);
  });
});

const placed = (page: MarketingPage): Section[] =>
  page.sections.flatMap((section) => (section.kind === "tabs" ? section.tabs.flatMap((tab) => tab.sections) : section));

describe("every page with rules leads to the instrument that answers them", () => {
  const withRules = marketingPages.filter((page) => placed(page).some(({ kind }) => kind === "rules"));
  test.each(withRules.map((page) => [page.path, page] as const))("%s", (path, page) => {
    if (placed(page).some((section) => section.kind === "instrument" && section.instrument === "which-rule")) return;
    const cases = placed(page).flatMap((section) => (section.kind === "rules" ? (section.cases ?? []) : []));
    const message = `${fileOf(path)}, section of kind "rules": write cases: [ruleCase("<what is flown>", "work", "2.6 kg")]`;
    expect(cases, message).not.toEqual([]);
    for (const { to } of cases) {
      const { pathname, searchParams, hash } = new URL(to, "https://site.example");
      for (const key of searchParams.keys()) expect(queryParameters[pathname], message).toContain(key);
      expect(hash, message).toBe("#which-rule");
      expect(readRule({ ...ruleValues, ...Object.fromEntries(searchParams) }).problems, message).toBeUndefined();
    }
  });
});

describe("every marketing page", () => {
  test.each(marketingPages.map((page) => [page.path, page] as const))(
    "%s has unique anchors, default tabs and one closing band",
    (path, page) => {
      const ids = anchorsOf(page);
      const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
      expect(twice, `${fileOf(path)}: give one of the sections with this id another`).toEqual([]);
      for (const section of page.sections) {
        if (section.kind !== "tabs") continue;
        const message = `${fileOf(path)}: the default tab of ${section.id} is none of its tabs`;
        expect(
          section.tabs.map((tab) => tab.id),
          message,
        ).toContain(section.defaultTab);
      }
      expect(page.sections.at(-1)?.kind, `${fileOf(path)}: the last section is a call-to-action`).toBe(
        "call-to-action",
      );
    },
  );

  test("has its own title, description and path", () => {
    for (const key of ["path", "title", "description"] as const)
      for (const [value, pages] of Map.groupBy(marketingPages, (page) => page[key])) {
        const files = pages.map(({ path }) => fileOf(path));
        expect(files, `${key} "${value}": change it in one of these files`).toHaveLength(1);
      }
    for (const { path, description } of marketingPages) {
      const message = `${fileOf(path)}: the description has 70 to 160 characters`;
      expect(description.length, message).toBeGreaterThanOrEqual(70);
      expect(description.length, message).toBeLessThanOrEqual(160);
    }
  });

  test("shares no paragraph with another", () => {
    const seen = new Map<string, string>();
    for (const page of marketingPages) {
      for (const { key, text } of strings(page.sections)) {
        if (text.length < 90 || key === "to" || key === "alt" || lawSentences.has(text)) continue;
        const first = seen.get(text) ?? page.path;
        expect(first, `${fileOf(page.path)} repeats a paragraph of ${fileOf(first)}: "${text}"`).toBe(page.path);
        seen.set(text, page.path);
      }
    }
  });

  test("says 600 words or more, and stays readable", () => {
    for (const page of marketingPages) {
      // Visitors work with an instrument and look at the parts of an aircraft; neither is read as text.
      const sections = page.sections.filter(({ kind }) => kind !== "instrument" && kind !== "turn");
      const words = [...strings({ ...page, sections })]
        .filter(({ key }) => !["to", "id", "kind", "file", "alt", "path"].includes(key))
        .flatMap(({ text }) => text.split(/\s+/));
      const message = `${fileOf(page.path)} says ${words.length} words; a page says 600 to 1,400`;
      expect(words.length, message).toBeGreaterThanOrEqual(600);
      expect(words.length, message).toBeLessThanOrEqual(1400);
    }
  });
});

test("every public path has a sharing card", () => {
  const cards = sharingCards.map((card) => card.path).sort();
  expect(cards, "write the card of the missing path into app/content/sharing/sharing-cards.ts").toEqual(
    [...publicPaths].sort(),
  );
});
