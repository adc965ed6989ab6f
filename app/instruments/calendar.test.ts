import { expect, test } from "vitest";
import { calendarFile, folded } from "./calendar";

test("a calendar's lines hold 75 octets at most, and read as before when unfolded", () => {
  const line = `SUMMARY:${"Überflug über Felder ".repeat(8)}`;
  for (const part of folded(line).split("\r\n")) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
  expect(folded(line).replaceAll("\r\n ", "")).toBe(line);
});

test("a calendar file holds each lesson on its days of the week", () => {
  const [from, to] = [new Date("2026-12-12"), new Date("2026-12-20")];
  const file = calendarFile(
    "Plan",
    "Ask, first",
    [{ name: "Rules; airspace", from, to, weekdays: [6, 7] }],
    new Date("2026-11-22T19:30:05.678Z"),
    "a.example",
  );
  expect(file).toContain("DTSTART;VALUE=DATE:20261212\r\nRRULE:FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=20261220\r\n");
  expect(file).toContain("DTSTAMP:20261122T193005Z\r\n");
  expect(file).toContain("SUMMARY:Rules\\; airspace\r\nDESCRIPTION:Ask\\, first\r\n");
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("the same entry has the same name, and no other entry has it (RFC 5545, 3.8.4.7)", () => {
  const [from, to] = [new Date("2026-12-12"), new Date("2026-12-20")];
  const entry = { name: "Rules and airspace", from, to, weekdays: [6, 7] };
  const uids = (...entries: (typeof entry)[]) =>
    [...calendarFile("Plan", "", entries, new Date(), "a.example").matchAll(/UID:(.*)\r/g)].map(([, uid]) => uid);
  const [own] = uids(entry);
  expect(own).toBe("20261212-20261220-67-rules-and-airspace@a.example");
  const others = [
    { ...entry, name: "Flight skills" },
    { ...entry, weekdays: [6] },
    { ...entry, to: new Date("2026-12-19") },
    { ...entry, name: "नियम और एयरस्पेस" },
    { ...entry, name: "उड़ाने का हुनर" },
  ];
  expect(uids(...others, entry)[5]).toBe(own);
  expect(new Set(uids(entry, ...others)).size).toBe(6);
});
