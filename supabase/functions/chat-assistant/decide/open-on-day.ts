import { clockTime } from "../../../../domain/desk/company.ts";
import { longDay } from "../../../../domain/desk/days.ts";
import { dayProblem } from "../../../../domain/desk/details.ts";
import {
  atOffice,
  closureOn,
  dayAfter,
  nextOpenDay,
  type Office,
  weekdayOf,
} from "../../../../domain/desk/office-hours.ts";
import { wordsOf } from "../read/words.ts";
import { answerFrom } from "../respond/respond.ts";
import { asksWhetherOpen, notWhetherOpen } from "../tables/intent-patterns.ts";
import type { Special } from "./turn.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = "january february march april may june july august september october november december".split(" ");

/** A question of more words asks for more than the hours. */
const MAX_WORDS = 12;

/** Whether the office is open on the day that the question names: today, a weekday, a date or an announced closure. */
export const openOnDay: Special = ({ words: { line, words } }, { finder, company: { office }, now }) => {
  if (words.length > MAX_WORDS || !asksWhetherOpen.test(line) || notWhetherOpen.test(line)) return undefined;
  const { date: today, minutes } = atOffice(office, now());
  const date = dayIn(line, today, office);
  if (!date) return undefined;
  const { opens, closes } = office.officeHours;
  const closure = closureOn(office, date);
  // On a holiday of the country the office may be closed, though no closure is announced.
  if (closure === undefined && /-(?:01-26|08-15|10-02|12-25)$/.test(date)) return undefined;
  const spoken = date === today ? "today" : date === dayAfter(today) ? "tomorrow" : "";
  const day = [spoken, `${WEEKDAYS[weekdayOf(date) - 1]}, ${longDay(date)}`].filter(Boolean).join(", ");
  const hours = `${clockTime(opens)} to ${clockTime(closes)}`;
  const next = nextOpenDay(office, dayAfter(date));
  const opensNext = next
    ? ` We open on ${WEEKDAYS[weekdayOf(next) - 1]}, ${longDay(next)} at ${clockTime(opens)}.`
    : "";
  const over = spoken === "today" && minutes >= closes;
  const text =
    closure !== undefined
      ? `The office is closed ${spoken ? "" : "on "}${day}${closure ? ` (${closure})` : ""}.${opensNext}`
      : over
        ? `The office was open today until ${clockTime(closes)} and is closed now.${opensNext}`
        : `The office is open ${spoken ? "" : "on "}${day}, ${hours}.`;
  const titled = (label: string) =>
    finder
      .on("/contact-us")
      .filter(({ title }) => title === label)
      .slice(0, 1);
  const place = / (?:where|address|location) /.test(line) ? titled("Address") : [];
  const told = [...place.map((each) => each.text), text].join("\n\n");
  return answerFrom(told, [...titled("Hours"), ...place], "/contact-us");
};

/** The day that a question names; for an announced closure its first day. */
function dayIn(line: string, today: string, { closedDays }: Office): string | undefined {
  const weekday = WEEKDAYS.findIndex((each) => new RegExp(` ${each.toLowerCase()}s? `).test(line)) + 1;
  if (/ today /.test(line) || (/ now /.test(line) && !weekday)) return today;
  if (/ day after tomorrow /.test(line)) return dayAfter(today, 2);
  if (/ tomorrow /.test(line)) return dayAfter(today);
  const [, day, name = "", stated] =
    new RegExp(` (\\d{1,2})(?: ?(?:st|nd|rd|th))? (${MONTHS.join("|")})(?: (20\\d\\d))? `).exec(line) ?? [];
  if (day && Number(day) >= 1 && Number(day) <= 31) {
    const inYear = (year: number) =>
      `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
    const year = Number(today.slice(0, 4));
    const next = stated ? inYear(Number(stated)) : inYear(year) < today ? inYear(year + 1) : inYear(year);
    // 30 February and days that are past get no answer.
    return dayProblem(next) || next < today ? undefined : next;
  }
  const notice = closedDays.find(({ text }) =>
    wordsOf(text).some(
      (word) =>
        word.length > 3 && !/^(closed?|office|open|from|until|holidays?)$/.test(word) && line.includes(` ${word} `),
    ),
  );
  if (notice) return notice.from < today ? today : notice.from;
  return weekday ? dayAfter(today, (weekday - weekdayOf(today) + 7) % 7) : undefined;
}
