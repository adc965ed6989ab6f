/** All-day events on the same days of each week (1 Monday to 7 Sunday), from the first date to the last. */
export type Entry = { name: string; from: Date; to: Date; weekdays: readonly number[] };

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const dateOf = (day: Date) => day.toISOString().slice(0, 10).replaceAll("-", "");

/** A text in any script as part of a UID: "Rules; airspace" is "rules-airspace". */
const slug = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, "-");

/** Escapes special characters of a text (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/** Folds a line into lines of at most 75 octets, each further one with a leading space (RFC 5545, 3.1). */
export function folded(line: string): string {
  const parts = [""];
  const encoder = new TextEncoder();
  for (const letter of line) {
    const part = parts.at(-1) ?? "";
    if (encoder.encode(part + letter).length > 75) parts.push(` ${letter}`);
    else parts[parts.length - 1] = part + letter;
  }
  return parts.join("\r\n");
}

/**
 * A calendar file (RFC 5545) of all-day events that leave the time free.
 * @param made DTSTAMP of the events (RFC 5545, 3.8.7.2)
 * @param host right-hand side of the UIDs, which are globally unique (RFC 5545, 3.8.4.7; RFC 7986, 5.3). The same event
 *   always has the same UID: importing a plan twice adds nothing, and another plan replaces nothing.
 */
export function calendarFile(title: string, note: string, entries: Entry[], made: Date, host: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//${title}//EN`,
    ...entries.flatMap(({ name, from, to, weekdays }) => [
      "BEGIN:VEVENT",
      `UID:${dateOf(from)}-${dateOf(to)}-${weekdays.join("")}-${slug(name)}@${host}`,
      `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${dateOf(from)}`,
      `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((day) => names[day - 1]).join(",")};UNTIL=${dateOf(to)}`,
      `SUMMARY:${escaped(name)}`,
      `DESCRIPTION:${escaped(note)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
