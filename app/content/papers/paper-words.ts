/** What brochures and folders say beside the words of their pages. */
import { longDay } from "#domain/desk/days.ts";

export const atAGlance = "At a glance";
export const inFigures = "In figures";
export const furtherFacts = "Further facts";
export const rules = "Rules";
export const weeks = "weeks";
export const modules = "modules";
export const guidedHours = "guided hours";
export const withInstructor = "With an instructor";
export const level = "level";
/** What ends a sentence. */
export const stop = ".";
export const canChange = "This can change: check the current rule.";
/** A label or a scope within a sentence: "Before you join" becomes "before you join". */
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const scopeWithin = (scope: string) => scope.toLowerCase();

export const rendering = "Computer rendering of our design";
export const sheet = (number: number) => `Sheet ${number}`;
export const sample = (heading: string) => `${heading} (sample)`;
export const metres = (long: number) => `${long} m`;
export const window = "Window";
export const door = "Door";
export const room = (wide: number, long: number, things: string) => `A room of ${wide} by ${long} m: ${things}`;
export const scale = (low: string, high: string) => `${low} to ${high}, dark to bright`;

/** How the message begins that the code opens. */
export const about = ({ title }: { title: string; page: string }) => title;
export const code = (company: string) => `QR code: write to ${company} on WhatsApp`;
export const ask = "Ask us";
export const askAbout = "Ask us about";
/** `number` stands after it where it is not that of the phone. */
export const askOnWhatsApp = (number: string) => `Ask us on WhatsApp${number}`;
/** @param day "2027-01-04" */
export const pricesOf = (day: string) => `Prices and dates as of ${longDay(day)}`;
export const sampleContacts = "Sample contacts: use the form on our site";
export const sampleAddress = "Sample address: ask us before you come";

/** What stands for signs that the typefaces lack; a PDF has no fallback font. */
export const signs: [sign: string, words: string][] = [
  ["₹", "Rs "],
  ["−", "-"],
  ["→", "to"],
  ["≤", "up to "],
  ["\u2011", "-"],
];
