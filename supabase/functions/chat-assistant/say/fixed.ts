import type { Knowledge, KnowledgeRecord, KnownPage } from "../knowledge/record.ts";
import type { Courtesy, Danger, HandOver, Refusal } from "../tables/signs.ts";
import {
  CAN,
  courtesyWords,
  dangerWords,
  handOverWords,
  notFoundWords,
  refusalWords,
  unstatedWords,
} from "../tables/words.ts";
import { type Answer, contactLink } from "./say.ts";

type Company = Knowledge["company"];

/** Longest draft that a link carries. */
const LONGEST_DRAFT = 500;

/** A text with the company's own words put in, {record} being a record's. */
export const filled = (text: string, company: Company, record?: KnowledgeRecord): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) =>
    String({ ...company, can: CAN, record: record?.text }[name as "can" | "record" | keyof Company] ?? ""),
  );

/** The contact form for what is spoken of: its topic, and its name where one learns, orders or buys it. */
const formFor = (page?: KnownPage, draft?: string) =>
  contactLink(page?.inquiry ?? "general", page && page.group !== "site" ? page.name : undefined, draft);
const fixed = (kind: Answer["kind"], text: string, links: string[]): Answer => ({ kind, text, links, sources: [] });

/** Help first: a danger to somebody comes before everything else. */
export const inDanger = (danger: Danger, company: Company): Answer =>
  fixed("hand-over", `${dangerWords[danger]} When everybody is safe, tell our team: ${company.phone}.`, [
    contactLink("support"),
  ]);

/** Words for what is not answered; each says what can be done instead. */
export function refuse(refusal: Refusal, company: Company, page?: KnownPage): Answer {
  const links: { [Name in Refusal]?: string } = {
    secrets: contactLink("support"),
    others: "/contact-us",
    booking: formFor(page),
  };
  return fixed("refusal", filled(refusalWords[refusal], company), [links[refusal] ?? "/support-chat"]);
}

/** A person, at once; what the visitor wrote, with its numbers, stands in the form as a draft. */
export function handOver(reason: HandOver, message: string, company: Company, page?: KnownPage): Answer {
  const draft = reason === "person" ? undefined : message.trim().slice(0, LONGEST_DRAFT);
  const support = reason === "complaint" || reason === "order" || reason === "refund";
  const form = support ? contactLink("support", undefined, draft) : formFor(page, draft);
  return fixed("hand-over", filled(handOverWords[reason], company), [form]);
}

/** Greetings, thanks, and what this assistant is. */
export function courtesy(kind: Courtesy, company: Company, hinglish: boolean): Answer {
  const hello = kind === "greeting" ? `${hinglish ? "Namaste!" : "Hello!"} ` : "";
  const links = kind === "thanks" || kind === "farewell" ? [] : ["/support-chat"];
  return fixed("courtesy", hello + filled(courtesyWords[kind], company), links);
}

/** Nothing found: says so, and who can answer. */
export const notFound = (company: Company, page?: KnownPage): Answer => ({
  ...fixed("unknown", filled(notFoundWords, company), [formFor(page), ...(page ? [page.path] : [])]),
  topic: page?.path,
});

/** What the site does not state for a thing, and who does. */
export const unstated = (what: string, company: Company, inquiry: string, page?: KnownPage): Answer => ({
  ...fixed("unstated", `${what} ${filled(unstatedWords, company)}`, [
    ...(page && page.group !== "site" ? [formFor(page), page.path] : [contactLink(inquiry)]),
  ]),
  topic: page?.path,
});
