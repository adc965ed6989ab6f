import { priceWords } from "#domain/desk/price-words.ts";
import type { Price } from "#domain/desk/snapshot.ts";
import type { Datum, MarketingPage, PlainSection, Section, Stat } from "../schema";
import { atAGlance } from "../stated/at-a-glance";
import { withPrice } from "../stated/price";
import { BATCHES } from "../stated/priced-things";
import { byAnswer } from "../stated/unanswered";
import * as words from "./paper-words";

/**
 * One block of a data sheet: a table (its first row may be a header) or a list. Its notes are the page's conditions for its
 * contents, and are printed with it. A brochure sets the `figures` of a table large, in place of its rows.
 */
export type SheetBlock = { heading: string; notes?: string[] } & (
  | { kind: "table"; header?: string[]; rows: string[][]; figures?: Stat[] }
  | { kind: "list"; items: string[] }
);

/** A section with its heading on the page: the section's, or that of its tab. */
type Placed = { section: PlainSection; heading: string };

function placed(sections: Section[]): Placed[] {
  return sections.flatMap((section): Placed[] => {
    if (section.kind === "call-to-action" || section.kind === "instrument") return [];
    if (section.kind !== "tabs") return [{ section, heading: section.heading ?? section.eyebrow ?? "" }];
    return section.tabs.flatMap((tab) =>
      tab.sections.map((inner) => ({ section: inner, heading: inner.heading ?? tab.label })),
    );
  });
}

const pairs = (data: Datum[]) => data.map(({ label, value }) => [label, value]);

/** Machines as columns where their data have the same labels, else one row for each. */
function compared(heading: string, items: { name: string; data: Datum[] }[]): SheetBlock {
  const [first, ...others] = items;
  const labels = first?.data.map(({ label }) => label) ?? [];
  const alike = others.every(
    ({ data }) => data.length === labels.length && data.every(({ label }, at) => label === labels[at]),
  );
  if (alike && items.length > 1) {
    return {
      kind: "table",
      heading,
      header: ["", ...items.map(({ name }) => name)],
      rows: labels.map((label, at) => [label, ...items.map(({ data }) => data[at]?.value ?? "")]),
    };
  }
  return {
    kind: "table",
    heading,
    rows: items.map(({ name, data }) => [name, data.map(({ label, value }) => `${label}: ${value}`).join("; ")]),
  };
}

/** Whether cards have several values each, so that they can be compared in a table. */
const comparable = (section: PlainSection): boolean =>
  section.kind === "cards" && section.items.length > 1 && section.items.every(({ data = [] }) => data.length > 1);

/** Adds the price of a machine to its data. */
const priced = ({ name, data, price }: { name: string; data?: Datum[]; price?: Price }) => ({
  name,
  data: withPrice({ data, price }) ?? [],
});

const valuesOf = (data: Datum[] = []) => data.map(({ label, value }) => `${label}: ${value}${words.stop}`);

/** A column heading that says nothing. */
const empty = /^(value|remark|remarks|note|notes|)$/i;

/** Texts about a section as a whole. They may hold conditions, so they go with its figures. */
function notesOf(section: PlainSection): string[] {
  const note = "note" in section ? section.note : undefined;
  return [section.intro, note].filter((text) => text !== undefined);
}

/** What the page says at a glance, as rows. */
export const glance = (page: MarketingPage): string[][] => pairs(atAGlance(page));

/** The claims at the top of the page, each figure with its note. */
function openingOf(page: MarketingPage): SheetBlock[] {
  const { hero } = page;
  const blocks: SheetBlock[] = [{ kind: "table", heading: words.atAGlance, rows: glance(page) }];
  const stats = hero.stats ?? courseFigures(page);
  if (stats.length > 0) blocks.push(figuresBlock(words.inFigures, stats));
  if (hero.highlights) blocks.push({ kind: "list", heading: hero.highlights.heading, items: hero.highlights.items });
  return blocks;
}

const figures = (stats: Stat[]) =>
  stats.map(({ label, value, note }) => [label, [value, note].filter(Boolean).join(`${words.stop} `)]);

