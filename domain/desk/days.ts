/** Days of the desk ("2027-01-04") in words. */
const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", { timeZone: "UTC", ...options });

/** "4 January 2027" */
export const longDay = (day: string) => written(day, { day: "numeric", month: "long", year: "numeric" });
const shortDay = (day: string) => written(day, { day: "numeric", month: "long" });

/** As in enquiries, whose readers are staff: the database finds the batch by these words, in either edition. */
export const batchSubject = (course: string, days: { from: string; to: string }) =>
  `${course}, batch of ${spanOf(days)}`;

/** "4 January to 29 January 2027" */
export const spanOf = ({ from, to }: { from: string; to: string }) =>
  from === to
    ? longDay(from)
    : `${from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : longDay(from)} to ${longDay(to)}`;
