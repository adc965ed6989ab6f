import type { Knowledge, KnowledgeRecord, KnownPage } from "../knowledge/record.ts";
import * as words from "../tables/fixed-words.ts";
import type { Courtesy, Danger, HandOver, Refusal } from "../tables/guard-patterns.ts";
import { type Answer, contactLink } from "./respond.ts";

type Company = Knowledge["company"];

/** Characters of the draft that a link to the form carries. */
const MAX_DRAFT_CHARS = 500;

/** A text with the company's own words put in, {record} being a record's. */
export const filled = (text: string, company: Company, record?: KnowledgeRecord): string =>
  text.replace(/\{(?!lines)(\w+)\}/g, (_, name: string) =>
    String({ ...company, can: words.CAN, record: record?.text }[name as "can" | "record" | keyof Company] ?? ""),
  );

/** The contact form with the topic of the page, and with its name where the page sells or teaches something. */
export const formFor = (page?: KnownPage, draft?: string, inquiry = page?.inquiry ?? "general") =>
  contactLink(inquiry, page && page.group !== "site" ? page.name : undefined, draft);
const fixed = (kind: Answer["kind"], text: string, links: string[], page?: KnownPage): Answer => ({
  ...{ kind, text, links, sources: [] },
  topic: page?.path,
});

/** The answer to a danger: the emergency number comes first. */
export function inDanger(danger: Danger, message: string, hinglish: boolean, { phone }: Company): Answer {
  const inHindi = hinglish ? `${words.dangerInHindi[/[\u0900-\u097f]/.test(message) ? "devanagari" : "latin"]} ` : "";
  const first = inHindi + words.dangerWords[danger];
  if (danger === "despair" || danger === "threat") return fixed("hand-over", first, []);
  return fixed("hand-over", `${first} When everybody is safe, tell our team: ${phone}.`, [contactLink("support")]);
}

/** A refusal, which says what the visitor can do instead. */
export function refuse(refusal: Refusal, company: Company, page?: KnownPage): Answer {
  const links: { [Name in Refusal]?: string } = {
    secrets: contactLink("support"),
    others: "/contact-us",
    booking: formFor(page),
  };
  const text = filled(words.refusalWords[refusal], company);
  // A question after "book the spraying for me" is about the spraying.
  return fixed("refusal", text, [links[refusal] ?? "/support-chat"], refusal === "booking" ? page : undefined);
}

/** Leads to a person; the visitor's message becomes the draft in the form. */
export function handOver(reason: HandOver, message: string, company: Company, page?: KnownPage): Answer {
  const draft = reason === "person" ? undefined : message.trim().slice(0, MAX_DRAFT_CHARS);
  const support = reason === "complaint" || reason === "order" || reason === "refund";
  const form = formFor(page, draft, support ? "support" : undefined);
  return fixed("hand-over", filled(words.handOverWords[reason], company), [form]);
}

/** Greetings, thanks, and what this assistant is. */
export function courtesy(kind: Courtesy, company: Company, hinglish: boolean): Answer {
  const hello = kind === "greeting" ? `${hinglish ? "Namaste!" : "Hello!"} ` : "";
  const links = kind === "thanks" || kind === "farewell" ? [] : ["/support-chat"];
  return fixed("courtesy", hello + filled(words.courtesyWords[kind], company), links);
}

/** The answer where no word of the message is known. */
export const notUnderstood = (company: Company) =>
  fixed("unknown", filled(words.notUnderstoodWords, company), ["/support-chat"]);

/** The answer where the search found nothing. */
export const notFound = (company: Company, page?: KnownPage): Answer =>
  fixed("unknown", filled(words.notFoundWords, company), [formFor(page), ...(page ? [page.path] : [])], page);

/** Said where the site states no price. */
export const noPrice = (page?: KnownPage) =>
  `We quote the price${page ? ` of ${page.name}` : ""} once we know what you need.`;

/** Says what the site does not state, and who can tell. */
export const unstated = (what: string, company: Company, inquiry: string, page?: KnownPage): Answer => {
  const links = page && page.group !== "site" ? [formFor(page), page.path] : [contactLink(inquiry)];
  return fixed("unstated", `${what} ${filled(words.unstatedWords, company)}`, links, page);
};
