import {
  type Language,
  MAX_SUGGESTIONS,
  type Suggestion,
  suggestionsFor,
} from "../../../../domain/assistant/suggestions.ts";
import { type Desk, isTopic } from "../decide/turn.ts";
import { waysToPerson } from "./fixed.ts";
import { type Answer, linksOf, messageOf, type Table } from "./respond.ts";
import type { Speaker } from "./speaker.ts";

/** What a visitor reads of the answers to one message. */
export type Worded = {
  /** The whole answer as text, with the paths of its pages in the last line. */
  message: string;
  /** The same in English, whatever the visitor writes. */
  english: string;
  /** Says an English text of the answer in the visitor's language. */
  say: (text: string) => string;
  /** Buttons for what visitors ask next; the message says everything without them. */
  suggestions: Suggestion[];
  /** Titles of the paths in the message. */
  links: { to: string; title: string }[];
  /** A comparison that the message says in lines. */
  table?: Table;
};

/**
 * Puts answers into the visitor's language: all rooms before this one speak English.
 * @param asked the message as it was typed and its English line
 * @returns the words, and for each button whose words are Hindi the English ones that it stands for
 */
export function worded(
  answers: Answer[],
  language: Language,
  asked: { message: string; line: string },
  { finder, company, speaker }: Pick<Desk, "finder" | "company"> & { speaker: Speaker },
): Worded & { offered: Map<string, string> } {
  const last = answers.at(-1);
  const sources = answers.flatMap((each) => each.sources);
  const english = messageOf(answers);
  const say = (text: string) => speaker.say(text, language, sources);
  // A cell is said as in a list, where labels have a colon and numbers their units.
  const sayCell = (cell: string) => say(`- ${cell}:`).replace(/^- |:$/g, "");
  const addressed = <Linked extends { to?: string }>(each: Linked): Linked =>
    each.to ? { ...each, to: speaker.addressOf(each.to, language) } : each;
  const offered = new Map<string, string>();
  /** A button in Hindi sends its own words. */
  const said = (button: Suggestion): Suggestion => {
    const label = say(button.label);
    if (label === button.label || !button.ask) return { ...button, label };
    offered.set(label, button.ask);
    return { ...button, label, ask: label };
  };
  /** The answer's own buttons, ways to a person, or what visitors ask next on its page. */
  function buttons(): Suggestion[] {
    const own = answers.findLast(({ suggestions }) => suggestions)?.suggestions;
    if (own || !last || last.danger) return (own ?? []).map(said);
    const found = finder.page(last.topic ?? "");
    if (last.kind === "unstated" || last.kind === "hand-over")
      return waysToPerson(asked.message, company, found).map(said).slice(0, MAX_SUGGESTIONS);
    return suggestionsFor(isTopic(found) ? found : undefined, language, asked.line);
  }
  const table = answers.length === 1 ? last?.table : undefined;
  return {
    message: say(english),
    english,
    say,
    suggestions: buttons().map(addressed),
    links: linksOf(answers, finder).map((each) => addressed({ ...each, title: say(each.title) })),
    table: table && { columns: table.columns.map(sayCell), rows: table.rows.map((row) => row.map(sayCell)) },
    offered,
  };
}