const figuresBlock = (heading: string, stats: Stat[]): SheetBlock => ({
  kind: "table",
  heading,
  rows: figures(stats),
  figures: stats,
});

/** What a course is in figures, where its page has none: its weeks, its modules, the hours with an instructor. */
function courseFigures({ course, hero, sections }: MarketingPage): Stat[] {
  const weeks = /^P(\d+)W$/.exec(course?.workload ?? "")?.[1];
  if (!course || !weeks || sections.some(({ kind }) => kind === "stats")) return [];
  const modules = placed(sections).flatMap(({ section }) => (section.kind === "modules" ? section.items : []));
  return [
    { value: weeks, label: words.weeks, note: hero.atAGlance.time.value },
    { value: String(modules.length), label: words.modules, note: modules.map(({ title }) => title).join(", ") },
    course.guidedHours
      ? { value: String(course.guidedHours), label: words.guidedHours, note: words.withInstructor }
      : { value: course.level, label: words.level, note: course.credential ?? "" },
  ];
}

function blockOf({ section, heading }: Placed): SheetBlock[] {
  const notes = notesOf(section);
  return contentOf({ section, heading }).map((block) => ({ ...block, notes }));
}

function contentOf({ section, heading }: Placed): SheetBlock[] {
  switch (section.kind) {
    case "prose":
      return section.data ? [{ kind: "table", heading: words.atAGlance, rows: pairs(section.data) }] : [];
    case "stats":
      return [figuresBlock(heading, section.items)];
    case "table": {
      // Two columns are labels and values, which need no headings.
      const plain = section.columns.length < 3 || section.columns.some((column) => empty.test(column));
      const header = plain ? undefined : section.columns;
      return [{ kind: "table", heading, header, rows: section.rows }];
    }
    case "equipment":
      return [compared(heading, section.items.map(priced))];
    case "cards": {
      if (section.id === BATCHES) {
        const rows = section.items.map(({ title, data }) => [title, valuesOf(data).join(" ")]);
        return [{ kind: "table", heading, rows }];
      }
      if (comparable(section))
        return [
          compared(
            heading,
            section.items.map((card) => priced({ ...card, name: card.title })),
          ),
        ];
      // Cards that all have a link are navigation, which is useless on paper.
      if (section.items.every(({ action }) => action)) return [];
      const rows = section.items.map(({ title, text, stat, data, price }) => {
        const claim = stat ? [`${stat.value} ${stat.label}${words.stop}`, `${stat.note}${words.stop}`] : [];
        return [title, [...claim, text, ...valuesOf(withPrice({ data, price }))].join(" ")];
      });
      return [{ kind: "table", heading, rows }];
    }
    case "modules":
      return [
        {
          kind: "table",
          heading,
          rows: section.items.map(({ title, duration, topics }) => [`${title}, ${duration}`, topics.join("; ")]),
        },
      ];
    case "steps":
      return [
        {
          kind: "table",
          heading,
          rows: section.items.map(({ name, time, description }) => [`${name}, ${words.lowered(time)}`, description]),
        },
      ];
    case "packages": {
      const rows = section.items.map(({ name, scope, features, price }) => [
        `${name}, ${words.scopeWithin(scope)}`,
        [price && priceWords(price), ...features].filter(Boolean).join("; "),
      ]);
      return [{ kind: "table", heading, rows }];
    }
    case "checklist":
      return [{ kind: "list", heading, items: section.items }];
    case "schedule":
      return [
        {
          kind: "table",
          heading,
          rows: section.items.map(({ when, what, description }) => [
            when,
            [what, description].filter(Boolean).join(": "),
          ]),
        },
      ];
    case "diagram":
      return [{ kind: "list", heading, items: [section.description] }];
    case "rules":
      return [{ kind: "list", heading, items: rulesOf(section) }];
    case "faq":
      return [{ kind: "table", heading, rows: section.items.map(({ question, answer }) => [question, answer]) }];
    default:
      return [];
  }
}

