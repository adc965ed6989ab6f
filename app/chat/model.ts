import { type Suggestion, suggestionsFor } from "#domain/assistant/suggestions.ts";
import { englishPath, hindiPath, isHindi } from "#domain/edition.ts";
import { company } from "~/content/company";
import { edition } from "~/content/edition";
import { formAnchor } from "~/content/enquire";
import { pageList } from "~/content/page-list";

/** What comes with an answer; its message says everything without it. */
export type AnswerExtras = {
  /** Buttons for what visitors ask next. */
  suggestions?: Suggestion[];
  /** Titles of the paths in the message. */
  links?: { to: string; title: string }[];
  /** A comparison, shown instead of the list that says the same. */
  table?: { columns: string[]; rows: string[][] };
  /** "model" where a language model wrote the answer. */
  wordedBy?: string;
  /** The language of the answer, for screen readers. */
  lang?: string;
};

/** One message of a conversation (specification, section 3). */
export type ChatMessage = AnswerExtras & {
  id: string;
  message: string;
  sender: "user" | "assistant";
  created_at: string;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isPath = (value: unknown): value is string =>
  isText(value) && /^(?:\/(?!\/)|tel:\+?\d|https:\/\/wa\.me\/\d)/.test(value);
const isRow = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === "string");

/** The further fields of a response; what is malformed, or leads to another site, is left out. */
export function extrasIn(data: unknown): AnswerExtras {
  const { suggestions, links, table, wordedBy, lang } = (data ?? {}) as { [field: string]: unknown };
  const { columns, rows } = (table ?? {}) as { [field: string]: unknown };
  const buttons = (Array.isArray(suggestions) ? suggestions : []).filter(
    (each): each is Suggestion => isText(each?.label) && (isText(each.ask) || isPath(each.to)),
  );
  const titles = (Array.isArray(links) ? links : []).filter(
    (each): each is { to: string; title: string } => isPath(each?.to) && isText(each.title),
  );
  return {
    ...(buttons.length > 0 && { suggestions: buttons }),
    ...(titles.length > 0 && { links: titles }),
    ...(isRow(columns) && Array.isArray(rows) && rows.every(isRow) && { table: { columns, rows } }),
    ...(wordedBy === "model" && { wordedBy }),
    ...(isText(lang) && /^(?:en|hi|hi-Latn)$/.test(lang) && { lang }),
  };
}

/** The messages of a stored conversation; what is malformed is left out. */
export const messagesIn = (stored: unknown): ChatMessage[] =>
  (Array.isArray(stored) ? stored : []).flatMap((each): ChatMessage[] => {
    const { id, message, sender, created_at } = (each ?? {}) as { [field: string]: unknown };
    const said = sender === "user" || sender === "assistant";
    if (!(isText(id) && isText(message) && said && isText(created_at))) return [];
    return [{ ...extrasIn(each), id, message, sender, created_at }];
  });

/** The function behind the chat accepts no longer question. */
export const MAX_QUESTION_CHARS = 2_000;

/**
 * A session's id: 'session_', the time, and a random string; made each time the chat is opened.
 * @param before the id of the talk that goes on: its random string stays, by which the assistant knows what was spoken of
 */
export function newSessionId(before?: string | null, now = Date.now()): string {
  const random = /_([a-z0-9]+)$/i.exec(before ?? "")?.[1] ?? crypto.randomUUID().replaceAll("-", "").slice(0, 12);
  return `session_${now}_${random}`;
}

/** Three questions about the page on which the panel is opened, or about what the company does. */
export const openingSuggestions = (path: string): Suggestion[] =>
  suggestionsFor(
    pageList.find((page) => page.path === path),
    edition.language === "hi-IN" ? "devanagari" : "english",
  );

/** Length of a draft in an address that every browser and server accepts: in characters, and percent-encoded. */
const MAX_DRAFT_CHARS = 1_500;
const MAX_ENCODED_DRAFT_CHARS = 5_000;
const fits = (draft: string) =>
  draft.length <= MAX_DRAFT_CHARS && String(new URLSearchParams({ draft })).length <= MAX_ENCODED_DRAFT_CHARS;

