import { counted } from "#domain/instruments/field-values.ts";

/** As within a sentence: "Class 10" becomes "class 10". */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Days, ranges and amounts come as they are shown. */
export const words = {
  name: "My way to the certificate",
  /** What an enquiry is about; in the Hindi edition the English words follow in brackets, for staff. */
  subject: "My way to the certificate",
  /** @param authorised whether the company is an authorised RPTO */
  limits: (authorised: boolean) =>
    `This is an estimate, not a booking: your quotation states when a batch begins. Does not include holidays or days of rain, which are made up. The Remote Pilot Certificate itself follows training and a test at ${authorised ? "an authorised RPTO, such as ours" : "an authorised RPTO"}.`,
  level: "Your level now",
  rhythm: "Days a week",
  start: "First day",
  startHint: "Choose a day to save your plan in your calendar.",
  weeks: (weeks: number) => counted(weeks, "week"),
  days: (from: string, to: string) => `${from} to ${to}`,
  /** Weeks of the course, counted from 1: "3", "1-2". */
  inWeek: (week: string) => `Week ${week}`,
  inWeeks: (weeks: string) => `Weeks ${weeks}`,
  inAll: "In all",
  amount: (weeks: number, amount: string, unit: string) => `${counted(weeks, "week")}: ${amount} ${unit}`,
  amountOnDays: (weeks: number, amount: string, unit: string, days: string) =>
    `${counted(weeks, "week")}: ${amount} ${unit} on ${days} days`,
  thenRpto: "Then the RPTO",
  /**
   * @param mayHold whether the visitor may have the certificate already
   * @param last day of the course, if it is known
   */
  rpto: (days: string, mayHold: boolean, last: string | null) =>
    `${days} of training and the test${mayHold ? ", unless you hold the certificate" : ""}${last ? `, after ${last}` : ""}`,
  toJoin: "To join",
  conditions: (ages: { from: number; to: number }, papers: readonly string[]) =>
    `Age ${ages.from} to ${ages.to}; ${papers.map(lowerFirst).join(", ")}. Younger than ${ages.from}? A parent or teacher can ask us about our workshops.`,
  bring: "You bring",
  nextBatch: "Next batch",
  save: "Save in my calendar (.ics)",
  calendarNote: (company: string, phone: string) => `An estimate, not a booking. ${company}, ${phone}`,
};
