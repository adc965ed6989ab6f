import type { KnowledgeRecord } from "../knowledge/record.ts";
import type { Understood } from "../read/message.ts";
import { numberWords } from "../read/quantities.ts";
import { lowerFirst } from "../read/sentences.ts";
import { type Answer, answerFrom, type Listed } from "../respond/respond.ts";
import { topicTerms } from "../retrieve/classify.ts";
import type { Finder } from "../retrieve/retrieve.ts";
import { DAYS_OF, extremes, ofCourses, ofList, ordinals, putsAnother, repeated } from "../tables/follow-ups.ts";
import { PLACES } from "../tables/places.ts";
import { datumOn, OF_LENGTH } from "./intents.ts";
import { type Desk, NAMED, type Remembered } from "./turn.ts";

/** A message of more words is a new question, whatever list was shown. */
const MAX_WORDS = 9;

/** What a message means after the list that was shown last. */
export type Resolved = {
  /** The message with the entry's name in place of "the second one". */
  line?: string;
  /** The answer, where comparing the entries gives it. */
  answer?: Answer;
};

/**
 * Resolves "the second one" and "which is shorter" against the list shown last.
 * @returns an empty object where the message does not refer to the list
 */
export function resolveList({ words, line }: Understood, before: Remembered, { finder }: Desk): Resolved {
  const extreme = extremes.find(({ asks }) => asks.test(line));
  // "The shortest course" needs no list before it.
  const courses =
    extreme && ofCourses.test(line) && finder.on("/").find(({ anchor, said }) => anchor === "training" && said?.lines);
  const named = extreme?.of === "time" ? namedIn(line, finder) : undefined;
  const listed = named ?? before.listed ?? (courses ? listedOf(courses) : undefined);
  if (words.length > MAX_WORDS && !named) return {};
  const another = putsAnother.exec(line)?.[0];
  const isOther = another !== undefined && (isOtherPage(line, before, finder) || isPlace.test(line));
  if (isOther && before.repeats && repeatOf(line) === undefined)
    return { line: `${before.repeats} ${line.slice(another.length).trim()}` };
  if (!listed) return {};
  if (extreme) {
    const source = finder.all().find(({ id }) => id === listed.record);
    // "Fastest hospital? My son drank pesticide" is not about the list.
    const rest = finder.read(line.replace(extreme.asks, " ")).terms;
    if (source && !rest.every((term) => finder.holds(source, term))) return {};
    // Of a table that compares models the row that is asked for.
    const [, ...models] = source?.table?.columns ?? [];
    const [row = "", ...values] = source?.table?.rows.find(([label = ""]) => extreme.row.test(label)) ?? [];
    const all = values.map((value, at) => ({
      name: models[at] ?? "",
      line: `${models[at]}, ${lowerFirst(row)}: ${value}`,
    }));
    const shown = all.filter(({ name }) => listed.entries.some((entry) => entry.name === name));
    const compared = shown.length > 1 ? shown : all;
    const sized = (compared.length > 1 ? compared : listed.entries).flatMap((entry) => {
      const size = sizeOf(entry.line, extreme.of);
      return size === undefined ? [] : [{ ...entry, size }];
    });
    const [first, ...others] = sized.toSorted((a, b) => (extreme.most ? b.size - a.size : a.size - b.size));
    if (!first || others.length === 0) return {};
    const text = `The ${extreme.word} of these: ${first.line.replace(/\.$/, "")}.`;
    const page = finder.pages.find(({ name }) => name === first.name);
    const made = { ...answerFrom(text, source ? [source] : [], page?.path ?? source?.path), listed };
    return { answer: page ? { ...made, links: [page.path] } : made };
  }
  const at = ordinals.findIndex((each) => each.test(line));
  const entry = at < 0 || !ofList.test(line) ? undefined : listed.entries.at(at === ordinals.length - 1 ? -1 : at);
  if (!entry) return {};
  const rest = line.replace(ordinals[at] ?? "", " ").replace(/ (?:one|option|number|in the list|wala) /g, " ");
  return { line: `${rest.trim() || "tell me about"} ${entry.name}` };
}

/** The pages that a message compares, with the length of each, as a list. */
function namedIn(line: string, finder: Finder): Listed | undefined {
  const pages = finder.find(finder.read(line)).named.filter(({ score }) => score >= NAMED);
  const entries = pages.flatMap(({ path }) => {
    const name = finder.page(path)?.name ?? "";
    const length = datumOn(finder, path, OF_LENGTH);
    return length ? [{ name, line: `${name}: ${length}` }] : [];
  });
  return entries.length > 1 ? { record: "", entries } : undefined;
}

/** A message that is only a place. */
const isPlace = new RegExp(`^ (?:and |what about |how about )(?:${PLACES})(?: in| also)* $`);

/** What a message asks for, in words of ours. */
export const repeatOf = (line: string): string | undefined => repeated.find(([asks]) => asks.test(line))?.[1];

/** Whether a message names a page that is not the one spoken of, and asks nothing of it. */
function isOtherPage(line: string, { topic }: Remembered, finder: Desk["finder"]): boolean {
  const read = finder.read(line.trim());
  const [named] = finder.find(read).named;
  if (!named || named.path === topic) return false;
  const own = topicTerms(named.path);
  return read.terms.every((term) => own.has(term) || term === "cours" || term === "train");
}

/** The smallest time in a line, in days, or the first number with the unit. */
function sizeOf(line: string, unit: "time" | "weight"): number | undefined {
  const found = [
    ...line
      .toLowerCase()
      .matchAll(/(?<![\w.])(\d[\d.]*|[a-z]+)(?:-[\d.]+)?[ -](hours?|h|days?|weeks?|months?|kg|g|min)\b/g),
  ];
  const sizes = found.flatMap(([, number = "", word = ""]) => {
    const value = Number(number) || numberWords.get(number);
    const factor = DAYS_OF[word.replace(/s$/, "")];
    const isTime = factor !== undefined;
    if (value === undefined || isTime !== (unit === "time")) return [];
    return [value * (factor ?? (word === "g" ? 0.001 : 1))];
  });
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

/** The entries of a record's list, or those of them that are shown. */
const listedOf = ({ id, said }: KnowledgeRecord, shown = (_line: string) => true): Listed => ({
  record: id,
  entries: (said?.lines ?? [])
    .filter(shown)
    .map((line) => ({ line, name: line.split(/: | \(| \u2013 /, 1)[0] ?? line })),
});

/** The entries of the list that an answer shows: of one record that lists things, each with its name. */
export function listedIn({ sources, text }: Answer): Listed | undefined {
  const record = sources.find(({ kind, said }) => kind === "overview" && (said?.lines?.length ?? 0) > 1);
  const listed = record && listedOf(record, (line) => text.includes(line.replace(/\.$/, "")));
  return listed && listed.entries.length > 1 ? listed : undefined;
}
