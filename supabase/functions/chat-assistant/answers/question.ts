import type { KnowledgeRecord, KnownPage } from "../knowledge/record.ts";
import { termsOf, type Understood, wordsOf } from "../language/normalise.ts";
import { stem } from "../language/stem.ts";
import type { Search } from "../search.ts";
import type { Classifier } from "../understanding/classify.ts";
import type { Nearness } from "../understanding/examples.ts";
import { type Intent, intentTerms } from "../understanding/intents.ts";
import type { Quantity } from "../understanding/quantities.ts";
import { type Topic, topicTerms } from "../understanding/topics.ts";

/** One question with all that was understood of it. */
export type Question = {
  understood: Understood;
  intents: Intent[];
  quantities: Quantity[];
  /** Pages that its words name outright. */
  lexicon: Topic[];
  /** Pages it speaks of, by its words and by what others asked. */
  topics: Topic[];
  /** Which records have been asked for in much the same words. */
  near: Nearness;
  /** The page it is about, from its words or from what was said before. */
  page?: KnownPage;
  /** Whether `page` comes from what was said before. */
  inherited: boolean;
  /** What it asks beside its topic and its intent. */
  matter: string[];
  /** As much of that as the question proper asks, where statements go before it. */
  asked: string[];
};

/** What answers are made with. */
export type Desk = {
  search: Search;
  classifier: Classifier;
  pages: KnownPage[];
  page(path: string): KnownPage | undefined;
  records(path: string): KnowledgeRecord[];
  company: { name: string; email: string; phone: string };
  /** Office hours, as the site writes them. */
  hours: string;
  /** Words an answer may have; fewer where several questions share one message. */
  words: number;
  /** Records, by id, that an answer to the same message has told already. */
  told: Set<string>;
};

const generic = new Set(
  [
    "drone",
    "aircraft",
    "course",
    "training",
    "program",
    "programme",
    "class",
    "work",
    "offer",
    "run",
    "together",
    "provide",
    "company",
    "day",
    "week",
    "year",
    "hour",
    "month",
    "time",
    "people",
    "person",
    "want",
    "look",
    "interest",
    "plan",
    "plea",
    "thank",
    "number",
    "india",
    "indian",
  ].map(stem),
);

const none: ReadonlySet<string> = new Set();

/** The terms that are neither the topic's name nor words of the intent. */
export function matterOf(terms: string[], page: KnownPage | undefined, intents: Intent[]): string[] {
  const own = page && page.group !== "site" ? topicTerms(page.path) : none;
  const named = new Set(page && page.group !== "site" ? termsOf(wordsOf(`${page.name} ${page.title}`)) : []);
  const asked = intents[0] ? intentTerms(intents[0]) : none;
  return [...new Set(terms)].filter(
    (term) =>
      !generic.has(term) &&
      !own.has(term) &&
      !named.has(term) &&
      !asked.has(term) &&
      (!/^\d/.test(term) || /^[2-9]$/.test(term)),
  );
}