/** Which blocks to keep when two pages cannot hold all: facts first, then contents, then procedures. */
const rank: Partial<Record<PlainSection["kind"], number>> = {
  prose: 0,
  stats: 1,
  table: 3,
  modules: 4,
  equipment: 5,
  checklist: 6,
  packages: 6,
  steps: 7,
  cards: 8,
  faq: 9,
};

/** The next batch stands at the top of the sheet; all batches come where there is room. */
const rankOf = ({ section }: Placed) =>
  section.id === BATCHES ? 10 : comparable(section) ? 2 : (rank[section.kind] ?? 0);

/**
 * The blocks of a page's data sheet, the most important first, and the rules that close it.
 * @param elsewhere beginnings of values that are printed at the sheet's foot
 */
export function sheetOf(page: MarketingPage, elsewhere: string[]): { blocks: SheetBlock[]; rules: string[] } {
  const sections = placed(page.sections);
  const blocks = sections
    .filter(({ section }) => section.kind in rank)
    .filter(({ section }) => !section.sample)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .flatMap(blockOf)
    .map((block) =>
      block.kind === "list"
        ? block
        : {
            ...block,
            rows: withoutOpen(
              block.rows.filter(([, value = ""]) => !elsewhere.some((known) => value.startsWith(known))),
            ),
          },
    )
    .filter((block) => block.heading && (block.kind === "list" ? block.items : block.rows).length > 0);
  blocks.unshift(...openingOf(page));
  for (const [at, block] of blocks.entries())
    if (blocks.findIndex(({ heading }) => heading === block.heading) < at) block.heading = words.furtherFacts;
  const rules = sections.flatMap(({ section }) => (section.kind === "rules" ? rulesOf(section) : []));
  return { blocks, rules };
}

/** The rows that say something; what one has to ask stands in one row at the end. */
function withoutOpen(rows: string[][]): string[][] {
  const { answered, open } = byAnswer(rows);
  return open.length > 0 ? [...answered, [words.askAbout, open.join(", ")]] : answered;
}

const rulesOf = ({ items }: Extract<PlainSection, { kind: "rules" }>) =>
  items.map(({ rule, check }) => (check ? `${rule} ${words.canChange}` : rule));

/**
 * The blocks of one section of a page, with all that the page says in it: unlike a data sheet, a folder has space for the
 * words of cards and the paragraphs beside a table.
 * @throws Error where the page has no section of that id, or none that can stand on paper
 */
export function blocksOf(page: MarketingPage, id: string): SheetBlock[] {
  const found = placed(page.sections).find(({ section }) => section.id === id);
  const blocks = found ? blockOf(found) : [];
  if (!found || blocks.length === 0) throw new Error(`${page.path} has no section ${id} for a folder`);
  const { section, heading } = found;
  if (section.kind === "prose")
    return blocks.map((block) => ({ ...block, heading, notes: [...(block.notes ?? []), ...section.paragraphs] }));
  if (section.kind !== "cards") return blocks;
  const rows = section.items.map(({ title, text, data, price, points = [] }) => [
    title,
    [text, ...valuesOf(withPrice({ data, price })), points.length > 0 ? `${points.join("; ")}${words.stop}` : ""]
      .join(" ")
      .trim(),
  ]);
  return [{ kind: "table", heading, notes: notesOf(section), rows }];
}

/** The figures of a page's opening, each with its note. */
export const openingFigures = ({ hero }: MarketingPage): string[][] => figures(hero.stats ?? []);

/** Up to three pictures of the page beside its opening one: views, models, machines. */
export function viewsOf(page: MarketingPage): NonNullable<MarketingPage["hero"]["picture"]>[] {
  const pictures = placed(page.sections).flatMap(({ section }) => {
    if (section.kind === "picture" || (section.kind === "prose" && section.picture))
      return section.picture ? [section.picture] : [];
    if (section.kind === "views" || section.kind === "cards" || section.kind === "equipment")
      return section.items.flatMap(({ picture }) => (picture ? [picture] : []));
    return [];
  });
  const different = pictures.filter(
    ({ id }, at) => id !== page.hero.picture.id && pictures.findIndex((other) => other.id === id) === at,
  );
  return different.slice(0, 3);
}
