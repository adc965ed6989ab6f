import type { Finder } from "../find/find.ts";
import { addressOf, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import { termsOf, wordsOf } from "../read/words.ts";
import { type Answer, answerFrom, tell } from "../say/say.ts";
import { isTopic, learning, type Special } from "./question.ts";

const groups = [
  { says: / (courses|trainings|classes|programs|training do you) /, group: "training", lead: "We teach these courses" },
  { says: / services /, group: "services", lead: "We offer these services" },
  { says: / (drones|products|models) /, group: "product", lead: "We sell these drones" },
] as const;
const generalMatter =
  /^(cours|train|class|program|servic|drone|product|model|aircraft|durat|offer|sell|list|provid|differ|teach|run|compani|\w{1,3})$/;

/** All there is of one group, where nothing more particular is asked: the courses, the services, the drones. */
export const choices: Special = ({ page, words, matter, quantities }, { finder }) => {
  if (!/ (what|which|list|all|types?|kinds?|tell|show) /.test(words.line)) return undefined;
  if (quantities.length > 0 || matter.some((term) => !generalMatter.test(term))) return undefined;
  const wanted = groups.find(({ says }) => says.test(words.line));
  const onTopic = isTopic(page) && !/ drone (courses|training|services) /.test(words.line);
  if (!wanted || onTopic || (page?.group === "site" && page.path !== "/")) return undefined;
  const found = finder.pages.filter(({ group }) => group === wanted.group);
  const lines = found.map((each) => {
    const time = wanted.group === "training" && lengthOf(each, finder);
    return `- ${each.name}${time ? `: ${shortLength(time)}` : ""}`;
  });
  const sources = found.flatMap(({ path }) => finder.on(path).slice(0, 1));
  const anchor = wanted.group === "product" ? "products" : wanted.group;
  return { kind: "answer", text: `${wanted.lead}:\n${lines.join("\n")}`, links: [`/#${anchor}`], sources };
};

const lengthTitles = [/^duration$/i, /^length$/i, /^in all$/i, /^fast track$/i, /^full-time$/i];
/** What the site says of how long a course takes. */
function lengthOf({ path }: KnownPage, finder: Finder): KnowledgeRecord | undefined {
  const records = finder.on(path);
  const datum = (title: RegExp) =>
    records.find((record) => record.kind === "datum" && title.test(record.title) && !/12-16/.test(record.text));
  return (
    lengthTitles.map(datum).find(Boolean) ??
    records.find(({ kind, also }) => kind === "overview" && also?.includes("duration")) ??
    records.find(({ kind, text }) => kind === "overview" && /: \d+[-\d+]* weeks/.test(text))
  );
}

/** Durations alone, where many stand side by side. */
function shortLength({ kind, text }: KnowledgeRecord): string {
  const spans = [...text.matchAll(/\d+(?:-\d+)? (?:weeks?|days?)/g)].map(([span]) => span);
  return (kind === "overview" || spans.every((span) => span.endsWith("days")) ? spans : spans.slice(0, 1)).join(", ");
}

const lengthMatter =
  /^(\d+|develop|durat|cours|train|class|program|workshop|batch|complet|finish|total|full|week|dai|day|month|time|last|long|lesson|teach|take|drone|offer|differ)$/;
const ofElse =
  / (valid\w*|air|fly|flies|battery|charg\w+|recharge|warranty|wait|before|after|each|module|second|third|first|weekend) /;

/** How long a course takes, where nothing more particular is asked; of an open one, how long each takes. */
export const length: Special = ({ page, words, matter, named, quantities }, { finder }) => {
  if (!/ (how long|duration|length|how many (?:days|weeks|months)) /.test(words.line) || ofElse.test(words.line))
    return undefined;
  if (quantities.length > 0 || matter.some((term) => !lengthMatter.test(term))) return undefined;
  const best = named[0]?.score ?? 0;
  const courses = finder.pages.filter(({ group }) => group === "training");
  const rivals = courses.filter(({ path }) => named.some((topic) => topic.path === path && topic.score >= best - 0.12));
  if (isTopic(page) && (rivals.length < 2 || best >= 0.95)) {
    const found = page.group === "product" ? undefined : lengthOf(page, finder);
    return (
      found &&
      answerFrom(
        tell(found, () => 0),
        [found],
      )
    );
  }
  const workshops = words.terms.includes("workshop");
  if (!workshops && !learning.test(words.line)) return undefined;
  const meant = rivals.length > 1 ? rivals : courses.filter(({ path }) => !workshops || /workshop/.test(path));
  const found = meant.flatMap(({ name, path, ...rest }) => {
    const record = lengthOf({ name, path, ...rest }, finder);
    return record ? [{ name, record }] : [];
  });
  // Most who ask of "the course" mean the pilots'.
  found.sort((a, b) => Number(/pilot/.test(b.record.path)) - Number(/pilot/.test(a.record.path)));
  return whichOne(
    "Which one do you mean?",
    "how long",
    found.map(({ name, record }) => ({ line: `${name}: ${shortLength(record)}`, record })),
  );
};

/** Asks back, with what may be meant. */
const whichOne = (text: string, waiting: string, all: { line: string; record: KnowledgeRecord }[]): Answer => ({
  kind: "clarify",
  text: `${text}\n${all.map(({ line }) => `- ${line}`).join("\n")}`,
  links: all.map(({ record }) => addressOf(record)).slice(0, 2),
  waiting,
  sources: all.map(({ record }) => record),
});

/** Which packages there are, where no service is named. */
export const packages: Special = ({ page, words, matter, quantities }, { finder }) => {
  if (page || quantities.length > 0 || !/ (packages?|plans?) /.test(words.line) || matter.length > 2) return undefined;
  const all = finder.pages.flatMap(({ name, path }) => {
    const own = finder.on(path).filter(({ kind, scope }) => kind === "package" && scope);
    const [record] = own;
    return record ? [{ line: `${name}: ${own.map(({ title }) => title).join(", ")}`, record }] : [];
  });
  return whichOne("Packages for which service?", "which package", all);
};

const withUs =
  / (vacanc\w+|hiring|recruit\w*|(?:job|jobs|current|new|any|your) openings?|open positions?|(?:work|job|jobs|career|careers|join|apply|vacancy) (?:\w+ )?(?:at|with|for|in) (?:you|vayutra|us|your (?:company|team|firm|staff))|your (?:company|staff|team) (?:\w+ ){0,3}(?:job|work)|join your (?:company|staff|team)|bharti) /;

/** Open jobs as they are published now. */
export const jobs: Special = ({ words, named, matter }, { finder }) => {
  if (!withUs.test(words.line) || learning.test(words.line)) return undefined;
  if (named.some(({ path, score }) => path !== "/careers" && score >= 1)) return undefined;
  const [page, ...open] = finder.on("/careers").filter(({ kind }) => kind === "page" || kind === "live");
  if (!page || open.length === 0) return undefined;
  const asked = open.find(({ title }) => termsOf(wordsOf(title)).some((term) => matter.includes(term)));
  if (asked) return answerFrom(`${asked.title}: ${asked.text}`, [asked]);
  const lines = open.slice(0, 6).map(({ title }) => `- ${title}`);
  return answerFrom(`These positions are open now:\n${lines.join("\n")}`, [page, ...open], "/careers");
};
