import { latinDigits } from "../digits.ts";

/**
 * Numbers in words, which the planners' fields and the assistant read: a number, its English words, its Hindi ones in Latin letters
 * and in their own, without dots below. Rarer Hindi numbers are in the assistant's dictionary alone, to keep pages small.
 */
const table = `
0.5|half|aadha adha|आधा
1|one|ek|एक
1.5||dedh derh dhed deda|डेढ
2|two|do|दो
2.5||dhai adhai dhaayi|ढाई
3|three|teen teeno|तीन
4|four|chaar char|चार
5|five|paanch panch|पाँच पांच
6|six|chhah chhe chah|छह छः
7|seven|saat|सात
8|eight|aath|आठ
9|nine|nau|नौ
10|ten|das dus|दस
11|eleven|gyarah gyara|ग्यारह
12|twelve|barah baarah bara|बारह
13|thirteen|terah terha|तेरह
14|fourteen|chaudah chowdah|चौदह
15|fifteen|pandrah|पंद्रह पन्द्रह
16|sixteen|solah|सोलह
17|seventeen|satrah|सत्रह
18|eighteen|atharah|अठारह
19|nineteen|unnis|उन्नीस
20|twenty|bees|बीस
21||ikkis ekkis|इक्कीस
22||bais|बाईस
24||chaubis|चौबीस
25||pachees pachis|पच्चीस
30|thirty|tees tis|तीस
35||paintis|पैंतीस
40|forty|chalis|चालीस
45||paintalis|पैंतालीस
50|fifty|pachaas pachas pchas|पचास
60|sixty|saath|साठ
70|seventy|sattar sattr|सत्तर
75||pachhattar|पचहत्तर
80|eighty|assi|अस्सी
90|ninety|nabbe navve|नब्बे
100|hundred|sau|सौ
1000|thousand|hazar hazaar hajar|हज़ार
`;

export const numberRows = table
  .trim()
  .split("\n")
  .map((row) => {
    const [value = "", ...columns] = row.split("|");
    const [english = [], latin = [], hindi = []] = columns.map((words) => words.split(" ").filter(Boolean));
    return { value: Number(value), english, latin, hindi };
  });

/** Hindi letters without the dots below them, which many leave out. */
export const undotted = (word: string) => word.normalize("NFD").replaceAll("\u093c", "");

const numbers = new Map(
  numberRows.flatMap(({ value, english, latin, hindi }) =>
    [...english, ...latin, ...hindi].map((word) => [undotted(word), value] as const),
  ),
);

/**
 * Hindi words before a number, and what they add to it: "साढ़े तीन" is 3.5, "पौने तीन" 2.75, "सवा सौ" 125. Alone they add it to one:
 * "सवा एकड़" is 1.25 acres. Nobody says "साढ़े" alone.
 */
const beforeNumbers = new Map(
  Object.entries({
    0.25: "sava sawa savva सवा",
    0.5: "sadhe saadhe sadhey saade साढे",
    "-0.25": "paune pauney pone paun pauna पौने पौन पौना",
  }).flatMap(([added, words]) => words.split(" ").map((word) => [word, Number(added)] as const)),
);

/** Those words in Latin letters. */
export const latinBeforeNumbers = [...beforeNumbers.keys()].filter((word) => /^[a-z]/.test(word));

const isDigits = (word = "") => /^[1-9]\d*$/.test(word);
const isJoining = (word = "") => /^(and|an?)$/.test(word);

/** The number that a word says; undefined for other words. */
const numberIn = (word = "") => numbers.get(undotted(word)) ?? (isDigits(word) ? Number(word) : undefined);

/**
 * A text that begins with a number in words, with the number in digits: "बारह एकड़", "twenty-five acres", "do sau bigha", "साढ़े 3 बीघा",
 * "one and a half acres", "half an acre". Others are returned as they are.
 */
export function inDigits(text: string): string {
  const words = latinDigits(text.trim().toLowerCase()).split(/[\s-]+/);
  // What stands before "thousand" is done; "hundred" multiplies what has been read since; `added` waits for its number.
  let [thousands, sum, added, read] = [0, 0, 0, 0];
  for (const [at, word] of words.entries()) {
    if (isJoining(word)) continue;
    const before = beforeNumbers.get(undotted(word));
    if (before !== undefined && sum === 0 && added === 0) {
      added = before;
      if (numberIn(words[at + 1]) !== undefined) continue;
      if (before === 0.5) break;
      [sum, added, read] = [1 + before, 0, at + 1];
      break;
    }
    const value = numberIn(word);
    if (value === undefined || !joins(value, word, sum, isJoining(words[at - 1]))) break;
    if (value === 1000 && thousands > 0) break;
    if (value === 1000) [thousands, sum] = [((sum || 1) + added) * 1000, 0];
    else sum = value === 100 ? ((sum || 1) + added) * 100 : sum + value + added;
    [added, read] = [0, at + 1];
  }
  if (words.slice(0, read).every(isDigits)) return text;
  const rest = words.slice(read);
  // "Half of an acre".
  while (sum < 1 && /^(of|an?)$/.test(rest[0] ?? "")) rest.shift();
  return [thousands + sum, ...rest].join(" ");
}

/** Whether a number goes on with this word: "two hundred", "hundred five", "twenty five", "one and a half"; not "five six". */
function joins(value: number, word: string, sum: number, afterAnd: boolean): boolean {
  if (sum === 0) return true;
  if (isDigits(word)) return false;
  if (value >= 100) return sum >= 1 && sum < value;
  if (value < 1) return afterAnd && Number.isInteger(sum);
  return sum % 100 === 0 || (value < 10 && sum >= 20 && sum % 10 === 0);
}
