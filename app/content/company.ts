/**
 * Who the company is. The owner states the details at the desk (`/admin/site`); what stands here are working values until
 * then. `.example` is reserved by RFC 2606, and the number lies in no assigned series, so that neither reaches a person.
 */
import { type DetailKey, readHours, readMapPoint, readWeekdays } from "#domain/desk/details.ts";
import { stated } from "./stated.ts";

/** What the owner has stated of a detail, or the value of this file. */
const detail = <Default>(key: DetailKey, value: Default) => stated.details[key] ?? value;

/**
 * When the office is open. Screens ask `officeOpening` of `app/layout/office-hours.ts`; sentences read
 * `company.hours.office`, which is made of this.
 */
const officeHours = {
  /** 1 is Monday, 7 is Sunday. */
  days: readWeekdays(detail("officeDays", "Mon-Sat")) ?? { first: 1, last: 6 },
  /** `opens` and `closes`, in minutes after midnight in the office's own time. */
  ...(readHours(detail("officeHours", "9:00-18:00")) ?? { opens: 9 * 60, closes: 18 * 60 }),
  /** The office's distance from UTC in minutes, and its name. India keeps one time all year. */
  zone: { offset: 330, name: "IST" },
} as const;

/** 1 becomes "Mon", 7 "Sun". */
export const weekdayName = (day: number) => ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day - 1] ?? "";

/** 540 becomes "9:00". */
export const clockTime = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

const { days, opens, closes, zone } = officeHours;
const workingDays = `${weekdayName(days.first)}-${weekdayName(days.last)}`;
const workingDay = "one working day";
const phone = detail("phone", "+91 00000 00000");
const whatsapp = detail("whatsapp", phone);
const mapPoint = readMapPoint(detail("mapPoint", "")) ?? {
  /** Centre of the industrial area, WGS 84 degrees. */
  latitude: 23.2599,
  longitude: 77.4526,
};
const rptoNumber = detail("rptoAuthorisation", null);
const rptoDate = detail("rptoDate", null);

/** False once the e-mail address, phone number and address below are the company's own and reach a person. */
const contactsAreSamples: boolean = true;
const isSample = (key: DetailKey) => contactsAreSamples && !(key in stated.details) && !stated.confirmed.includes(key);

/** Which contacts are samples: the owner has neither stated nor confirmed them. */
export const samples = { phone: isSample("phone"), email: isSample("email"), address: isSample("street") };
export type Contact = keyof typeof samples;

export const company = {
  name: detail("name", "Vayutra Drones"),
  legalName: detail("legalName", "Vayutra Drones Private Limited"),
  tagline: "Custom drones, pilot training and drone services from Bhopal",
  foundedYear: 2019,
  contactsAreSamples: samples.phone || samples.email || samples.address,
  email: detail("email", "info@vayutra.example"),
  phone,
  /** The number as a `tel:` link takes it. */
  phoneLink: `tel:${phone.replaceAll(" ", "")}`,
  /** The number people write to on WhatsApp, digits with country code as wa.me takes them; empty ("") hides all of it. */
  whatsapp: whatsapp === "none" ? "" : whatsapp.replace(/\D/g, ""),
  address: {
    street: detail("street", "Plot 00, Drone Park Road, Govindpura Industrial Area"),
    locality: detail("locality", "Bhopal"),
    region: detail("region", "Madhya Pradesh"),
    postalCode: detail("postalCode", "462023"),
    country: "IN",
    ...mapPoint,
  },
  officeHours,
  hours: {
    office: `${workingDays} ${clockTime(opens)}-${clockTime(closes)} ${zone.name}`,
    /** How soon an enquiry is answered; `replyTime` of facts.ts has its state. */
    reply: `within ${workingDay} (${workingDays})`,
    workingDay,
    support: "24/7 support line for enrolled trainees",
  },
  /** Days on which the office is closed beside those of the week, as the owner has stated them: "2026-10-18". */
  closedDays: stated.notices.filter(({ closed }) => closed).map(({ from, to, text }) => ({ from, to, text })),
  /** An authorisation number lets the site say "authorised RPTO"; without one it says "prepares you for the RPC". */
  rptoAuthorisation: rptoNumber && rptoDate ? `${rptoNumber} of ${rptoDate}` : rptoNumber,
  /** Tax and company numbers, and who insures flights; not shown until they are stated. */
  credentials: {
    gstin: detail("gstin", null),
    companyNumber: detail("companyNumber", null),
    insurer: detail("insurer", null),
    /** "2027-03-31" */
    policyEnd: detail("policyEnd", null),
  },
  /** Who answers complaints about personal data: name and contact, as the privacy text shows them. */
  grievanceOfficer: detail("grievanceOfficer", null),
  /** What only the company can say of its terms; pages say "Ask us" where it is null. */
  terms: {
    language: detail("language", null),
    hostel: detail("hostel", null),
    cancellation: detail("cancellation", null),
    /** Class and training of the pilots who spray. */
    sprayPilots: detail("sprayPilots", null),
    /** Where crews come to, and what travel costs. */
    travel: detail("travel", null),
  },
  /** Addresses of the company's own pages; a mark without an address is shown, but is no link. */
  social: [
    { name: "Facebook", href: detail("facebook", null) },
    { name: "Instagram", href: detail("instagram", null) },
    { name: "LinkedIn", href: detail("linkedin", null) },
    { name: "YouTube", href: detail("youtube", null) },
  ],
} as const;

/** Stands beside the address, number and e-mail address while they are samples; empty afterwards. */
export const contactsNote = company.contactsAreSamples ? "Sample contacts: use the form" : "";

/** Stands after a contact while it is a sample; empty afterwards. */
export const sampleMark = (contact: Contact) => (samples[contact] ? " (sample)" : "");
