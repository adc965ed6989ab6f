import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { said, strings } from "./walk";

/** Keys whose strings are addresses, anchors and names of files: nobody reads them. */
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
/** Further keys of a place in the code. */
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

/** What a visitor reads of a record, each text on a line of its own. */
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

/** One way of writing for every figure: spelt-out ones as digits, one kind of dash, ordinary spaces, no commas. */
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

/** Words that may follow a figure without belonging to it. */
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
 * value such as "95%" is none of them: it could stand in any sentence, so each surface lists those that it says.
 */
const typed = [...strings(facts)]
  .filter(({ key }) => key === "note" || key === "wording")
  .concat([...strings(company)])
  .filter(({ text }) => /\d/.test(text))
  .map(({ text }) => text)
  .sort((a, b) => b.length - a.length)
  .map((known) => new RegExp(`(?<![\\d.,:])${known.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\d)`, "g"));

/** A text without what it says in the very words of a typed fact. */
export function withoutTyped(text: string): string {
  return typed.reduce((rest, known) => rest.replace(known, ""), text);
}

/** Figures of claims, with the texts in which they may stand: whole lines, or phrases of a line. */
const claims: { figure: RegExp; phrases: RegExp[] }[] = [
  { figure: /\b98 ?%/, phrases: [/^98%$/] },
  { figure: /\b95 ?%/, phrases: [/^95%$/] },
  {
    figure: /\b10 ?km\b/,
    phrases: [/^10 ?km$/, /radio|control range/i],
  },
];

/** Lines of a surface that say a figure of a claim in other words, or the time of an answer without its condition. */
export function strayClaims(text: string): string[] {
  const lines = text.split("\n");
  const stray = lines.filter((line) =>
    claims.some(
      ({ figure, phrases }) => figure.test(withoutTyped(line)) && !phrases.some((phrase) => phrase.test(line)),
    ),
  );
  const { value, note } = facts.replyTime;
  const unconditional = lines.filter(
    (line, at) => line.toLowerCase().includes(value) && ![line, lines[at + 1]].some((near) => near?.includes(note)),
  );
  return [...stray, ...unconditional];
}
