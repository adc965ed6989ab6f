import { addressOf, type Knowledge, type KnowledgeRecord } from "../knowledge/record.ts";
import { termsOf, wordsOf } from "../read/message.ts";
import type { Unit } from "../read/quantities.ts";
import { unstated } from "../say/fixed.ts";
import { type Answer, answerFrom, shorten, tell } from "../say/say.ts";
import { acres } from "./areas.ts";
import { outright as table } from "./outright.ts";
import { choices, compare, length, packages } from "./overviews.ts";
import { atOwnRhythm, days, minutes } from "./plans.ts";
import { type ByAmount, isTopic, learning, type Question, type Special } from "./question.ts";
import { besideAirport, distance, kilograms, years } from "./rules.ts";

/** From this likeness on, a question counts as one that has been asked before, and its own record answers. */
const ASKED_BEFORE = 0.7;

const inquiryFor = ({ page, words }: Question): [string, string?] =>
  isTopic(page) ? [page.inquiry, page.name] : [learning.test(words.line) ? "training" : "general"];

const filled = (text: string, company: Knowledge["company"], record?: KnowledgeRecord) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "record" ? (record?.text ?? "") : String(company[name as keyof Knowledge["company"]] ?? ""),
  );

/** What no likeness of words may overrule: the law, how the company is reached, and what the site leaves open. */
export const outright: Special = (question, { finder, company }) => {
  const { words, page, inherited } = question;
  const topic = isTopic(page) && !inherited;
  const learnt = !isTopic(page) || page.group === "training" || page.group === "excellence-center";
  for (const { asks, unless, where, whatsapp, says, on, text, ask, link } of table) {
    if (!asks.every((sign) => sign.test(words.line)) || unless?.test(words.line)) continue;
    if ((where === "site" && topic) || (where === "learning" && !learnt)) continue;
    if (whatsapp !== undefined && whatsapp !== Boolean(company.whatsapp)) continue;
    const record = (on ? finder.on(on) : finder.all()).find((each) =>
      says ? says.test(each.text) : each.kind === "page",
    );
    if (!record && (says || on)) continue;
    const told = filled(text, company, record);
    if (ask || !record) return unstated(told, company, isTopic(page) ? inquiryFor(question) : [ask ?? "general"], page);
    const law = !on && !/job/.test(text);
    return answerFrom(told, [law ? { ...record, kind: "rule" } : record], undefined, link ? [link] : []);
  }
  return undefined;
};

const ofMoney = /₹|\b(?:paid|charged?|fees?|price|cost|quoted?|quotation|EMI|free|bill)\b/i;
/** Terms that ask for the sum and for nothing else. */
const sumTerms = /^(price|rate|much|money|total|exact|current|amount|number|onli|drone|one|per)$/;
/** From so many terms beside the price on, something else is asked as well. */
const MORE_THAN_SUM = 2;
const notTheSum =
  / (gst|tax|subsid\w+|penalt\w+|fine|savings?|saves?|grants?|granted|fund\w*|included|includes|emi|instal\w+|refund\w*|salary|earn) | (when|how soon|how fast|how long) (?:\w+ ){0,8}(quote|quotation|price) |batter(?:y|ies) (?:\w+ ){0,4}charge/;

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
  const made = unstated(what, company, inquiryFor(question), page);
  return own ? { ...made, sources: [own], links: [addressOf(own), ...made.links.slice(0, 1)] } : made;
};

/** Open jobs as they are published now. */
const jobs: Special = ({ words, named, matter }, { finder }) => {
  const withUs =
    / (vacanc\w+|hiring|recruit\w*|(?:job|jobs|current|new|any|your) openings?|open positions?|(?:work|job|jobs|career|careers|join|apply|vacancy) (?:\w+ )?(?:at|with|for|in) (?:you|vayutra|us|your (?:company|team|firm|staff))|want (?:a )?(?:job|work)|your (?:company|staff|team) (?:\w+ ){0,3}(?:job|work)|join your (?:company|staff|team)|bharti) /;
  if (!withUs.test(words.line) || / (course|courses|training|after|guarantee) /.test(words.line)) return undefined;
  if ((named.find(({ path }) => path !== "/careers")?.score ?? 0) >= 1) return undefined;
  // A sample posting is no open position.
  const open = finder.on("/careers").filter(({ kind, title }) => kind === "live" && !title.startsWith("Sample: "));
  const page = finder.on("/careers").find(({ kind }) => kind === "page");
  if (!page) return undefined;
  const asked = open.find(({ title }) => matter.some((term) => termsOf(wordsOf(title)).includes(term)));
  if (asked) return answerFrom(`${asked.title}: ${shorten(asked.text, () => 0)}`, [asked]);
  if (open.length === 0) return answerFrom(`${page.text} You may also write to us with what you can do.`, [page]);
  const lines = open.slice(0, 6).map(({ title }) => `- ${title}`);
  return answerFrom(`These positions are open now:\n${lines.join("\n")}`, [page, ...open], "/careers");
};

/** Who may join: what a course asks of age, schooling and papers. */
const entry: Special = ({ words, page, near, quantities }, { finder }) => {
  const asks =
    / (eligib\w+|qualif\w+|prerequisites?|admission|tenth|10th|12th|who can (?:join|apply)|need (?:\w+ )?(?:to|for) join\w*|(?:have|should) (?:\w+ ){0,3}(?:studied|learnt)) /;
  const years = quantities.some(({ unit }) => unit === "year");
  if (!asks.test(words.line) || !isTopic(page) || near >= ASKED_BEFORE || years) return undefined;
  const lines = finder
    .on(page.path)
    .filter(({ kind, title }) => kind === "datum" && /^(entry|age|schooling|papers|before)$/i.test(title));
  const said = lines.map(({ text }) => `- ${text.replace(/\.$/, "")}`).join("\n");
  return lines.length > 0 ? answerFrom(`To join ${page.name} you need:\n${said}`, lines) : undefined;
};

/** How a piece of work goes, step by step. */
const steps: Special = ({ words, page, matter, interest }, { finder }) => {
  const asks = / how (?:is|are|do|does) (?:\w+ ){1,6}(?:run|work|go|proceed|done) $/;
  if (!asks.test(words.line) || !isTopic(page) || matter.length > 3) return undefined;
  const list = finder.on(page.path).find(({ kind, also }) => kind === "overview" && also?.includes("steps"));
  return list && answerFrom(tell(list, interest), [list]);
};

const byUnit: { [Name in Unit]?: ByAmount } = {
  acre: acres,
  kg: kilograms,
  min: minutes,
  day: days,
  metre: distance,
  km: distance,
  year: years,
};
/** What an amount in the question decides: package, model, class, rule. */
const amount: Special = (question, desk) => {
  if (question.near >= ASKED_BEFORE) return undefined;
  for (const each of question.quantities) {
    const found = byUnit[each.unit]?.(each, question, desk);
    if (found) return found;
  }
  return undefined;
};

/** What is answered in a way of its own; everything else is what the best record says. */
const specials: Special[] = [
  outright,
  entry,
  steps,
  price,
  choices,
  besideAirport,
  amount,
  jobs,
  packages,
  atOwnRhythm,
  length,
  compare,
];

export function special(question: Question, desk: Parameters<Special>[1]): Answer | undefined {
  for (const each of specials) {
    const found = each(question, desk);
    if (found) return found;
  }
  return undefined;
}
