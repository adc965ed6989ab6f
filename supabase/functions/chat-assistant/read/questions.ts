/** Stands between a statement and the question that it goes with. */
export const AFTER_STATEMENT = " — ";

const starts =
  /^(how|what|whats|which|when|where|who|whom|whose|why|is|are|am|do|does|did|can|could|may|will|would|should|tell|give|show|i want|i need|kya|kitn\w*|kab|kahan|kaha|kaun\w*|kons\w*|kaise|fees?|price|cost|age|eligib\w*|duration|syllabus|address|timings?|phone|email)\b/i;
const asksFor =
  /\b(how|what|which|when|where|who|why|kya|kitn[aei]|kis|kab|kahan|kaha|kidhar|kaun|kaunsa|konsa|kaise)\b/i;
const orders = /^(please |pls |kindly )?(tell|give|show|send|explain|list|compare|share|let me|i need the)\b/i;
/** Who somebody is or what they have: it goes with the question that follows, whatever it speaks of. */
const ofSelf =
  /^(i|we|my|our|already|being|im|ive|hi|hello|main|mai|hum|mera|mere|meri|hamara|hamare|hamari|mujhe|humko)\b(?! (want|need|would like) )/i;
/** Questions answered of one message, characters read, and "and"s looked at in one sentence. */
const MOST = 3;
const LONGEST = 2000;
const MOST_JOINTS = 5;
const count = (text: string) => text.split(/\s+/).length;

/**
 * Parts a message into the questions in it, three at most. A full stop or question mark parts always; "and", "also",
 * "aur" only before something that asks on its own, or where `asks` says that each half does. What asks nothing goes
 * with the question after it.
 */
export function splitQuestions(text: string, asks: (half: string) => boolean): string[] {
  const read = text.slice(0, LONGEST);
  const sentences = (read.match(/[^?!;।\n\r.]*(?:\.(?!\s|$)[^?!;।\n\r.]*)*(?:[?!;।\n\r]+|\.|$)/gu) ?? []).flatMap(
    (part) => (/[\p{L}\p{N}]/u.test(part) ? [part.trim()] : []),
  );
  const parts: string[] = [];
  let before = "";
  for (const [index, sentence] of sentences.entries()) {
    const bare = sentence.replace(/[?!;।.\s]+$/u, "");
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
  return parts.length > 0 ? parts.slice(0, MOST) : [read.trim()];
}

function splitAnd(text: string, asks: (half: string) => boolean): string[] {
  const joints = text.matchAll(/(?:,\s*|\s+)(?:and also|and then|and|also|plus|aur|as well as|&)\s+/gi);
  for (const joint of [...joints].slice(0, MOST_JOINTS)) {
    const left = text.slice(0, joint.index).trim();
    const right = text.slice(joint.index + joint[0].length).trim();
    if (!right || count(left) < 2) continue;
    const both = asksFor.test(left) && asksFor.test(right);
    const opens = starts.test(right) && count(right) > 1;
    if (both || opens || (count(left) > 3 && asks(left) && asks(right)))
      return [left, ...splitAnd(right, asks)].slice(0, MOST);
  }
  return [text];
}
