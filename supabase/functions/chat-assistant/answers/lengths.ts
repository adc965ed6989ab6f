import { addressOf, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import type { Desk, Question } from "./question.ts";
import { type Answer, clip } from "./say.ts";
import { answer, type Handler, isTopic } from "./shape.ts";

const lengthTitles = [/^duration$/i, /^length$/i, /^in all$/i, /^fast track$/i, /^full-time$/i];

/** What the site says of how long a course or project takes, or undefined. */
export function lengthOf(page: KnownPage, desk: Desk): KnowledgeRecord | undefined {
  const records = desk.records(page.path);
  for (const title of lengthTitles) {
    const found = records.find((record) => record.kind === "datum" && title.test(record.title));
    if (found && !(page.path.endsWith("-workshops") && /12-16/.test(found.text))) return found;
  }
  return (
    records.find(({ kind, also }) => kind === "overview" && also?.includes("duration")) ??
    records.find(({ kind, text }) => kind === "overview" && /: \d+[-\d+]* weeks/.test(text)) ??
    records.find(
      ({ kind, also, text }) => kind === "overview" && also?.includes("programs") && /\d months/.test(text),
    ) ??
    records.find(({ kind, also }) => kind === "overview" && also?.includes("steps"))
  );
}

/** The words of such a record without its label. */
export const value = (record: KnowledgeRecord) =>
  record.text.replace(/^(Length|Duration|In all|Fast track|Full-time): /, "");

/** How long a course or a project takes, where nothing more particular is asked. */
export const duration: Handler = (question, desk) => {
  const { page, matter, understood } = question;
  if (/ (valid|validity|air|fly|flies|battery|recharge|range|radio|warranty) /.test(understood.line)) return undefined;
  if (!isTopic(page) || page.group === "product") return undefined;
  // A batch or a module that the question names has a length of its own.
  const spoken = new Set(understood.terms);
  const named = desk.records(page.path).some((record) => {
    const title = desk.search.titleTerms(record);
    return (
      title.size > 1 && [...title].every((term) => spoken.has(term)) && /\b\d+ (day|week|month)s?\b/.test(record.text)
    );
  });
  if (named) return undefined;
  if (
    matter.some((term) =>
      desk
        .records(page.path)
        .some(
          (record) =>
            desk.search.holds(record, term) &&
            /\b(\d+|an?|one|two|three|four|half a|half an)\s?(hours?|days?|weeks?|months?|min|year)/i.test(record.text),
        ),
    )
  )
    return undefined;
  const found = lengthOf(page, desk);
  return found && answer(`${page.name}: ${clip(value(found), desk.words)}`, [found]);
};

/** Durations alone, where many stand side by side. */
export function shortened(text: string, most: number): string {
  if (most > 10) return clip(text, most);
  const spans = [...text.matchAll(/\d+(?:-\d+)? (?:weeks?|days?)/g)].map(([span]) => span);
  return `${(spans.length > 1 && spans.every((span) => span.endsWith("days")) ? spans : spans.slice(0, 1)).join(", ") || clip(text, most)}.`;
}

const courseAsked = /^(cours|train|class|program|programm|workshop|batch|syllabus|certificate)$/;

/** Where the topic is open and the answer depends on it: the choices with what each says, and the question which. */
export function clarify(question: Question, desk: Desk): Answer | undefined {
  const { intents, understood, page, lexicon: topics, matter } = question;
  const [intent] = intents;
  if (intent === "packages" && !page && matter.length === 0) return whichPackages(desk);
  if (intent !== "duration" || matter.length > 1) return undefined;
  const close = topics.filter(
    ({ path, score }) => score >= (topics[0]?.score ?? 0) - 0.12 && desk.page(path)?.group === "training",
  );
  const rivals = close.length > 1 && (topics[0]?.score ?? 0) < 0.95 ? close.map(({ path }) => path) : [];
  const open = !page && understood.terms.some((term) => courseAsked.test(term));
  if (rivals.length < 2 && !open) return undefined;
  const workshops = understood.terms.includes("workshop");
  const paths =
    rivals.length > 1 && !open
      ? rivals
      : desk.search.records.flatMap(({ path, kind }) =>
          kind === "page" && desk.page(path)?.group === "training" && (!workshops || /workshop/.test(path))
            ? [path]
            : [],
        );
  const choices = [...new Set(paths)].flatMap((path) => {
    const each = desk.page(path);
    const length = each && lengthOf(each, desk);
    return each && length ? [{ each, length }] : [];
  });
  const most = choices.length > 3 ? 9 : 22;
  const lines = choices.map(({ each, length }) => `${each.name}: ${shortened(value(length), most)}`);
  const links = choices.map(({ length }) => addressOf(length));
  const pilot = links.findIndex((link) => link.includes("pilot-training"));
  return {
    kind: "clarify",
    text: `Which one do you mean?\n${lines.join("\n")}`,
    links: pilot > 0 ? [links[pilot] ?? "", links[0] ?? ""] : links.slice(0, 2),
    waiting: "duration",
    sources: choices.map(({ length }) => length),
  };
}

/** The services that have packages, with how far these reach. */
function whichPackages(desk: Desk): Answer | undefined {
  const found = desk.search.records.filter(
    ({ kind, also, path }) =>
      kind === "overview" && also?.includes("packages") && desk.page(path)?.group === "services",
  );
  const lines = found.map(({ page, path }) => {
    const scopes = desk.records(path).flatMap(({ kind, scope }) => (kind === "package" && scope ? [scope] : []));
    return `${page}: ${scopes.join(", ")}.`;
  });
  return found.length > 1
    ? {
        kind: "clarify",
        text: `Packages for which service?\n${lines.join("\n")}`,
        links: found.map(addressOf).slice(0, 2),
        waiting: "package",
        sources: found,
      }
    : undefined;
}
