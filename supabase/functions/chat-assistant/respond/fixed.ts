import type { Suggestion } from "../../../../domain/assistant/suggestions.ts";
import { officeOpening } from "../../../../domain/desk/office-hours.ts";
import type { Desk, Question } from "../decide/turn.ts";
import type { Knowledge, KnowledgeRecord, KnownPage } from "../knowledge/record.ts";
import type { Danger } from "../tables/danger-patterns.ts";
import * as words from "../tables/fixed-words.ts";
import type { Courtesy, HandOver, Refusal } from "../tables/guard-patterns.ts";
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
export function inDanger(danger: Danger, { phone }: Company): Answer {
  const first = words.dangerWords[danger];
  if (danger === "despair" || danger === "threat") return { ...fixed("hand-over", first, []), danger };
  const after = `${first} When everybody is safe, tell our team: ${phone}.`;
  return { ...fixed("hand-over", after, [contactLink("support")]), danger };
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
export function courtesy(kind: Courtesy, company: Company): Answer {
  const hello = kind === "greeting" ? "Hello! " : "";
  const links = kind === "thanks" || kind === "farewell" ? [] : ["/support-chat"];
  return fixed("courtesy", hello + filled(words.courtesyWords[kind], company), links);
}

/** The answer where no word of the message is known. */
export const notUnderstood = (company: Company) =>
  fixed("unknown", filled(words.notUnderstoodWords, company), ["/support-chat"]);

/** Characters of a button. */
const MAX_LABEL_CHARS = 48;
/** Score from which a record's place is likely. */
const MIN_PLACE_SCORE = 3;
/** Likely places that are offered. */
const MAX_PLACES = 3;

/** Records as places to choose from: the best of each heading, each with a short name. */
export function placesAmong(ranked: { record: KnowledgeRecord }[], most = MAX_PLACES): Suggestion[] {
  const labels = ranked.map(({ record: { page, title, kind, path } }) => {
    const name = path.split("/").length > 2 && kind === "live" ? title : `${page}: ${title}`;
    return kind === "page" || !title || title === page || name.length > MAX_LABEL_CHARS ? page : name;
  });
  return [...new Set(labels)].slice(0, most).map((label) => ({ label, ask: label }));
}

/** The ways to a person, with the visitor's words as the draft. */
export function waysToPerson(draft: string, { whatsapp, phone }: Company, page?: KnownPage): Suggestion[] {
  const typed = draft.trim().slice(0, MAX_DRAFT_CHARS).toWellFormed();
  return [
    { label: words.formLabel, to: formFor(page, typed) },
    ...(whatsapp ? [{ label: "WhatsApp", to: `https://wa.me/${whatsapp}?text=${encodeURIComponent(typed)}` }] : []),
    { label: phone, to: `tel:${phone.replace(/[^+\d]/g, "")}` },
  ];
}

/** Characters of a draft within a message, where each of Hindi takes nine. */
const MAX_ENCODED_CHARS = 450;
/** The beginning of a draft that leaves the message short. */
function shortDraft(message: string): string {
  const characters = [...message.slice(0, MAX_DRAFT_CHARS).toWellFormed()];
  while (encodeURIComponent(characters.join("")).length > MAX_ENCODED_CHARS)
    characters.length = Math.floor(characters.length * 0.9);
  return characters.join("");
}

/**
 * The answer where the search is not sure: first the likely places, to choose from; where there are none, or the visitor has
 * just been asked, a person.
 */
export function notFound(
  { ranked, page }: Pick<Question, "ranked"> & { page?: KnownPage | undefined },
  desk: Desk,
  message: string,
  lost = false,
): Answer {
  const { company, now } = desk;
  const places = lost
    ? []
    : placesAmong(
        ranked.filter(
          ({ record, score }) => score >= MIN_PLACE_SCORE && !record.sample && record.path !== "/support-chat",
        ),
      );
  const draft = shortDraft(message.trim());
  if (places.length > 1) {
    const lines = [...places.map(({ label }) => label), words.talkWords].map((label) => `- ${label}`);
    return {
      ...fixed("unknown", `${words.didYouMeanWords}\n${lines.join("\n")}`, [formFor(page, draft)], page),
      suggestions: [...places, { label: words.talkWords, to: formFor(page, draft) }],
    };
  }
  const opening = officeOpening(company.office, now());
  const text = filled(words.notFoundWords, company).replace("(open)", `(${opening || "open now"})`);
  return {
    ...fixed("unknown", text, [formFor(page, draft)], page),
    suggestions: waysToPerson(draft, company, page),
  };
}

/** Stands in place of guesses beside an answer that is sure. */
export const restFor = (company: Company, page?: KnownPage): Answer => ({
  ...fixed("answer", filled(words.restWords, company), [formFor(page)], page),
  plain: true,
});

/** Said where the site states no price. */
export const noPrice = (name?: string) => `We quote the price${name ? ` of ${name}` : ""} once we know what you need.`;

/** Says what the site does not state, and who can tell. */
export const unstated = (what: string, company: Company, inquiry: string, page?: KnownPage): Answer => {
  const form = formFor(page, undefined, inquiry === "general" ? page?.inquiry : inquiry);
  const links = page && page.group !== "site" ? [form, page.path] : [contactLink(inquiry)];
  const parted = what.includes("\n- ") ? "\n\n" : " ";
  return fixed("unstated", `${what}${parted}${filled(words.unstatedWords, company)}`, links, page);
};
