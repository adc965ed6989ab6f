import { addressOf, type KnowledgeRecord } from "../knowledge/record.ts";
import type { Question } from "./question.ts";
import { rank } from "./retrieve.ts";
import { clip, contactLink } from "./say.ts";
import { type Handler, instalmentsOn, isTopic } from "./shape.ts";
import { tell } from "./tell.ts";

const trainingWords = /^(cours|train|class|workshop|certificate|rpc|learn|batch|syllabus)$/;

/** Where an enquiry about this question belongs. */
function inquiryFor({ page, understood }: Question): [inquiry: string, about?: string] {
  if (isTopic(page)) return [page.inquiry, page.name];
  return [understood.terms.some((term) => trainingWords.test(term)) ? "training" : "general"];
}

/** From so many terms beside the price on, something else is asked as well. */
const MORE_THAN_SUM = 3;

/** No price is on the site: says so, tells what the site does say of it, and where to ask. */
export const price: Handler = (question, desk) => {
  const { page, understood } = question;
  if (
    / (gst|tax|subsid\w+|penalt\w+|fine|savings?|grants?|granted|funding|fund\w*|included|includes|(?:cost|money) (?:get|gets|receive)|(?:get|gets|receive|receives|comes) for) /.test(
      understood.line,
    )
  )
    return undefined;
  if (/ batter(y|ies) /.test(understood.line) && / charge[ds]? /.test(understood.line)) return undefined;
  // When one hears the price is another question than what it is.
  if (/ (stage|phase) | (send|bring|provide) (?:\w+ ){0,6}(quote|quotation|price|rate) /.test(understood.line))
    return undefined;
  // How soon a quotation comes is another question than what it says.
  if (/ (quote|quotation|price) /.test(understood.line) && question.intents.includes("duration")) return undefined;
  // The page may say when something is not charged.
  const tells = (record: KnowledgeRecord) =>
    record.kind === "faq" &&
    desk.search.titleTerms(record).has("price") &&
    question.matter.some((term) => desk.search.holds(record, term));
  if (isTopic(page) && desk.records(page.path).some(tells)) return undefined;
  const [nearest] = isTopic(page) ? rank(question, desk).filter(({ record }) => record.path === page.path) : [];
  if (nearest?.record.kind === "faq" && nearest.coverage >= 0.5 && desk.search.holds(nearest.record, "price"))
    return undefined;
  const { email, phone } = desk.company;
  const [inquiry, about] = inquiryFor(question);
  const what = isTopic(page) ? ` for ${page.name}` : "";
  const emi = isTopic(page) ? instalmentsOn(page, desk) : undefined;
  const said = isTopic(page)
    ? desk.records(page.path).find((record) => record.kind === "faq" && /cost/i.test(record.title))
    : undefined;
  const why = said
    ? `. ${clip(said.text, 40)}`
    : `: it depends on what you need, so our team quotes it.${emi ? " EMI is available." : ""}`;
  const none = `The site states no price${what}${why} Our team can tell you: the contact form, ${email} or ${phone}.`;
  // "If it rains on the day, must I pay again" asks for more than a sum: what the page says of it comes first.
  if (question.matter.length >= MORE_THAN_SUM) {
    const found = tell(rank(question, desk), question, desk);
    if (!found) return undefined;
    const ofMoney = / (?:₹|paid|charged?|fees?|price|cost|quote)/i.test(found.text);
    return ofMoney
      ? found
      : { ...found, text: `${found.text} ${none}`, links: [...found.links, contactLink(inquiry, about)] };
  }
  return {
    kind: "unstated",
    text: none,
    links: said
      ? [addressOf(said), contactLink(inquiry, about)]
      : [contactLink(inquiry, about), ...(isTopic(page) ? [page.path] : [])],
    topic: page?.path,
    sources: [...(said ? [said] : []), ...(emi ? [emi] : [])],
  };
};

/** Dates of batches are not on the site either. */
export const dates: Handler = (question, desk) => {
  const { page, understood } = question;
  if (
    isTopic(page) &&
    page.group === "excellence-center" &&
    / (session|showcase|fair|competition)/.test(understood.line)
  )
    return undefined;
  const { email, phone } = desk.company;
  const [inquiry, about] = inquiryFor(question);
  return {
    kind: "unstated",
    text: `The site gives no dates or free places${isTopic(page) ? ` for ${page.name}` : ""}; they come with the quotation. Ask with the contact form, at ${email} or on ${phone}, and our team tells you the next ones.`,
    links: [contactLink(inquiry, about), ...(isTopic(page) ? [page.path] : [])],
    topic: page?.path,
    sources: [],
  };
};
