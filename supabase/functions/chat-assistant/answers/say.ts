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

/**
 * Shortens to about `most` words by leaving out whole sentences, then whole items of a list; a sentence that is too
 * long as it stands is kept.
 */
export function clip(text: string, most: number): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [text]) {
    const length = wordCount(sentence);
    if (words + length <= most) {
      kept.push(sentence.trim());
      words += length;
      continue;
    }
    const shortened = clipList(sentence.trim(), most - words);
    if (shortened) kept.push(shortened);
    break;
  }
  return kept.length > 0 ? kept.join(" ") : text;
}

function clipList(sentence: string, most: number): string | undefined {
  const items = sentence.split("; ");
  if (items.length < 3) return undefined;
  let line = items[0] ?? "";
  let count = 1;
  while (count < items.length && wordCount(`${line} ${items[count]}`) <= most) line += `; ${items[count++]}`;
  if (count < 2) return undefined;
  return /[.!?]$/.test(line) ? line : `${line}; and more.`;
}

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
