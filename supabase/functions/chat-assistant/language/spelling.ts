/** Corrects a misspelt word to the nearest known one, or undefined. */
export type Speller = (word: string) => string | undefined;

/** Nobody is taken to have meant these by a slip: "Guna" is a town. */
const grave = new Set("guns bomb bombs kill killed weapon weapons drugs hack attack spying".split(" "));

/**
 * A speller over words with their weight (how often the site says them).
 * One edit is taken, from seven letters on two; the first letter must be right except in words of six.
 */
export function createSpeller(weights: ReadonlyMap<string, number>): Speller {
  const byLength = new Map<string, [string, number][]>();
  for (const [word, weight] of weights) {
    if (word.length < 4 || !/^[a-z]+$/.test(word) || grave.has(word)) continue;
    for (const place of [`${word.length}`, `${word.length}${word[0]}`]) {
      const bucket = byLength.get(place) ?? [];
      bucket.push([word, weight]);
      byLength.set(place, bucket);
    }
  }
  const bySkeleton = new Map<string, [string, number]>();
  for (const [word, weight] of weights) {
    const skeleton = skeletonOf(word);
    if (word.length < 5 || skeleton.length < 3 || !/^[a-z]+$/.test(word)) continue;
    if (weight > (bySkeleton.get(skeleton)?.[1] ?? 0)) bySkeleton.set(skeleton, [word, weight]);
  }
  return (word) => {
    if (word.length < 4 || word.length > 24 || !/^[a-z]+$/.test(word) || weights.has(word)) return undefined;
    const hasty = bySkeleton.get(skeletonOf(word))?.[0];
    const limit = word.length >= 7 ? 2 : 1;
    let best: string | undefined;
    let nearest = limit + 1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const [candidate, weight] of byLength.get(word.length === 6 ? `${length}` : `${length}${word[0]}`) ?? []) {
        const distance = editDistance(word, candidate, limit);
        if (distance > limit) continue;
        const score = -10 * distance + Math.log1p(weight);
        if (score > bestScore) [best, bestScore, nearest] = [candidate, score, distance];
      }
    }
    if (nearest > 1 && hasty && Math.abs(hasty.length - word.length) <= 2) return hasty;
    return best ?? hasty;
  };
}

/** First letter and consonants, none doubled: what is left where somebody types in haste. */
function skeletonOf(word: string): string {
  return (word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, "")).replace(/(.)\1+/g, "$1");
}

/** Edits between two words, a swap of neighbours counting one; `limit + 1` as soon as it is passed. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      current.push(value);
      if (value < least) least = value;
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
