import { expect, test } from "vitest";
import { facts } from "~/content/facts";
import { pages } from "~/content/pages";
import type { MarketingPage, PlainSection } from "~/content/schema";
import { brochureBlocks } from "../../media/brochure-blocks";

const said = (page: MarketingPage) =>
  brochureBlocks(page)
    .map(({ text }) => text)
    .join("\n");

const sectionsOf = (page: MarketingPage): PlainSection[] =>
  page.sections.flatMap((section) =>
    section.kind === "tabs"
      ? section.tabs.flatMap((tab) => tab.sections)
      : section.kind === "call-to-action"
        ? []
        : [section],
  );
/** Kinds that a brochure leaves out as a whole: samples of people, and what is only for the screen. */
const left = ["people", "stories", "partners", "picture", "views"];

const brochures = pages.filter((page) => page.brochure);

test.each(brochures.map((page) => [page.path, page] as const))(
  "the brochure of %s states every condition that its page states",
  (_path, page) => {
    const words = said(page);
    for (const stat of page.hero.stats ?? []) expect(words).toContain(stat.note ?? stat.label);
    for (const item of page.hero.highlights?.items ?? []) expect(words).toContain(item);
    for (const section of sectionsOf(page).filter(({ kind }) => !left.includes(kind))) {
      if (section.intro) expect(words).toContain(section.intro);
      if ("note" in section && section.note) expect(words).toContain(section.note);
      if (section.kind !== "rules") continue;
      for (const { rule, check } of section.items)
        expect(words).toContain(check ? `${rule} This can change: check the current rule.` : rule);
    }
  },
);

test.each([
  ["/training/drone-pilot-training", [/prepares you for the R/i, facts.certificationRate.note, facts.placement.note]],
  ["/product/trainer-drone", [/still air, new battery/i, /quotation states/i]],
  ["/product/surveillance-drone", [/still air, new battery/i, /landing with 20% left/i, facts.controlRange.wording]],
  ["/product/heavy-payload-drones", [/preliminary company figures/i, /new batteries, landing with 20% left/i]],
] as const)("the brochure of %s keeps the words of its figures", (path, conditions) => {
  const page = brochures.find((candidate) => candidate.path === path);
  expect(page).toBeDefined();
  for (const condition of conditions) expect(said(page as MarketingPage)).toMatch(condition);
});
