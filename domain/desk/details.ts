/** The details of the company that the owner states, each with the check of its value. */

import { printableProblem } from "./printable.ts";

/** A sentence about a value that cannot be right; undefined for a good one. */
export type Check = (value: string) => string | undefined;

export type Detail = {
  label: string;
  group: DetailGroup;
  hint: string;
  check: Check;
  /** Writes what people type in the form that is checked; what it does not understand stays as it is. */
  tidy?: (typed: string) => string;
  /** Whether the value is a day of the calendar. */
  day?: true;
};

export const detailGroups = ["Contact", "Address", "Hours", "Registration", "Terms", "Social media"] as const;
type DetailGroup = (typeof detailGroups)[number];

const matching =
  (pattern: RegExp, sentence: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : sentence;

const upTo =
  (most: number): Check =>
  (value) =>
    value.length <= most ? printableProblem(value) : `At most ${most} characters`;

/** An Indian mobile or landline number: "+91" and ten digits, which are not all the same. */
export const phoneProblem: Check = (value) => {
  const digits = value.replace(/[ -]/g, "");
  if (!/^\+91\d{10}$/.test(digits)) return "Write +91 and ten digits: +91 98270 12345";
  const own = digits.slice(3);
  return /^(\d)\1{9}$/.test(own) || /^0/.test(own) || own === "1234567890"
    ? "This is not a number that rings: write the company's own"
    : undefined;
};

/** "09827012345", "9827012345" and "+91-98270-12345" are "+91 98270 12345"; "+91 755 412 3456" keeps its blanks. */
function tidyPhone(typed: string): string {
  if (/^\+91 [\d ]+$/.test(typed.trim())) return typed;
  const digits = typed.replace(/[\s()./-]/g, "").replace(/^(\+?91|0)(?=\d{10}$)/, "");
  return /^\d{10}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed;
}

/** Numbers of tax and company registers are written in capitals, without blanks. */
const tidyNumber = (typed: string) => typed.replace(/\s/g, "").toUpperCase();

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** A weekday, or the first and the last of several: "Mon", "Monday to Saturday". */
const WEEKDAY_SPAN =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}(?:\s?(?:-|–|to|till|through)\s?(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})?/gi;

/** The numbers of the weekdays that a text names, 1 for Monday; undefined if it says something else too. */
function weekdaysNamed(text: string): number[] | undefined {
  if (/[^\s,&.]/.test(text.replace(WEEKDAY_SPAN, "").replace(/\b(?:and|on|every|each)\b/gi, ""))) return undefined;
  const numberOf = (name: string) =>
    WEEKDAYS.findIndex((short) => short.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;
  const spans = [...text.matchAll(WEEKDAY_SPAN)].map(([, first = "", last = first]) => [first, last].map(numberOf));
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => spans.some(([from = 8, to = 0]) => from <= day && day <= to));
}

/** Weekdays as the desk stores them and the site shows them: "Mon-Sat", "Mon-Tue, Thu-Sat". */
export function writtenWeekdays(days: readonly number[]): string {
  const name = (day: number) => WEEKDAYS[day - 1] ?? "";
  const firsts = days.filter((day) => !days.includes(day - 1));
  const lasts = days.filter((day) => !days.includes(day + 1));
  return firsts.map((first, at) => [...new Set([first, lasts[at] ?? first])].map(name).join("-")).join(", ");
}

/** "Monday to Saturday" is "Mon-Sat", and "Mon-Sat except Wed" is "Mon-Tue, Thu-Sat". */
function tidyWeekdays(typed: string): string {
  const [open, ...closed] = typed.split(/\b(?:except|without|closed|but not)\b/i).map(weekdaysNamed);
  if (!closed.every((days) => days?.length)) return typed;
  return writtenWeekdays(open?.filter((day) => !closed.some((days) => days?.includes(day))) ?? []) || typed;
}

