const questionStart =
  /^(how|what|whats|which|when|where|who|whom|whose|why|is|are|am|do|does|did|can|could|may|will|would|should|tell|give|show|i want|i need|kya|kitn\w*|kab|kahan|kaha|kaun\w*|kons\w*|kaise|fees?|price|cost|age|eligib\w*|duration|syllabus|address|timings?|phone|email)\b/i;

/** Who somebody is or what they have: it goes with the question that follows, whatever it speaks of. */
const ofSelf =
  /^(i|we|my|our|already|being|im|ive|hi|hello|main|mai|hum|mera|mere|meri|hamara|hamare|hamari|mujhe|humko)\b(?! (want|need|would like) )/i;

const questionWord =
  /\b(how|what|which|when|where|who|why|kya|kitn[aei]|kis|kab|kahan|kaha|kidhar|kaun|kaunsa|konsa|kaise)\b/i;

/**
 * Parts a message into the questions in it, three at most.
 * A full stop or question mark parts always; "and", "also", "aur" only before something that asks on its own, or
 * where `asks` says that each half does.
 */
export function splitQuestions(text: string, asks: (half: string) => boolean): string[] {
  const sentences = withStatements(
    (text.slice(0, 2000).match(/[^?!;।\n\r.]*(?:\.(?!\s|$)[^?!;।\n\r.]*)*(?:[?!;।\n\r]+|\.|$)/gu) ?? [])
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part)),
    asks,
  );
  const parts = withPointers(sentences, asks).flatMap((part) => {
    const at = part.lastIndexOf(AFTER_STATEMENT);
    const statements = at < 0 ? "" : part.slice(0, at + AFTER_STATEMENT.length);
    const [first = "", ...more] = splitAnd(part.slice(statements.length), asks);
    return [statements + first, ...more];
  });
  return parts.length > 0 ? parts.slice(0, 3) : [text.trim().slice(0, 2000)];
}

/** Stands between a statement and the question that it goes with. */
export const AFTER_STATEMENT = " — ";

/** Joins a sentence that asks nothing with the question after it: "I am a farmer. Can you spray?" is one question. */
function withStatements(sentences: string[], asks: (half: string) => boolean): string[] {
  const joined: string[] = [];
  let before = "";
  for (const [index, sentence] of sentences.entries()) {
    const bare = sentence.replace(/[?!;।.\s]+$/u, "");
    const statement =
      !sentence.endsWith("?") &&
      !questionWord.test(bare) &&
      (ofSelf.test(bare) ||
        !(questionStart.test(bare) || asks(bare)) ||
        (bare.split(/\s+/).length > 7 && !orders.test(bare)));
    if (statement && index < sentences.length - 1 && bare.split(/\s+/).length > 2) before += bare + AFTER_STATEMENT;
    else {
      joined.push(before + bare);
      before = "";
    }
  }
  return before ? [...joined, before.slice(0, -AFTER_STATEMENT.length)] : joined;
}

/** Words for what was spoken of in the sentence before. */
const pointer =
  /\b(it|its|he|she|him|her|his|they|them|their|that|this|those|these|there|then|wo|woh|ye|yeh|us|usse|uska|uski|isme|usme)\b/i;

/** Joins a sentence that only points back with the one before: "My son is in class 9. Is he old enough?" is one question. */
function withPointers(sentences: string[], asks: (half: string) => boolean): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && pointer.test(sentence) && !questionWord.test(sentence) && !asks(sentence))
      joined[joined.length - 1] = before + AFTER_STATEMENT + sentence;
    else joined.push(sentence);
  }
  return joined;
}

const orders = /^(please |pls |kindly )?(tell|give|show|send|explain|list|compare|share|let me|i need the)\b/i;
/** Verbs that carry on the sentence before: "come and spray" is one thing. */
const carriesOn =
  /^(assemble|make|build|fly|put|take|get|give|do|go|come|learn|use|see|show|find|check|keep|run|work|carry|help|send|bring|start|buy|sell|spray|map|measure|watch|repair|fix|teach|train)\b/i;

/** What holds before the comma: "If I finish the course and work on towers, what can I earn" is one question. */
const conditional = /^(if|when|while|before|after|since|because|as|once|agar|jab)\b(?=[^,]* and [^,]*,)/i;

/** Places looked at in one sentence. */
const MOST_JOINTS = 5;

function splitAnd(text: string, asks: (half: string) => boolean, depth = 0): string[] {
  const joints = /(?:,\s*|\s+)(?:and also|and then|and|also|plus|aur|as well as|&)\s+/gi;
  if (/\b(between|compare|difference|differ|versus|vs|better)\b/i.test(text)) return [text];
  const condition = conditional.test(text) ? text.indexOf(",") : -1;
  let looked = 0;
  for (const joint of text.matchAll(joints)) {
    if (++looked > MOST_JOINTS) break;
    if (joint.index < condition) continue;
    const left = text.slice(0, joint.index).trim();
    const right = text.slice(joint.index + joint[0].length).trim();
    if (!left || !right) continue;
    if (left.split(/\s+/, 3).length < 2) continue;
    const both = questionWord.test(left) && questionWord.test(right);
    if (
      both ||
      (questionStart.test(right) && right.split(/\s+/).length > 1) ||
      (left.split(/\s+/).length > 3 && !carriesOn.test(right) && asks(left) && asks(right))
    ) {
      return depth < 3 ? [left, ...splitAnd(right, asks, depth + 1)] : [left, right];
    }
  }
  return [text];
}
