import type { KnowledgeRecord } from "../knowledge/record.ts";

/** What one question is answered with. */
export type Answer = {
  kind: "answer" | "unstated" | "refusal" | "hand-over" | "clarify" | "unknown" | "courtesy";
  text: string;
  /** Site paths, the best first. */
  links: string[];
  /** Page spoken of, for a follow-up. */
  topic?: string;
  /** Intent that waits for its topic. */
  waiting?: string;
  /** The records it was made from. */
  sources: KnowledgeRecord[];
};

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

type Piece = { text: string; sentence: number; ends: boolean };

/** The sentences of a text; of one that lists three things or more, these. */
function piecesOf(text: string): Piece[] {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [text];
  return sentences.flatMap((whole, sentence) => {
    const items = whole.trim().split("; ");
    if (items.length < 3) return [{ text: whole.trim(), sentence, ends: true }];
    return items.map((item, index) => ({ text: item, sentence, ends: index === items.length - 1 }));
  });
}

/**
 * Shortens to about `most` words by leaving out whole sentences and whole items of a list. What comes first is kept,
 * then what is asked for, then the rest in its order. A first sentence that is too long as it stands is kept.
 * @param interest how much of what is asked for stands in a piece
 */
export function clip(text: string, most: number, interest: (piece: string) => number = () => 0): string {
  if (wordCount(text) <= most) return text.trim();
  const pieces = piecesOf(text);
  const wanted = pieces.map((piece) => interest(piece.text));
  const [first = 0, ...rest] = pieces.map((_, index) => index);
  const kept = new Set([first]);
  let words = wordCount(pieces[first]?.text ?? "");
  for (const index of rest.sort((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0) || a - b)) {
    const length = wordCount(pieces[index]?.text ?? "");
    if (words + length <= most) {
      kept.add(index);
      words += length;
    } else if (!wanted[index]) break;
  }
  const told = pieces.filter((_, index) => kept.has(index));
  const sentences = [...Map.groupBy(told, ({ sentence }) => sentence).values()];
  return sentences
    .map((items) => {
      const line = items.map((item) => item.text).join("; ");
      return items.at(-1)?.ends ? line : `${line}; and more.`;
    })
    .join(" ");
}

/** Goes with every rule of the air that is told. */
export const CHECK = " Rules change: please check the current rule.";

/** The contact form with its topic and the thing asked about filled in. */
export function contactLink(inquiry: string, about?: string): string {
  const query = new URLSearchParams({ inquiry });
  if (about) query.set("about", about);
  return `/contact-us?${query}`;
}

const isForm = (link: string) => link.startsWith("/contact-us?");

/** Answers put together as one message that ends with one or two links. */
export function messageOf(answers: Answer[]): string {
  const texts = answers.map(({ text }) => text);
  const first = answers.flatMap(({ links }) => links.slice(0, 1));
  // Of several answers, what a page says goes before what is to be asked.
  const asked = answers.length > 1 ? first.filter(isForm) : [];
  const told = first.filter((link) => !asked.includes(link));
  const links = [...new Set([...told, ...asked, ...answers.flatMap(({ links }) => links)])].slice(0, 2);
  const asks = links[0] !== undefined && isForm(links[0]);
  const last = links.length > 0 ? [`${asks ? "Ask us" : "See"}: ${links.join(" and ")}`] : [];
  return [...texts, ...last].join("\n\n");
}
