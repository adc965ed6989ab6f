import { addressOf, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import type { Unit } from "../read/quantities.ts";
import { termsOf, wordsOf } from "../read/words.ts";
import { filled, noPrice, unstated } from "../respond/fixed.ts";
import { type Answer, answerFrom, bulleted, CHECK, shorten, tell, verdictOf } from "../respond/respond.ts";
import { tableIn } from "../respond/table.ts";
import type { Finder } from "../retrieve/retrieve.ts";
import { fixedAnswers } from "../tables/fixed-answers.ts";
import { orderWords } from "../tables/fixed-words.ts";
import { ofFlightTime } from "../tables/follow-ups.ts";
import {
  asksBatch,
  asksDiscount,
  asksMore,
  asksOrder,
  asksSum,
  asksTotal,
  compares,
  learning,
  mayFly,
  notOfBatches,
  notTheSum,
  ofElse,
  ofMoney,
  ofOrder,
  perUnit,
  sumTerms,
  withUs,
} from "../tables/intent-patterns.ts";
import { acres, bigha, corridor, impossible, isLength } from "./amounts.ts";
import { namesThing } from "./best-record.ts";
import { openOnDay } from "./open-on-day.ts";
import { distance, kilograms, law, years } from "./rules.ts";
import { type ByAmount, type Desk, isTopic, NAMED, type Question, SAME_WORDS, type Special } from "./turn.ts";

/** Share of the question that a publication must contain to answer what the site leaves open. */
const MIN_LIVE_COVERAGE = 0.6;
/** Words of a record within a fixed answer. */
const MAX_RECORD_WORDS = 60;

/** Questions with a fixed answer: batches, the law, how to reach the company, lists, and what the site leaves open. */
export function fixedAnswer(question: Question, desk: Desk): Answer | undefined {
  const stated = batches(question, desk) ?? openOnDay(question, desk);
  if (stated) return stated;
  const { finder, company } = desk;
  const { words, page, inherited, matter, interest, ranked, fixed, followsPlan } = question;
  // What a person has marked with a yes or a no goes before.
  if (ranked[0] && verdictOf(words, ranked[0].record)) return undefined;
  const topic = isTopic(page);
  // A page that is only guessed is neither remembered nor named in the form.
  const spoken = inherited || question.named.length > 0 ? page : undefined;
  const places = {
    site: !topic || inherited,
    open: !topic,
    topic,
    learning: !topic || page.group === "training" || page.group === "excellence-center",
  };
  for (const { asks, unless, needs, only, where, open, whatsapp, says, titled, on, text, ask, link, law, waiting } of [
    ...fixedAnswers,
    // A question alike is less sure than a pattern: the page spoken of before speaks against it, and so does a question for a
    // price alone, whose words stand for bills and pay too.
    ...fixed.flatMap((name) =>
      fixedAnswers
        .filter((each) => each.name === name && (each.needs || !words.terms.every((term) => sumTerms.test(term))))
        .map((each) => ({ ...each, asks: [], where: each.where === "site" ? ("open" as const) : each.where })),
    ),
  ]) {
    if (where && !places[where]) continue;
    // "How long" after the plan of an area asks for the plan.
    if (where === "topic" && only && followsPlan) continue;
    if (!asks?.every((sign) => sign.test(words.line)) || unless?.test(words.line)) continue;
    if (needs && !needs.test(words.line)) continue;
    if (only && matter.some((term) => !only.test(term))) continue;
    const sentence = open && company.stated[open];
    if (sentence)
      return answerFrom(
        sentence,
        finder.on("/contact-us").filter((each) => each.text === sentence),
      );
    if (whatsapp !== undefined && whatsapp !== Boolean(company.whatsapp)) continue;
    const fits = (each: KnowledgeRecord) =>
      says ? says.test(each.text) : titled ? titled.test(each.title) : each.kind === "page";
    const record =
      finder.on(on ?? page?.path ?? "").find(fits) ??
      (on || titled || where === "topic" ? undefined : finder.all().find(fits));
    if (!record && (says || titled || on)) continue;
    const short = record && { ...record, text: shorten(record.said?.note ?? record.text, interest, MAX_RECORD_WORDS) };
    const told =
      text &&
      filled(text, company, short).replace("{lines}", () =>
        record ? bulleted(record.said?.lines ?? [], addressOf(record)) : "",
      );
    // A publication may answer what the pages leave open.
    const news = ask
      ? ranked.filter(
          ({ record: { kind, past }, coverage }) => kind === "live" && !past && coverage >= MIN_LIVE_COVERAGE,
        )
      : [];
    const own = (news.find(({ record: { sample } }) => !sample) ?? news[0])?.record;
    if (own) return answerFrom(tell(own, interest), [own]);
    if (ask || !record)
      return unstated([told, law && CHECK].filter(Boolean).join(" "), company, ask ?? "general", spoken);
    const source = law ? { ...record, kind: "rule" as const } : record;
    // A fixed answer from another page does not change the page spoken of.
    const topicPath = inherited && topic ? page.path : undefined;
    const answer = answerFrom(told ?? tell(record, interest), [source], topicPath, link ? [link] : []);
    if (!text && !law) return { ...answer, plain: true };
    return waiting ? { ...answer, links: answer.links.toReversed(), kind: "clarify", waiting } : answer;
  }
  return undefined;
}

/** Terms beside the price from which the question asks for more than a sum. */
const MAX_TERMS_BESIDE_PRICE = 2;
/** Similarity to a known question of a record from which that record answers more than the sum. */
const NEAR = 0.45;

/** The prices on a page: its own, or those of its packages and models; only the named one where the question names one. */
function pricesOn({ path, name }: KnownPage, line: string, finder: Finder): Answer | undefined {
  const priced = finder.on(path).flatMap((record) => {
    const value = record.kind !== "row" && record.data?.find(({ label }) => label === "Price")?.value;
    return value ? [{ record, of: record.kind === "datum" ? name : record.title, value }] : [];
  });
  const asked = priced.filter(({ of }) => of !== name && line.includes(` ${wordsOf(of).join(" ")} `));
  const told = asked.length > 0 ? asked : priced;
  const lines = told.map(({ of, value }) => `${of}: ${value}`);
  if (lines.length === 0) return undefined;
  const text =
    lines.length === 1 ? `${lines[0]}.` : [`${name}, prices`, ...lines.map((each) => `- ${each}`)].join("\n");
  return answerFrom(
    text,
    told.slice(0, 4).map(({ record }) => record),
    path,
  );
}

/** Pages whose price visitors ask for most. */
const priced = ["/training/drone-pilot-training", "/services/agriculture-spray", "/services/land-surveying"];

/** Prices; where the site states none, it says so, with what it does say about the cost, and where to ask. */
const price: Special = (question, { company, finder }) => {
  const { page, words, matter, ranked, interest } = question;
  const more = matter.filter((term) => !sumTerms.test(term));
  // "Wheat, how much does it take" asks for the price of spraying it.
  const bare = asksSum.test(words.line) && (more.length === 0 || (more.length === 1 && namesThing(question)));
  const order = ofOrder.test(words.line);
  const total = order && [asksSum, asksTotal, asksOrder].some((sign) => sign.test(words.line));
  const asks =
    total ||
    words.terms.includes("price") ||
    bare ||
    / ((?<!(?:certification|success|pass|frame) )rates?|how much money) /.test(words.line);
  if (!asks || notTheSum.test(words.line)) return undefined;
  // The plan of an area says what its price depends on.
  const planned = question.quantities.some(
    (each) => (each.unit === "acre" && each.value !== 1) || isLength(each, words.line),
  );
  if ((page?.group === "services" || !isTopic(page)) && planned && !ofElse.test(words.line)) return undefined;
  if (order) {
    const products = question.named.map(({ path }) => finder.page(path)).filter((each) => each?.group === "product");
    const stated = products.flatMap((each) => (each && pricesOn(each, words.line, finder)?.text) || []);
    return unstated([orderWords, ...stated].join("\n\n"), company, "custom-drone", isTopic(page) ? page : products[0]);
  }
  const [best] = ranked;
  const says = best !== undefined && ofMoney.test(`${best.record.title} ${best.record.text}`);
  // "If it rains on the day, must I pay again" asks for more than a sum.
  if (
    more.length >= MAX_TERMS_BESIDE_PRICE &&
    best &&
    (says || (more.length > MAX_TERMS_BESIDE_PRICE && finder.nearness(best.record, words.full) >= NEAR))
  )
    return undefined;
  const compared = / (?:and|or|which|than) /.test(words.line) ? question.named : [];
  const several = compared.flatMap(({ path, score }) => (score >= NAMED ? (finder.page(path)?.name ?? []) : []));
  const named = isTopic(page) ? pricesOn(page, words.line, finder) : undefined;
  if (named) return named;
  const own = ranked.find(
    ({ record: { path, kind, title } }) => path === page?.path && kind === "text" && /cost|price|fee/i.test(title),
  )?.record;
  const [, unit] = perUnit.exec(words.line) ?? [];
  const what = [
    unit && `I could not find a price for each ${unit} here.`,
    noPrice(several.length > 1 ? several.join(" and ") : isTopic(page) ? page.name : undefined),
    own && shorten(own.text, interest, 35),
  ]
    .filter(Boolean)
    .join(" ");
  const made: Answer = {
    ...unstated(what, company, learning.test(words.line) ? "training" : "general", page),
    ...(!isTopic(page) && {
      suggestions: priced.map((ask) => ({
        label: finder.page(ask)?.name ?? "",
        ask: `What does ${finder.page(ask)?.name} cost?`,
      })),
    }),
  };
  return own ? { ...made, sources: [own], links: [addressOf(own), ...made.links.slice(0, 1)] } : made;
};

/** Days, seats and last days of the discount of the batches that the owner has stated: those of the page, or of all courses. */
const batches: Special = ({ words, page }, { finder }) => {
  const discount = asksDiscount.test(words.line);
  if (!(discount || asksBatch.test(words.line)) || notOfBatches.test(words.line)) return undefined;
  const all = (isTopic(page) ? finder.on(page.path) : finder.all())
    .filter(isBatch)
    .filter((each) => !discount || seatsOf(each).includes(" until: "));
  if (all.length === 0) return undefined;
  const lines = all.map((each) => [isTopic(page) ? "" : `${each.page}: `, each.title, seatsOf(each)].join(""));
  const text = `${isTopic(page) ? `Next batches of ${page.name}` : "Next batches"}:\n${bulleted(lines, all[0]?.path ?? "")}`;
  return answerFrom(text, all, undefined, all.slice(0, 2).map(addressOf));
};
const isBatch = ({ anchor, kind }: KnowledgeRecord) => anchor === "batches" && kind === "item";
const seatsOf = ({ data = [] }: KnowledgeRecord) =>
  data.map(({ label, value }) => `, ${label.toLowerCase()}: ${value}`).join("");

/** Pages in a comparison. */
const MAX_COMPARED = 3;

/** "Tell me more": the sections of the current page. */
const more: Special = ({ words, page, inherited }, { finder }) => {
  if (!inherited || !isTopic(page) || !asksMore.test(words.line)) return undefined;
  const sections = finder.on(page.path).filter(({ kind, title }) => kind === "overview" && title !== "");
  const titles = [...new Set(sections.map(({ title }) => title))];
  if (titles.length === 0) return undefined;
  const text = `The ${page.name} page says more. Ask me about any of this:\n${bulleted(titles, page.path)}`;
  return answerFrom(text, sections, page.path);
};

/** "HP-20 or HP-30?" compares; in a longer sentence an "or" stands between other things. */
const MAX_EITHER_WORDS = 7;

/** Label of the placard that says how long a course is. */
export const OF_LENGTH = /^(duration|length|in all|full-time)$/i;
/** Labels of the placards that make the rows of a comparison of pages. */
const COMPARED: [row: string, label: RegExp][] = [
  ["Length", OF_LENGTH],
  ["Level", /^level$/i],
  ["To join", /^(entry|age)$/i],
  ["Group", /^group$/i],
  ["Place", /^place$/i],
  ["Certificate", /^certificate$/i],
];

/** Compares pages in a table of their placards, else by their descriptions. */
const comparison: Special = (question, { finder }) => {
  const { words, named } = question;
  const pages = named.filter(({ path, score }) => score >= NAMED && isTopic(finder.page(path)));
  const either = / or (?!not )/.test(words.line) && words.words.length <= (pages.length > 1 ? 2 : 1) * MAX_EITHER_WORDS;
  const weighs = question.quantities.some(({ unit }) => unit === "kg");
  if ((!either && !compares.test(words.line)) || words.terms.includes("price") || weighs) return undefined;
  if (pages.length < 2) return modelsCompared(question, finder);
  const all = pages.flatMap(({ path }) => finder.on(path).filter(({ kind }) => kind === "page"));
  const records = all.slice(0, MAX_COMPARED);
  const rows = COMPARED.flatMap(([row, label]) => {
    const values = records.map(({ path }) => datumOn(finder, path, label));
    return values.every(Boolean) ? [[row, ...values.map((value) => value ?? "")]] : [];
  });
  const columns = ["", ...records.map(({ page }) => page)];
  const lines =
    rows.length > 1
      ? rows.map(
          ([row, ...values]) => `${row}: ${values.map((value, at) => `${columns[at + 1]}: ${value}`).join("; ")}`,
        )
      : all.map((record) => `${record.page}: ${record.text}`);
  const text = bulleted(
    lines,
    all[MAX_COMPARED]?.path ?? "",
    lines.slice(0, rows.length > 1 ? rows.length : MAX_COMPARED),
  );
  const entries = records.map(({ page, path }) => ({
    name: page,
    line: `${page}: ${datumOn(finder, path, OF_LENGTH) ?? ""}`,
  }));
  const made: Answer = {
    ...answerFrom(text, records, undefined, records.map(addressOf)),
    listed: { record: records[0]?.id ?? "", entries },
    repeats: `compare ${records[0]?.page} and`,
  };
  return rows.length > 1 ? { ...made, table: { columns, rows } } : made;
};

/** The table of the models of a page, where two of them are meant, one perhaps from the question before. */
function modelsCompared({ words, page, thing = "" }: Question, finder: Finder): Answer | undefined {
  const line = `${words.line}${wordsOf(thing).join(" ")} `;
  const compared = finder.on(page?.path ?? "").find(({ table }) => {
    const [, ...models] = table?.columns ?? [];
    const meant = models.filter((name) => line.includes(` ${wordsOf(name).join(" ")} `));
    return models.length > 1 && (meant.length > 1 || (meant.length === 0 && / models? /.test(words.line)));
  });
  const table = compared && tableIn(compared, line);
  if (!compared || !table) return undefined;
  const [, ...models] = table.columns;
  const lines = table.rows.map(
    ([label, ...values]) => `${label}: ${values.map((value, at) => `${models[at]} ${value}`).join(", ")}`,
  );
  const text = `${compared.title} (${compared.page}):\n${bulleted(lines, addressOf(compared))}`;
  const entries = models.map((name) => ({ name, line: name }));
  return { ...answerFrom(text, [compared]), table, listed: { record: compared.id, entries } };
}

/** What a placard of a page says under a label. */
export const datumOn = (finder: Finder, path: string, label: RegExp) =>
  finder
    .on(path)
    .find(({ kind, title }) => kind === "datum" && label.test(title))
    ?.text.replace(/^[^:]+: /, "")
    .replace(/\.$/, "");

/** Open jobs, as published. */
const jobs: Special = ({ words, named, matter, interest }, { finder }) => {
  if (!withUs.test(words.line) || learning.test(words.line)) return undefined;
  const elsewhere = named.some(({ path, score }) => path !== "/careers" && score >= 1);
  if (elsewhere && !/ (?:with you|looking for|vacanc\w+|hiring|hire|cv|resume|you have) /.test(words.line))
    return undefined;
  const page = finder.on("/careers").find(({ kind }) => kind === "page");
  // A sample posting is no open position.
  const open = finder.on("/careers").filter(({ kind, sample }) => kind === "live" && !sample);
  if (!page) return undefined;
  const shared = ({ title }: KnowledgeRecord) => termsOf(wordsOf(title)).filter((term) => matter.includes(term)).length;
  const asked = open.toSorted((a, b) => shared(b) - shared(a)).find(shared);
  if (asked) return answerFrom(tell(asked, interest), [asked]);
  if (open.length === 0)
    return answerFrom(`${page.text} You can also write to us and tell us what you can do.`, [page]);
  const list = bulleted(
    open.map(({ title }) => title),
    page.path,
  );
  return answerFrom(`These positions are open now:\n${list}`, [page, ...open], "/careers");
};

const byUnit: { [Name in Unit]?: ByAmount } = {
  acre: acres,
  kg: kilograms,
  metre: (...asked) => distance(...asked) ?? corridor(...asked),
  km: (...asked) => distance(...asked) ?? corridor(...asked),
  year: years,
};
/** An amount in the question decides the package, model, class or rule. */
const amount: Special = (question, desk) => {
  // A known question has its record already, but "3 MW" in acres, absurd numbers and other areas than its own are not known.
  const known =
    question.near >= SAME_WORDS &&
    question.ranked[0]?.record.kind !== "package" &&
    !question.followsPlan &&
    !question.quantities.some(({ unit, written }) => unit === "acre" && written !== "acres");
  const { line } = question.words;
  for (const each of question.quantities) {
    const ofFlight = (each.unit === "metre" && mayFly.test(line)) || (each.unit === "kg" && ofFlightTime.test(line));
    const found =
      impossible(each, question, desk) ??
      (known && each.unit !== "year" && !ofFlight && !isLength(each, line)
        ? undefined
        : byUnit[each.unit]?.(each, question, desk));
    if (found) return found;
  }
  return undefined;
};

/** Kinds of questions that are answered by code; all others by the best record. */
const specials: Special[] = [law, more, fixedAnswer, comparison, bigha, price, amount, jobs];

export function special(question: Question, desk: Parameters<Special>[1]): Answer | undefined {
  for (const each of specials) {
    const found = each(question, desk);
    if (found) return found;
  }
  return undefined;
}
