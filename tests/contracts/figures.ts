import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { said, strings } from "./walk";

/** Keys whose strings are addresses, anchors and names of files, which no visitor reads. */
const unread = new Set([
  "node",
  "to",
  "href",
  "id",
  "kind",
  "file",
  "path",
  "alt",
  "color",
  "icon",
  "group",
  "diagram",
  "check",
  "source",
  "state",
  "unit",
]);
/** Further keys that only the code reads. */
const unseen = new Set([
  "defaultTab",
  "defaultProgram",
  "logo",
  "gradient",
  "phoneLink",
  "workload",
  "videoId",
  "topic",
]);
/** Keys whose numbers are shown. */
const shownNumbers = new Set(["value", "target", "year", "rating", "low", "high"]);

/** What a visitor reads of a record, one text per line. */
export function readable(record: unknown): string {
  return [...strings(record)]
    .filter(({ key }) => !unread.has(key) && !unseen.has(key))
    .map(({ text }) => text)
    .concat(numbersIn(record))
    .join("\n");
}

function numbersIn(record: unknown, key = ""): string[] {
  if (typeof record === "number") return shownNumbers.has(key) ? [String(record)] : [];
  if (!record || typeof record !== "object") return [];
  return Object.entries(record).flatMap(([name, inner]) => numbersIn(inner, Array.isArray(record) ? key : name));
}

const words = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  ..."sixteen seventeen eighteen nineteen twenty".split(" "),
];
const tens: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60 };
const counted =
  "weeks?|days?|hours?|minutes?|seconds?|months?|years?|metres?|kilometres?|centimetres?|kilograms?|kilos|litres?|acres?|grams?|trainees|places|lessons|flights|per cent|degrees|people|guided|places|students|rotors";
const spelled = new RegExp(`\\b(${[...words.slice(2), ...Object.keys(tens)].join("|")})[ -](${counted})\\b`, "gi");

/** The text with every figure written one way: numbers in words as digits, one kind of dash, plain spaces, no commas. */
function plain(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[‐-―]/g, "-")
    .replace(/(\d),(?=\d{2,3}\b)/g, "$1")
    .replace(spelled, (_, word: string, unit: string) => {
      const small = words.indexOf(word.toLowerCase());
      return `${small >= 0 ? small : tens[word.toLowerCase()]} ${unit}`;
    });
}

/** Words that may follow a figure and are not its unit. */
const loose = new Set(
  "a an and are as at be but by for from has have in into is it its of on or so than that the their then to was we with you your our us".split(
    " ",
  ),
);
const figure =
  /(?<![\w.:])([±−+<₹]?) ?(\d+(?:[:.]\d+)?(?:-\d+(?:[:.]\d+)?)?\+?)(?: ?(%|°C|×|µm|W\/m²|m\/s|m²|m³|[A-Za-z]+))?/g;

/** Every figure of a text with the unit or the word after it: "4 weeks", "±0.05", "2022". */
export function figuresIn(text: string): Set<string> {
  return new Set(
    [...plain(text).matchAll(figure)].map(([, sign = "", number = "", unit = ""]) =>
      `${sign}${number}${unit && !loose.has(unit.toLowerCase()) ? ` ${unit}` : ""}`.toLowerCase(),
    ),
  );
}

/** The same text for looking up a fact by its words. */
export const lookup = (record: unknown) => plain(typeof record === "string" ? record : said(record));

/**
 * Whole phrases that are typed once, the longest first: notes and wordings of facts, and the company's record. A bare
 * value such as "95%" could stand in any sentence, so it is not among them and each surface lists its own.
 */
const typed = [...strings(facts)]
  .filter(({ key }) => key === "note" || key === "wording")
  .concat([...strings(company)])
  .filter(({ text }) => /\d/.test(text))
  .map(({ text }) => text)
  .sort((a, b) => b.length - a.length)
  .map((known) => new RegExp(`(?<![\\d.,:])${known.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\d)`, "g"));

/** The text without the phrases that repeat a typed fact word for word. */
export function withoutTyped(text: string): string {
  return typed.reduce((rest, known) => rest.replace(known, ""), text);
}

/** The figures of claims, with the texts in which they may stand: a whole line, or a phrase within it. */
const claims: { figure: RegExp; phrases: RegExp[] }[] = [
  { figure: /\b98 ?%/, phrases: [/^98%$/] },
  { figure: /\b95 ?%/, phrases: [/^95%$/] },
  {
    figure: /\b10 ?km\b/,
    phrases: [/^10 ?km$/, /radio|control range/i],
  },
];

/**
 * Lines that repeat the figure of a claim in other words, on a surface that makes this claim. On any other surface the
 * same figure means something else, and is listed like every figure.
 */
function repeatedClaims(lines: string[]): string[] {
  return claims.flatMap(({ figure, phrases }) => {
    const isClaim = (line: string) => phrases.some((phrase) => phrase.test(line));
    if (!lines.some((line) => figure.test(line) && isClaim(line))) return [];
    return lines.filter((line) => figure.test(withoutTyped(line)) && !isClaim(line));
  });
}

/** Lines of a surface that repeat a claim in other words, or promise an answer in time without the condition. */
export function strayClaims(text: string): string[] {
  const lines = text.split("\n");
  const { value, note } = facts.replyTime;
  const promises = (line: string) =>
    line.toLowerCase() === value || (line.toLowerCase().includes(value) && /\b(?:answer|repl|get back)/i.test(line));
  const unconditional = lines.filter(
    (line, at) => promises(line) && ![line, lines[at + 1]].some((near) => near?.includes(note)),
  );
  return [...repeatedClaims(lines), ...unconditional];
}
