import { addressOf } from "../knowledge/record.ts";
import type { Unit } from "../read/quantities.ts";
import { filled, unstated } from "../say/fixed.ts";
import { type Answer, answerFrom, shorten } from "../say/say.ts";
import { outright as table } from "../tables/outright.ts";
import { atOwnRhythm } from "./amounts.ts";
import { acres } from "./areas.ts";
import { choices, jobs, length, packages } from "./overviews.ts";
import { type ByAmount, isTopic, learning, type Question, type Special } from "./question.ts";
import { besideAirport, distance, kilograms, years } from "./rules.ts";

/** From this likeness on, a question counts as one that has been asked before, and its own record answers. */
const ASKED_BEFORE = 0.7;

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
    if (ask || !record) return unstated(told, company, ask ?? "general", page);
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
  const made = unstated(what, company, learning.test(words.line) ? "training" : "general", page);
  return own ? { ...made, sources: [own], links: [addressOf(own), ...made.links.slice(0, 1)] } : made;
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
  if (question.near >= ASKED_BEFORE) return undefined;
  for (const each of question.quantities) {
    const found = byUnit[each.unit]?.(each, question, desk);
    if (found) return found;
  }
  return undefined;
};

/** What is answered in a way of its own; everything else is what the best record says. */
const specials: Special[] = [outright, price, choices, besideAirport, amount, jobs, packages, atOwnRhythm, length];

export function special(question: Question, desk: Parameters<Special>[1]): Answer | undefined {
  for (const each of specials) {
    const found = each(question, desk);
    if (found) return found;
  }
  return undefined;
}