/** "10 am to 7 pm", "10-19" and "9.30 - 18.00" are "10:00-19:00", "10:00-19:00" and "9:30-18:00". */
function tidyHours(typed: string): string {
  const [first, last, ...more] = [...typed.matchAll(/(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\b\.?)?/gi)].map(
    ([, hours, minutes = "00", half]) => {
      const noon = half?.toLowerCase() === "p" ? 12 : 0;
      return `${half ? (Number(hours) % 12) + noon : Number(hours)}:${minutes}`;
    },
  );
  return first && last && more.length === 0 ? `${first}-${last}` : typed;
}

const CODES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The last character of a GSTIN, from the fourteen before it (GSTN's check digit, modulo 36). */
function gstinCheck(first: string): string {
  const sum = [...first].reduce((total, character, at) => {
    const product = CODES.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return CODES[(36 - (sum % 36)) % 36] ?? "";
}

export const gstinProblem: Check = (value) => {
  if (!/^\d\d[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(value))
    return "Write the 15 characters of the GSTIN, in capitals: 23ABCDE1234F1Z8";
  return value.at(-1) === gstinCheck(value.slice(0, 14)) ? undefined : "The last character does not fit: look again";
};

/** "2027-03-31" as a day of the calendar. */
export const dayProblem: Check = (value) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value
    ? "Write year, month and day: 2027-03-31"
    : undefined;
};

/** "9:30" in minutes after midnight; undefined for other texts. */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

/** The numbers of the days in "Mon-Sat" or "Mon-Tue, Thu-Sat", 1 for Monday; undefined for other texts. */
export function readWeekdays(text: string): number[] | undefined {
  const days = weekdaysNamed(text);
  return days?.length && writtenWeekdays(days) === text ? days : undefined;
}

/** "9:00-18:00" in minutes after midnight; undefined for other texts. */
export function readHours(text: string): { opens: number; closes: number } | undefined {
  const [opens, closes] = text.split("-").map(minutesOf);
  return opens !== undefined && closes !== undefined && opens < closes ? { opens, closes } : undefined;
}

/** "23.2599, 77.4526" in degrees (WGS 84); undefined for other texts, and for places outside India. */
export function readMapPoint(text: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] = /^(\d{1,2}\.\d{2,8}), ?(\d{1,3}\.\d{2,8})$/.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  return latitude > 6 && latitude < 38 && longitude > 67 && longitude < 98 ? { latitude, longitude } : undefined;
}

const isAddress = matching(
  /^[^\s@<>"]{1,64}@[^\s@<>"]{1,100}\.[^\s@<>".]{2,24}$/,
  "Write an address like office@company.in",
);
/** RFC 2606 reserves these endings for examples. */
const email: Check = (value) =>
  isAddress(value) ??
  (/\.(example|test|invalid)$/i.test(value) ? "This is an example: write the company's own" : undefined);
const page = (host: string) =>
  matching(
    new RegExp(`^https://([a-z]+\\.)?${host.replace(".", "\\.")}/[^\\s"<>]{1,200}$`),
    `Write the address of the page: https://${host}/…`,
  );

export const details = {
  name: { label: "Name", group: "Contact", hint: "As visitors know the company", check: upTo(60) },
  legalName: { label: "Legal name", group: "Contact", hint: "As it is registered", check: upTo(120) },
  phone: { label: "Phone", group: "Contact", hint: "+91 and ten digits", check: phoneProblem, tidy: tidyPhone },
  whatsapp: {
    label: "WhatsApp",
    group: "Contact",
    hint: '+91 and ten digits; "none" hides WhatsApp everywhere. Without a value it is the phone number.',
    check: (value) => (value === "none" ? undefined : phoneProblem(value)),
    tidy: tidyPhone,
  },
  email: { label: "E-mail", group: "Contact", hint: "Visitors write to it", check: email },
  street: { label: "Street", group: "Address", hint: "House, street and area", check: upTo(120) },
  locality: { label: "City", group: "Address", hint: "", check: upTo(60) },
  region: { label: "State", group: "Address", hint: "", check: upTo(60) },
  postalCode: {
    label: "PIN code",
    group: "Address",
    hint: "Six digits",
    check: matching(/^[1-9]\d{5}$/, "Write six digits: 462023"),
  },
  mapPoint: {
    label: "Point on the map",
    group: "Address",
    hint: "Latitude and longitude, as a map shows them",
    check: (value) => (readMapPoint(value) ? undefined : "Write two numbers: 23.2599, 77.4526"),
  },
  officeDays: {
    label: "Working days",
    group: "Hours",
    hint: "Mon-Sat, or Mon-Sat except Wed. Single closed days are notices.",
    check: (value) =>
      readWeekdays(value) ? undefined : "Write the first and the last day: Mon-Sat, or Mon-Tue, Thu-Sat",
    tidy: tidyWeekdays,
  },
  officeHours: {
    label: "Office hours",
    group: "Hours",
    hint: "9:00-18:00, India's time",
    check: (value) => (readHours(value) ? undefined : "Write from and to, the earlier first: 9:00-18:00"),
    tidy: tidyHours,
  },
  gstin: { label: "GSTIN", group: "Registration", hint: "15 characters", check: gstinProblem, tidy: tidyNumber },
  companyNumber: {
    label: "Company number (CIN)",
    group: "Registration",
    hint: "21 characters",
    check: matching(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, "Write the 21 characters of the CIN, in capitals"),
    tidy: tidyNumber,
  },
  rptoAuthorisation: {
    label: "RPTO authorisation number",
    group: "Registration",
    hint: "With it the site says “authorised RPTO”",
    check: upTo(60),
  },
  rptoDate: { label: "Day of the RPTO authorisation", group: "Registration", hint: "", check: dayProblem, day: true },
  typeCertificates: {
    label: "Type certificates",
    group: "Registration",
    hint: "Model, number and date of each",
    check: upTo(300),
  },
  insurer: { label: "Insurer", group: "Registration", hint: "Of third-party risks in flight", check: upTo(80) },
  policyEnd: {
    label: "Last day of the policy",
    group: "Registration",
    hint: "After this day the insurer is not shown",
    check: dayProblem,
    day: true,
  },
  grievanceOfficer: {
    label: "Grievance Officer",
    group: "Registration",
    hint: "Name and how to reach the officer",
    check: upTo(160),
  },
  travel: { label: "Where we work", group: "Terms", hint: "Districts, and what travel costs", check: upTo(300) },
  language: { label: "Language of instruction", group: "Terms", hint: "", check: upTo(120) },
  hostel: { label: "Hostel", group: "Terms", hint: "", check: upTo(200) },
  cancellation: { label: "Cancellation", group: "Terms", hint: "", check: upTo(300) },
  payment: { label: "Payment", group: "Terms", hint: "For drones: advance, balance, from abroad", check: upTo(300) },
  warrantyCover: { label: "What the warranty covers", group: "Terms", hint: "And what it does not", check: upTo(300) },
  minimumOrder: { label: "Minimum order", group: "Terms", hint: "For drones", check: upTo(120) },
  confidentiality: {
    label: "Confidentiality agreement (NDA)",
    group: "Terms",
    hint: "Whether you sign one, and whose text",
    check: upTo(200),
  },
  schoolPurchase: {
    label: "How a school may buy",
    group: "Terms",
    hint: "Through GeM or not; quotation, purchase order, advance",
    check: upTo(300),
  },
  sprayPilots: { label: "Pilots who spray", group: "Terms", hint: "Class and training", check: upTo(200) },
  facebook: { label: "Facebook", group: "Social media", hint: "", check: page("facebook.com") },
  instagram: { label: "Instagram", group: "Social media", hint: "", check: page("instagram.com") },
  linkedin: { label: "LinkedIn", group: "Social media", hint: "", check: page("linkedin.com") },
  youtube: { label: "YouTube", group: "Social media", hint: "", check: page("youtube.com") },
} as const satisfies Record<string, Detail>;

/** Contacts whose values in the repository are samples, which nobody can confirm. */
export const sampleContacts = ["phone", "email", "street"] as const satisfies (keyof typeof details)[];

export type DetailKey = keyof typeof details;
export const detailKeys = Object.keys(details) as DetailKey[];
export const isDetailKey = (key: string): key is DetailKey => Object.hasOwn(details, key);
