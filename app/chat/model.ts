import { company } from "~/content/company";
import { pageList } from "~/content/page-list";

/** One message of a conversation (specification, section 3). */
export type ChatMessage = {
  id: string;
  message: string;
  sender: "user" | "assistant";
  created_at: string;
};

/** Longest question, in characters; the function behind the chat takes no more. */
export const MAX_QUESTION_LENGTH = 2_000;

/** A session's id: 'session_', the time, and a random string; made each time the chat is opened. */
export function newSessionId(now = Date.now(), random = crypto.randomUUID()): string {
  return `session_${now}_${random.replaceAll("-", "").slice(0, 12)}`;
}

/** Room for the draft in an address that every browser and server takes: in characters, and as it is written there. */
const longestDraft = 1_500;
const longestWritten = 5_000;
const fits = (draft: string) =>
  draft.length <= longestDraft && String(new URLSearchParams({ draft })).length <= longestWritten;

/** What an answer is about: what its link to the form says, or the course, service or product that its first link leads to. */
function aboutOf(answer: string): string | undefined {
  const last = answer.slice(answer.lastIndexOf("\n") + 1);
  const [, to, query] = /\s(\/[a-z][^\s?#]*)(?:\?([^\s#]*))?/.exec(last) ?? [];
  return new URLSearchParams(query).get("about") ?? pageList.find(({ path }) => path === to)?.name;
}

/**
 * The contact form with the visitor's own questions as a draft that they can still change. The topic is the one that
 * the assistant last suggested, and what the enquiry is about is what it spoke of last. Nothing is sent by opening it.
 */
export function handOverAddress(messages: ChatMessage[]): string {
  const questions = messages.filter(({ sender }) => sender === "user").map(({ message }) => message.trim());
  const answers = messages.filter(({ sender }) => sender === "assistant").map(({ message }) => message);
  const suggested = answers.findLast((message) => message.includes("inquiry="));
  const inquiry = /inquiry=([a-z-]+)/.exec(suggested ?? "")?.[1] ?? "general";
  const about = answers.map(aboutOf).findLast(Boolean);
  while (questions.length > 1 && !fits(questions.join("\n"))) questions.shift();
  // By whole characters: half a pair of surrogates cannot be written into an address.
  const draft = [...questions.join("\n")];
  while (!fits(draft.join(""))) draft.length = Math.floor(draft.length * 0.9);
  const query = new URLSearchParams({ inquiry, ...(about && { about }), message: draft.join("") });
  return toForm(`/contact-us?${query}`);
}

/** A link to the form leads to the form itself, not to the head of its page. */
const toForm = (path: string) => (/^\/contact-us\?[^#]*$/.test(path) ? `${path}#form-heading` : path);

export type Piece = { text: string; to?: string };

/** What reaches the company, and where it leads; what an article names besides is not the assistant's to recommend. */
const ownAddresses = new Map<string, string>([
  [company.email.toLowerCase(), `mailto:${company.email}`],
  [company.phone, company.phoneLink],
]);
if (company.whatsapp) ownAddresses.set(`https://wa.me/${company.whatsapp}`, `https://wa.me/${company.whatsapp}`);

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const addresses = new RegExp(
  `(?<=^|[\\s(])(?:/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?(?:\\?[\\w=&%+.-]*[\\w=&%+-])?(?:#[\\w-]+)?|${[...ownAddresses.keys()].map(literal).join("|")})(?=$|[\\s).,;:!?])`,
  "gi",
);

/** A part of an answer: lines of text, or a list under the line before it. */
export type Block = { kind: "text" | "list"; lines: string[] };

/** Parts an answer into paragraphs and lists; a line of a list begins with a dash. */
export function blocksOf(message: string): Block[] {
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
 * Parts a line of an answer into words and links: site paths, and the company's own e-mail address, phone number and
 * WhatsApp. Never HTML, and nobody else's address.
 */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(addresses)) {
    if (index > end) pieces.push({ text: line.slice(end, index) });
    pieces.push({ text, to: ownAddresses.get(text.toLowerCase()) ?? toForm(text) });
    end = index + text.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}
