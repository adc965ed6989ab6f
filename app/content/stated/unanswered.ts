import type { PageRecord, PlainSection, Section } from "../schema";
import { ASK_US } from "./ask-us";

/**
 * What a table answers, and what it does not yet: rows that say nothing but to ask.
 * @returns the other rows, and the names of those without an answer as they stand in a sentence: "next batch", "NDA"
 */
export function byAnswer(rows: string[][]): { answered: string[][]; open: string[] } {
  const isOpen = ([, ...answers]: string[]) => answers.every((answer) => answer === ASK_US);
  return {
    answered: rows.filter((row) => !isOpen(row)),
    open: rows.filter(isOpen).map(([name = ""]) => (/^\p{Lu}{2}/u.test(name) ? name : lowerFirst(name))),
  };
}
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A section whose tables lead to the form for what they do not answer: to the topic of the page's first button. */
export function askable<Kind extends Section | PlainSection>(
  section: Kind,
  actions: PageRecord["hero"]["actions"],
): Kind {
  if (section.kind === "tabs")
    return {
      ...section,
      tabs: section.tabs.map((tab) => ({ ...tab, sections: tab.sections.map((each) => askable(each, actions)) })),
    };
  if (section.kind !== "table" || byAnswer(section.rows).open.length === 0) return section;
  return { ...section, ask: { to: actions.find(({ to }) => to.startsWith("/contact-us"))?.to ?? "/contact-us" } };
}
