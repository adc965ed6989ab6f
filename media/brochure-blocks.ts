import type { Datum, MarketingPage, Section, Stat } from "../app/content/schema";

/** One paragraph of a brochure. */
export type BrochureBlock = { kind: "h2" | "h3" | "p" | "li"; text: string };

const p = (text: string): BrochureBlock => ({ kind: "p", text });
const li = (text: string): BrochureBlock => ({ kind: "li", text });
const h3 = (text: string): BrochureBlock => ({ kind: "h3", text });
const data = (items: Datum[] = []) => items.map(({ label, value }) => li(`${label}: ${value}`));
/** A figure never without the note that says how it is meant. */
const figure = ({ value, label, note }: Stat) => li(`${value} ${label}${note ? `. ${note}` : ""}`);

/** The words of a section; what is only for the screen (pictures, buttons, samples of people) is left out. */
function wordsOf(section: Section): BrochureBlock[] {
  switch (section.kind) {
    case "prose":
      return [...section.paragraphs.map(p), ...data(section.data)];
    case "stats":
      return section.items.map(figure);
    case "cards":
      return section.items.flatMap((item) => [
        h3(item.title),
        p(item.text),
        ...(item.stat ? [figure(item.stat)] : []),
        ...data(item.data),
        ...(item.points ?? []).map(li),
      ]);
    case "checklist":
      return section.items.map(li);
    case "modules":
      return section.items.flatMap((item) => [
        h3(`${item.title} (${[item.duration, item.mode].filter(Boolean).join(", ")})`),
        ...item.topics.map(li),
        ...data(item.data),
      ]);
    case "steps":
      return section.items.flatMap((item) => [h3(`${item.name} (${item.time})`), p(item.description)]);
    case "packages":
      return section.items.flatMap((item) => [h3(`${item.name}: ${item.scope}`), ...item.features.map(li)]);
    case "equipment":
      return section.items.flatMap((item) => [
        h3(item.name),
        ...(item.description ? [p(item.description)] : []),
        ...data(item.data),
        ...item.features.map(li),
      ]);
    case "table":
      return section.rows.map(([first, ...cells]) =>
        li(`${first}: ${cells.map((cell, index) => `${section.columns[index + 1]} ${cell}`).join("; ")}`),
      );
    case "progress":
      return [
        ...section.items.map((item) => li(`${item.label}: ${item.value} of ${item.max ?? 100}`)),
        ...(section.note ? [p(section.note)] : []),
      ];
    case "roles":
      return [
        ...section.items.map((item) =>
          li(`${item.role}${item.salary ? ` (${item.salary})` : ""}: ${item.description}`),
        ),
        ...(section.note ? [p(section.note)] : []),
      ];
    case "schedule":
      return section.items.map((item) =>
        li(`${item.when}: ${item.what}${item.description ? `. ${item.description}` : ""}`),
      );
    case "faq":
      return section.items.flatMap((item) => [h3(item.question), p(item.answer)]);
    case "rules":
      return section.items.map((item) =>
        li(item.check ? `${item.rule} This can change: check the current rule.` : item.rule),
      );
    case "diagram":
      return [p(section.description)];
    case "call-to-action":
      return (section.notes ?? []).map(li);
    case "tabs":
      return section.tabs.flatMap((tab) =>
        tab.sections.flatMap((inner) => {
          const words = wordsOf(inner);
          if (words.length === 0) return [];
          return [h3(inner.heading ?? tab.label), ...(inner.intro ? [p(inner.intro)] : []), ...words];
        }),
      );
    case "people":
    case "stories":
    case "partners":
    case "picture":
    case "views":
      return [];
  }
}

/**
 * A page as paragraphs, in the page's own order. Whatever the page states as a condition of a figure or a promise (an
 * intro, a note, a figure's own note) goes with it.
 */
export function brochureBlocks({ hero, sections }: MarketingPage): BrochureBlock[] {
  const opening = [...(hero.highlights?.items.map(li) ?? []), ...(hero.stats?.map(figure) ?? [])];
  return opening.concat(
    sections.flatMap((section) => {
      const words = wordsOf(section);
      if (words.length === 0) return [];
      return [
        ...(section.heading ? [{ kind: "h2" as const, text: section.heading }] : []),
        ...(section.intro ? [p(section.intro)] : []),
        ...words,
      ];
    }),
  );
}
