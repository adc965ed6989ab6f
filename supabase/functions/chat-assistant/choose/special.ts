import type { Finder } from "../find/find.ts";
import { addressOf, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import type { Unit } from "../read/quantities.ts";
import { termsOf, wordsOf } from "../read/words.ts";
import { filled, unstated } from "../say/fixed.ts";
import { type Answer, answerFrom, shorten, tell } from "../say/say.ts";
import { outright as table } from "../tables/outright.ts";
import { acres } from "./amounts.ts";
import { type ByAmount, type Desk, isTopic, learning, type Question, type Special } from "./question.ts";
import { besideAirport, distance, kilograms, years } from "./rules.ts";

/** From this likeness on, a question counts as one that has been asked before, and its own record answers. */
const ASKED_BEFORE = 0.7;

/** What no likeness of words may overrule: the law, how the company is reached, and what the site leaves open. */
export function outright(question: Question, { finder, company }: Desk, parted = false): Answer | undefined {
  const { words, page, inherited } = question;
  const topic = isTopic(page) && !inherited;
  const learnt = !isTopic(page) || page.group === "training" || page.group === "excellence-center";
  for (const { asks, unless, where, whole, whatsapp, says, on, text, ask, link } of table) {
    if (parted && !whole) continue;
    if (!asks.every((sign) => sign.test(words.line)) || unless?.test(words.line)) continue;
    if ((where === "site" && topic) || (where === "learning" && !learnt)) continue;
    if (whatsapp !== undefined && whatsapp !== Boolean(company.whatsapp)) continue;
    const fits = (each: KnowledgeRecord) => (says ? says.test(each.text) : each.kind === "page");
    const record = finder.on(on ?? page?.path ?? "").find(fits) ?? (on ? undefined : finder.all().find(fits));
    if (!record && (says || on)) continue;
    const told = filled(text, company, record);
    if (ask || !record) return unstated(told, company, ask ?? "general", page);
    const law = !on && !/job|help|warranty|labs/.test(text);
    return answerFrom(told, [law ? { ...record, kind: "rule" } : record], undefined, link ? [link] : []);
  }
  return undefined;
}

const ofMoney = /₹|\b(?:paid|charged?|fees?|price|cost|quoted?|quotation|EMI|free|bill)\b/i;
/** Terms that ask for the sum and for nothing else. */
const sumTerms = /^(price|rate|much|money|total|exact|current|amount|number|onli|drone|one|per)$/;
/** From so many terms beside the price on, something else is asked as well. */
const MORE_THAN_SUM = 2;
const notTheSum =
  / (gst|tax|subsid\w+|penalt\w+|fine|savings?|saves?|grants?|granted|fund\w*|included|includes|emi|instal\w+|refund\w*|salary|earn|gives?|given|grants?|mission|government) | (will|do|can|would) you (?:\w+ )?(pay|sponsor) | (when|how soon|how fast|how long) (?:\w+ ){0,8}(quote|quotation|price) |batter(?:y|ies) (?:\w+ ){0,4}charge/;

/** No price is on the site: says so, with what the site does say of it, and where to ask. */
const price: Special = (question, { company }) => {
  const { page, words, matter, ranked, interest } = question;
  const more = matter.filter((term) => !sumTerms.test(term));
  const bare = more.length === 0 && / how much (?:is|are|for|do you want for) /.test(words.line);
  const asks = words.terms.includes("price") || bare || / (rate|rates|how much money) /.test(words.line);
  if (!asks || notTheSum.test(words.line)) return undefined;
  const [best] = ranked;
  const says = best !== undefined && ofMoney.test(`${best.record.title} ${best.record.text}`);
  // "If it rains on the day, must I pay again" asks for more than a sum.
  const direct = /^ (?:\w+ ){0,2}(?:how much|what (?:is |are )?the (?:price|cost|fees?|rate|charges?)) /.test(
    words.line,
  );
  if (!direct && more.length >= MORE_THAN_SUM && best && (says || more.length > MORE_THAN_SUM)) return undefined;
  const own = ranked.find(
    ({ record: { path, kind, title } }) =>
      path === page?.path && (kind === "faq" || kind === "text") && /cost|price|fee/i.test(title),
  )?.record;
  const what = `The site states no price${isTopic(page) ? ` for ${page.name}` : ""}${own ? `. ${shorten(own.text, interest, 35)}` : ", because it depends on what you need."}`;
  const made = unstated(what, company, learning.test(words.line) ? "training" : "general", page);
  return own ? { ...made, sources: [own], links: [addressOf(own), ...made.links.slice(0, 1)] } : made;
};

const groups = [
  { says: / (courses|trainings|classes|programs|training do you) /, group: "training", lead: "We teach these courses" },
  { says: / services /, group: "services", lead: "We offer these services" },
  { says: / (drones|products|models) /, group: "product", lead: "We sell these drones" },
] as const;
const generalMatter =
  /^(cours|train|class|program|servic|drone|product|model|aircraft|durat|offer|sell|list|provid|differ|teach|run|compani|\w{1,3})$/;

/** All there is of one group, where nothing more particular is asked: the courses, the services, the drones. */
const choices: Special = ({ page, words, matter, quantities }, { finder }) => {
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
const length: Special = ({ page, words, matter, named, quantities }, { finder }) => {
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
const packages: Special = ({ page, words, matter, quantities }, { finder }) => {
  if (page || quantities.length > 0 || !/ (packages?|plans?) /.test(words.line) || matter.length > 2) return undefined;
  const all = finder.pages.flatMap(({ name, path }) => {
    const own = finder.on(path).filter(({ kind, scope }) => kind === "package" && scope);
    const [record] = own;
    return record ? [{ line: `${name}: ${own.map(({ title }) => title).join(", ")}`, record }] : [];
  });
  return whichOne("Packages for which service?", "which package", all);
};

const withUs =
  / (vacanc\w+|hiring|recruit\w*|(?:job|jobs|current|new|any|your) openings?|open positions?|(?:work|job|jobs|career|careers|join|apply|vacancy) (?:\w+ )?(?:at|with|for|in) (?:you|vayutra|us|your (?:company|team|firm|staff))|your (?:company|staff|team) (?:\w+ ){0,3}(?:job|work)|join your (?:company|staff|team)|bharti|with you (?:\w+ ){0,2}(?:job|work|vacancy)|vayutra (?:\w+ )?(?:job|vacancy|work)) /;

/** Open jobs as they are published now. */
const jobs: Special = ({ words, named, matter }, { finder }) => {
  if (!withUs.test(words.line) || learning.test(words.line)) return undefined;
  if (named.some(({ path, score }) => path !== "/careers" && score >= 1)) return undefined;
  const page = finder.on("/careers").find(({ kind }) => kind === "page");
  // A sample posting is no open position.
  const open = finder.on("/careers").filter(({ kind, title }) => kind === "live" && !title.startsWith("Sample: "));
  if (!page) return undefined;
  const asked = open.find(({ title }) => termsOf(wordsOf(title)).some((term) => matter.includes(term)));
  if (asked) return answerFrom(`${asked.title}: ${asked.text}`, [asked]);
  if (open.length === 0) return answerFrom(`${page.text} You may also write to us with what you can do.`, [page]);
  const lines = open.slice(0, 6).map(({ title }) => `- ${title}`);
  return answerFrom(`These positions are open now:\n${lines.join("\n")}`, [page, ...open], "/careers");
};

const byUnit: { [Name in Unit]?: ByAmount } = {
  acre: acres,
  kg: kilograms,
  metre: distance,
  km: distance,
  year: years,
};
/** What an amount in the question decides: package, model, class, rule. */
const amount: Special = (question, desk) => {
  // "3 MW" in acres was never asked before in just this number.
  if (question.near >= ASKED_BEFORE && !question.quantities.some(({ said }) => said.includes("about")))
    return undefined;
  for (const each of question.quantities) {
    const found = byUnit[each.unit]?.(each, question, desk);
    if (found) return found;
  }
  return undefined;
};

/** What is answered in a way of its own; everything else is what the best record says. */
const specials: Special[] = [outright, price, choices, besideAirport, amount, jobs, packages, length];

export function special(question: Question, desk: Parameters<Special>[1]): Answer | undefined {
  for (const each of specials) {
    const found = each(question, desk);
    if (found) return found;
  }
  return undefined;
}
