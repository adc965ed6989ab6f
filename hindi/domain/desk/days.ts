import * as english from "#domain/desk/days.ts";

export const { batchSubject } = english;

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("hi-IN", { timeZone: "UTC", ...options });

/** "4 जनवरी 2027" */
export const longDay: typeof english.longDay = (day) =>
  written(day, { day: "numeric", month: "long", year: "numeric" });
const shortDay = (day: string) => written(day, { day: "numeric", month: "long" });

/** "4 जनवरी से 29 जनवरी 2027" */
export const spanOf: typeof english.spanOf = ({ from, to }) =>
  from === to
    ? longDay(from)
    : `${from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : longDay(from)} से ${longDay(to)}`;