/** What an answer is about: the `about` of its link to the form, or the name of the page that its first link leads to. */
function topicOf(answer: string): string | undefined {
  const last = answer.slice(answer.lastIndexOf("\n") + 1);
  const [, to, query] = /\s(\/[a-z][^\s?#]*)(?:\?([^\s#]*))?/.exec(last) ?? [];
  const page = pageList.find(({ path }) => path === englishPath(to ?? ""));
  return new URLSearchParams(query).get("about") ?? page?.subject ?? page?.name;
}

/**
 * The address of the contact form, filled in with the visitor's questions, which they can still change. The assistant's last
 * answer decides the type of enquiry, `about`, its subject, and the edition: after an answer in Hindi the form is the Hindi one,
 * so that the team replies in Hindi. Opening the form sends nothing.
 */
export function handOverAddress(messages: ChatMessage[]): string {
  const questions = messages.filter(({ sender }) => sender === "user").map(({ message }) => message.trim());
  const answers = messages.filter(({ sender }) => sender === "assistant").map(({ message }) => message);
  const suggested = answers.findLast((message) => message.includes("inquiry="));
  const inquiry = /inquiry=([a-z-]+)/.exec(suggested ?? "")?.[1] ?? "general";
  const about = answers.map(topicOf).findLast(Boolean);
  while (questions.length > 1 && !fits(questions.join("\n"))) questions.shift();
  // By whole characters: half a surrogate pair cannot be encoded.
  const draft = [...questions.join("\n")];
  while (!fits(draft.join(""))) draft.length = Math.floor(draft.length * 0.9);
  const query = new URLSearchParams({ inquiry, ...(about && { about }), message: draft.join("") });
  const inHindi = edition.language === "hi-IN" || /\s\/hi\//.test(answers.at(-1) ?? "");
  return withFormAnchor(`${inHindi ? hindiPath("/contact-us") : "/contact-us"}?${query}`);
}

/** Points a link to the contact page at its form. */
export const withFormAnchor = (path: string) =>
  /^\/contact-us\?[^#]*$/.test(englishPath(path)) ? path + formAnchor : path;

/**
 * Where a path of an answer leads: `route` is that of this edition's router, and undefined for a page of the other edition,
 * which is another document. An answer names pages of the edition in its own language.
 */
export const placeOf = (path: string): { href: string; route: string | undefined } => {
  const href = withFormAnchor(path);
  return { href, route: isHindi(href) === (edition.language === "hi-IN") ? englishPath(href) : undefined };
};

export type Piece = { text: string; to?: string };

/** The company's own addresses and their links; addresses of others in an article are not recommended. */
const ownAddresses = new Map<string, string>([
  [company.email.toLowerCase(), `mailto:${company.email}`],
  [company.phone, company.phoneLink],
]);
if (company.whatsapp) ownAddresses.set(`https://wa.me/${company.whatsapp}`, `https://wa.me/${company.whatsapp}`);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const addresses = new RegExp(
  `(?<=^|[\\s(])(?:/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?(?:\\?[\\w=&%+.-]*[\\w=&%+-])?(?:#[\\w-]+)?|${[...ownAddresses.keys()].map(escapeRegExp).join("|")})(?=$|[\\s).,;:!?])`,
  "gi",
);

/** A part of an answer: lines of text, or the entries of a list. */
export type Block = { kind: "text" | "list"; lines: string[] };

/** Splits an answer into paragraphs and lists; an entry of a list begins with a dash. */
export function splitBlocks(message: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of message.split(/\n{2,}/)) {
    let open: Block | undefined;
    for (const line of paragraph.split("\n")) {
      const kind = line.startsWith("- ") ? "list" : "text";
      if (open?.kind !== kind) {
        open = { kind, lines: [] };
        blocks.push(open);
      }
      open.lines.push(kind === "list" ? line.slice(2) : line);
    }
  }
  return blocks;
}

/**
 * Splits a line of an answer into text and links: site paths, and the company's own e-mail address, phone number and
 * WhatsApp. Never HTML, and no other address.
 */
export function splitLinks(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(addresses)) {
    if (index > end) pieces.push({ text: line.slice(end, index) });
    pieces.push({ text, to: ownAddresses.get(text.toLowerCase()) ?? withFormAnchor(text) });
    end = index + text.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}
