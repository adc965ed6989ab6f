import type { Understood } from "../read/message.ts";
import {
  type Courtesy,
  calm,
  courtesies,
  type Danger,
  dangers,
  type HandOver,
  handOvers,
  personal,
  type Refusal,
  signs,
  task,
} from "../tables/signs.ts";

type Line = Pick<Understood, "line">;
/** The first of a table whose sign the line bears. */
const first = <Name>(table: [Name, RegExp][], line: string) => table.find(([, sign]) => sign.test(line))?.[0];

/**
 * The class of a message that must not be answered, or undefined.
 * @param ours whether it names our things outright, or is likely ours by all its words
 */
export const refusalOf = ({ line }: Line, ours: "named" | "likely" | false): Refusal | undefined =>
  signs.find(([refusal, sign]) => {
    const ofField = refusal === "field" || refusal === "advice";
    return !(ofField && (ours === "named" || (ours === "likely" && !task.test(line)))) && sign.test(line);
  })?.[0];

/** Whether a message asks for something personal of somebody by name: two capitalised words the site does not know. */
export const asksOfPerson = (text: string, { line }: Line, known: (word: string) => boolean): boolean =>
  personal.test(line) &&
  [...text.matchAll(/\b([A-Z][a-z]{2,}) ([A-Z][a-z]{2,})\b/g)].some(
    ([, one = "", other = ""]) => !known(one.toLowerCase()) && !known(other.toLowerCase()),
  );

/** The danger that a message tells of, or undefined. */
export const dangerOf = ({ line }: Line): Danger | undefined => (calm.test(line) ? undefined : first(dangers, line));

/** A wish for a person is met where it is all that a message says. */
const MOST_WORDS = 16;

/** Whether the visitor asks for a person, leaves a number, misses an order or brings a complaint; all are met at once. */
export const handOverOf = ({ line, words }: Understood): HandOver | undefined =>
  handOvers.find(
    ([kind, sign, unless]) =>
      sign.test(line) && !unless?.test(line) && (kind !== "person" || words.length <= MOST_WORDS),
  )?.[0];

/** A message that is only a courtesy, or asks what the assistant is. */
export const courtesyOf = ({ line }: Line): Courtesy | undefined => first(courtesies, line);
