import { priceWords } from "#domain/desk/price-words.ts";
import type { Price, Snapshot } from "#domain/desk/snapshot.ts";
import { statedQuestions } from "../good-to-know";
import type { PageRecord, Section } from "../schema";
import { ASK_US } from "./ask-us";
import { nextBatch } from "./batch.ts";
import { batchSection } from "./batch-section";
import { costQuestion } from "./price";
import { pricedSection, priceKey } from "./priced-things";
import { askable } from "./unanswered";

/** A page as it is shown: the repository's record with the prices and batches that the owner has stated. */
export function withStated<Page extends Omit<PageRecord, "figures">>(
  page: Page,
  { prices, batches }: Pick<Snapshot, "prices" | "batches">,
): Page {
  const priceOf = (name: string) => prices[priceKey(page.path, name)];
  const price = prices[page.path];
  const own = batches.filter(({ course }) => course === page.path);
  const answers = new Map([
    ...statedQuestions.batch.map((question) => [question, nextBatch(own)] as const),
    ...statedQuestions.price.map((question) => [question, price && priceWords(price)] as const),
  ]);
  const sections = page.sections
    .map((section) => withFigures(pricedSection(section, priceOf), priceOf, nextBatch(own)))
    .map((section) => (section.id === "good-to-know" ? answered(section, answers) : section))
    .map((section) => (price ? costAnswered(section, price) : section))
    .map((section) => askable(section, page.hero.actions));
  if (own.length > 0) sections.splice(firstAfterOpening(sections), 0, batchSection(page, own));
  return { ...page, ...(price ? { price } : {}), ...(own.length > 0 ? { batches: own } : {}), sections };
}

/** An instrument with the prices of packages, or the next batch, in its figures, for its result. */
function withFigures(section: Section, priceOf: (name: string) => PageRecord["price"], next?: string): Section {
  if (section.kind !== "instrument") return section;
  if (section.instrument === "my-way")
    return next ? { ...section, figures: { ...section.figures, nextBatch: next } } : section;
  if (!("packages" in section.figures)) return section;
  const packages = section.figures.packages.map((each) => ({ ...each, price: priceOf(each.name) }));
  return { ...section, figures: { ...section.figures, packages } } as Section;
}

/** A table of questions with what the owner has stated in the place of what the repository says. */
function answered(section: Section, answers: ReadonlyMap<string, string | undefined>): Section {
  if (section.kind !== "table") return section;
  const rows = section.rows.map(([question = "", answer = ASK_US]) => [question, answers.get(question) ?? answer]);
  return { ...section, rows };
}

/** Questions and answers with the stated price first in the answer to "What does it cost?". */
function costAnswered(section: Section, price: Price): Section {
  if (section.kind !== "faq") return section;
  const items = section.items.map((item) =>
    costQuestion.asked.test(item.question)
      ? {
          ...item,
          answer: `${capital(priceWords(price))}${costQuestion.stop} ${item.answer.replace(costQuestion.depends, "")}`,
        }
      : item,
  );
  return { ...section, items };
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Batches stand before the first section that needs reading: after statistics and words that open the page. */
const firstAfterOpening = (sections: Section[]) =>
  Math.max(
    0,
    sections.findIndex(({ kind }) => !["prose", "stats"].includes(kind)),
  );
