const DAY = 24 * 60 * 60 * 1000;
/** India is ahead of UTC by this, the whole year. */
const INDIA = 5.5 * 60 * 60 * 1000;

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
/** A day that is told by the day of writing, and how long it may be off. */
const relative: [RegExp, days: number][] = [
  [/\b(?:this|next|coming) (?:week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i, 14],
  [/\b(?:this|next|coming) month\b/i, 62],
];
/** What began on a day goes on after it. */
const lasting = /\b(?:since|from)(?: the \w+ (?:week|half) of)? $/i;
/** Words that place what is told before its reader. */
const ahead =
  /\b(?:next|(?:up|forth)?coming|soon|will|begins?|starts?|follows?|opens?|open|clos(?:es|ing)|until|till|apply|register)\b/i;

/** The ends of the days that a text names, in milliseconds. */
function endsOf(text: string, written: number): number[] {
  // A day without a year is the nearest one. Where the text looks ahead, a day long past means the next year's.
  const reported = (ahead.test(text) ? 91 : 182) * DAY;
  const named = [...text.matchAll(dates)].flatMap(({ groups = {}, index }) => {
    if (lasting.test(text.slice(Math.max(0, index - 30), index)) && !/\bnext\b/i.test(text)) return [];
    const { day, month, number, year } = groups;
    const at = month ? months.indexOf(month.slice(0, 3).toLowerCase()) : Number(number) - 1;
    const end = (of: number) => (day ? Date.UTC(of, at, Number(day) + 1) : Date.UTC(of, at + 1, 1)) - INDIA;
    if (year) return [end(Number(year))];
    const own = new Date(written + INDIA).getUTCFullYear();
    return [own - 1, own, own + 1].map(end).find((each) => each > written - reported) ?? [];
  });
  // "What a drone can do for you this week" announces nothing.
  const meant = ahead.test(text) ? relative.filter(([sign]) => sign.test(text)) : [];
  return [...named, ...meant.map(([, days]) => written + days * DAY)];
}

/**
 * Whether the days that a text announces are past by now: all that it names are over, and were still to come when it was
 * written, or it speaks of them as to come.
 * @param written when it was written, in milliseconds; a report of a day that was past by then announces nothing
 */
export function announces(text: string, written: number, now: number): "past" | "to come" | undefined {
  const last = Math.max(...endsOf(text, written));
  if (last > now) return "to come";
  return Number.isFinite(last) && (last > written || ahead.test(text)) ? "past" : undefined;
}

/** Whether a text speaks of something as to come. */
export const looksAhead = (text: string): boolean => ahead.test(text);

/** The day in India, as a number that grows by one at each midnight there. */
export const dayInIndia = (now: number): number => Math.floor((now + INDIA) / DAY);
