import { asksFor, ofSelf, orders, starts } from "../tables/intent-patterns.ts";

/** Stands between a statement and the question that it belongs to. */
export const AFTER_STATEMENT = " — ";

/** Limits for one message: questions, characters, and "and"s in one sentence. */
const MAX_QUESTIONS = 3;
const MAX_CHARS = 2000;
const MAX_JOINTS = 5;
const count = (text: string) => text.split(/\s+/).length;

/**
 * Splits a message into its questions, three at most. A full stop or question mark always splits; "and", "also" or "aur"
 * only before a question, or where `asks` holds for both halves. A statement stays with the question after it.
 */
export function splitQuestions(text: string, asks: (half: string) => boolean): string[] {
  const read = text.slice(0, MAX_CHARS);
  const sentences = (read.match(/[^?!;।\n\r.]*(?:\.(?!\s|$)[^?!;।\n\r.]*)*(?:[?!;।\n\r]+|\.)?/gu) ?? []).flatMap(
    (part) => (/[\p{L}\p{N}]/u.test(part) ? [part.trim()] : []),
  );
  const parts: string[] = [];
  let before = "";
  for (const [index, sentence] of sentences.entries()) {
    const bare = /^.*[^?!;।.\s]/su.exec(sentence)?.[0] ?? "";
    const statement =
      !sentence.endsWith("?") &&
      !asksFor.test(bare) &&
      (ofSelf.test(bare) || !(starts.test(bare) || asks(bare)) || (count(bare) > 7 && !orders.test(bare)));
    if (statement && index < sentences.length - 1 && count(bare) > 2) {
      before += bare + AFTER_STATEMENT;
      continue;
    }
    const [first = "", ...more] = splitAnd(bare, asks);
    parts.push(before + first, ...more);
    before = "";
  }
  return parts.length > 0 ? parts.slice(0, MAX_QUESTIONS) : [read.trim()];
}

function splitAnd(text: string, asks: (half: string) => boolean): string[] {
  const joints = text.matchAll(/(?:,\s*|(?<![\s,])\s+)(?:and also|and then|and|also|plus|aur|as well as|&)\s+/gi);
  for (const joint of [...joints].slice(0, MAX_JOINTS)) {
    const left = text.slice(0, joint.index).trim();
    const right = text.slice(joint.index + joint[0].length).trim();
    if (!right || count(left) < 2) continue;
    const both = asksFor.test(left) && asksFor.test(right);
    const opens = starts.test(right) && count(right) > 1;
    if (both || opens || (count(left) > 3 && asks(left) && asks(right)))
      return [left, ...splitAnd(right, asks)].slice(0, MAX_QUESTIONS);
  }
  return [text];
}
