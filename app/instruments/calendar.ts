/** An entry that fills days: the same days of each week, from the first to the last. */
export type Entry = { name: string; from: Date; to: Date; weekdays: readonly number[] };

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const dateOf = (day: Date) => day.toISOString().slice(0, 10).replaceAll("-", "");

/** Escapes what means something in a text (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/** Lines of at most 75 octets, each further one begun with a space (RFC 5545, 3.1). */
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
 * A calendar file (RFC 5545) of entries that fill whole days and make nobody busy.
 * @param host right-hand side of the entries' names, which must be unique in the world
 */
export function calendarFile(title: string, note: string, entries: Entry[], host: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//${title}//EN`,
    ...entries.flatMap(({ name, from, to, weekdays }, index) => [
      "BEGIN:VEVENT",
      `UID:${dateOf(from)}-${dateOf(to)}-${index + 1}@${host}`,
      `DTSTAMP:${dateOf(from)}T000000Z`,
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
