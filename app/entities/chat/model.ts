/** One message of a conversation (specification, section 3). */
export type ChatMessage = {
  id: string;
  message: string;
  sender: "user" | "assistant";
  created_at: string;
};

/** Longest question, in characters; the function behind the chat takes no more. */
export const longestQuestion = 2_000;

/** A session's id: 'session_', the time, and a random string; made each time the chat is opened. */
export function newSessionId(now = Date.now(), random = crypto.randomUUID()): string {
  return `session_${now}_${random.replaceAll("-", "").slice(0, 12)}`;
}

/** Room for the draft in an address that every browser and server takes. */
const longestDraft = 1_500;

/**
 * The contact form with the visitor's own questions as a draft that they can still change. The topic is the one that
 * the assistant last suggested. Nothing is sent by opening it.
 */
export function handOverAddress(messages: ChatMessage[]): string {
  const questions = messages.filter(({ sender }) => sender === "user").map(({ message }) => message.trim());
  const suggested = messages.findLast(({ sender, message }) => sender === "assistant" && message.includes("inquiry="));
  const inquiry = /inquiry=([a-z-]+)/.exec(suggested?.message ?? "")?.[1] ?? "general";
  let draft = questions.join("\n");
  while (draft.length > longestDraft && questions.length > 1) {
    questions.shift();
    draft = questions.join("\n");
  }
  return `/contact-us?${new URLSearchParams({ inquiry, message: draft.slice(0, longestDraft) })}`;
}

export type Piece = { text: string; to?: string };

const addresses =
  /(?<=^|[\s(])(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&%+.-]*[\w=&%+-])?(?:#[\w-]+)?)(?=$|[\s).,;])|(https:\/\/wa\.me\/\d{8,15})|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+\d[\d ]{8,14}\d)/gi;

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
 * Parts a line of an answer into words and links: site paths, e-mail addresses, phone numbers, a conversation on
 * WhatsApp. Never HTML, and no other site.
 */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(addresses)) {
    const [text, path, whatsapp, email, phone] = match;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    const to = path ?? whatsapp ?? (email ? `mailto:${email}` : `tel:${phone?.replaceAll(" ", "")}`);
    pieces.push({ text, to });
    end = match.index + text.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}
