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
50|fifty|pachaas pchas|पचास
60|sixty|saath|साठ
70|seventy|sattar sattr|सत्तर
75||pachhattar|पचहत्तर
80|eighty|assi|अस्सी
90|ninety|nabbe navve|नब्बे
100|hundred|sau|सौ
1000|thousand|hazar|हज़ार
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
 * A text that begins with a number in words, with the number in digits: "बारह एकड़", "twenty-five acres", "do sau bigha". Others are
 * returned as they are.
 */
export function inDigits(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  // What stands before "thousand" is done; "hundred" multiplies what has been read since.
  let [thousands, sum, read] = [0, 0, 0];
  for (const word of words) {
    const value = numbers.get(undotted(word));
    if (value === undefined) break;
    // "Two hundred", "hundred five", "twenty five"; "five six" and "twenty half" are no numbers.
    const joins =
      value >= 100
        ? sum < value
        : sum === 0 || (value >= 1 && (sum % 100 === 0 || (value < 10 && sum >= 20 && sum % 10 === 0)));
    if (!joins || (value === 1000 && thousands > 0) || (value >= 100 && sum > 0 && sum < 1)) break;
    if (value === 1000) [thousands, sum] = [Math.max(sum, 1) * 1000, 0];
    else sum = value === 100 ? Math.max(sum, 1) * 100 : sum + value;
    read += 1;
  }
  return read === 0 ? text : [thousands + sum, ...words.slice(read)].join(" ");
}
