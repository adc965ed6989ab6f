import { DAY_MS, INDIA_OFFSET_MS } from "../india-date.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
/** "20 July", "July 20, 2026", "2026-07-20", "20/07/2026", "in August". A month without a day needs its capital: "may" is a verb. */
const dates = new RegExp(
  [
    String.raw`\b(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b`,
    String.raw`\b(?<day>\d{1,2})[/.](?<number>\d{1,2})[/.](?<year>\d{4})\b`,
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>(?i:${MONTH}))\b(?:,? (?<year>\d{4})\b)?`,
    String.raw`\b(?<month>(?i:${MONTH})) (?<day>\d{1,2})(?:st|nd|rd|th)?\b(?![:.]\d)(?:,? (?<year>\d{4})\b)?`,
    String.raw`\b(?<=\b(?:in|of|by|until|till|during|and|to|for|early|late|mid|this|next) )(?<month>${MONTH})\b(?: (?<year>\d{4})\b)?`,
  ].join("|"),
  "g",
);
/** Dates relative to the day of writing, and within how many days they are. */
const relativeDates: [RegExp, days: number][] = [
  [/\b(?:this|next|coming) (?:week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i, 14],
  [/\b(?:this|next|coming) month\b/i, 62],
];
/** Words before a date at which something began and continues. */
const durationStart = /\b(?:since|from)(?: the \w+ (?:week|half) of)? $/i;
/** Words that announce something in the future. */
const lookingAhead =
  /\b(?:next|(?:up|forth)?coming|soon|will|begins?|starts?|follows?|opens?|open|clos(?:es|ing)|until|till|apply|register)\b/i;

/** The ends of the days and months that a text names, in milliseconds since 1970. */
function endsOf(text: string, written: number): number[] {
  // A date without a year is the nearest one. If the text looks ahead, a date long past means the next year's.
  const reported = (lookingAhead.test(text) ? 91 : 182) * DAY_MS;
  const named = [...text.matchAll(dates)].flatMap(({ groups = {}, index }) => {
    if (durationStart.test(text.slice(Math.max(0, index - 30), index)) && !/\bnext\b/i.test(text)) return [];
    const { day, month, number, year } = groups;
    const at = month ? months.indexOf(month.slice(0, 3).toLowerCase()) : Number(number) - 1;
    const end = (of: number) => (day ? Date.UTC(of, at, Number(day) + 1) : Date.UTC(of, at + 1, 1)) - INDIA_OFFSET_MS;
    if (year) return [end(Number(year))];
    const own = new Date(written + INDIA_OFFSET_MS).getUTCFullYear();
    return [own - 1, own, own + 1].map(end).find((each) => each > written - reported) ?? [];
  });
  // "What a drone can do for you this week" announces nothing.
  const meant = lookingAhead.test(text) ? relativeDates.filter(([sign]) => sign.test(text)) : [];
  return [...named, ...meant.map(([, days]) => written + days * DAY_MS)];
}

/**
 * Whether the dates that a text announces are past or to come. They are past if all are over and the text was written
 * before the last of them, or announces them as future.
 * @param written time of writing, in milliseconds since 1970; a report of an earlier day announces nothing
 * @returns undefined for a text that announces no date
 */
export function announces(text: string, written: number, now: number): "past" | "to come" | undefined {
  const last = Math.max(...endsOf(text, written));
  if (last > now) return "to come";
  return Number.isFinite(last) && (last > written || lookingAhead.test(text)) ? "past" : undefined;
}

/** Whether a text announces something in the future. */
export const looksAhead = (text: string): boolean => lookingAhead.test(text);
