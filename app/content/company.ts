/**
 * Who the company is: the first file an owner edits. The name, address, phone and e-mail are working values until
 * then; `.example` is reserved by RFC 2606, and the number lies in no assigned series, so that neither reaches a person.
 */

/**
 * When the office is open. Screens ask `officeOpening` of `app/layout/office-hours.ts`; sentences read
 * `company.hours.office`, which is made of this.
 */
const officeHours = {
  /** 1 is Monday, 7 is Sunday. */
  days: { first: 1, last: 6 },
  /** Minutes after midnight in the office's own time. */
  opens: 9 * 60,
  closes: 18 * 60,
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
const phone = "+91 00000 00000";

export const company = {
  name: "Vayutra Drones",
  legalName: "Vayutra Drones Private Limited",
  tagline: "Custom drones, pilot training and drone services from Bhopal",
  foundedYear: 2019,
  /** False once the e-mail address, phone number and address below are the company's own and reach a person. */
  contactsAreSamples: true as boolean,
  email: "info@vayutra.example",
  phone,
  /** The number as a `tel:` link takes it. */
  phoneLink: `tel:${phone.replaceAll(" ", "")}`,
  /** The number people write to on WhatsApp, digits with country code as wa.me takes them; empty ("") hides all of it. */
  whatsapp: phone.replace(/\D/g, ""),
  address: {
    street: "Plot 00, Drone Park Road, Govindpura Industrial Area",
    locality: "Bhopal",
    region: "Madhya Pradesh",
    postalCode: "462023",
    country: "IN",
    /** Centre of the industrial area, WGS 84 degrees. */
    latitude: 23.2599,
    longitude: 77.4526,
  },
  officeHours,
  hours: {
    office: `${workingDays} ${clockTime(opens)}-${clockTime(closes)} ${zone.name}`,
    /** How soon an enquiry is answered; `replyTime` of facts.ts has its state. */
    reply: `within ${workingDay} (${workingDays})`,
    workingDay,
    support: "24/7 support line for enrolled trainees",
  },
  /** An authorisation number lets the site say "authorised RPTO"; without one it says "prepares you for the RPC". */
  rptoAuthorisation: null as string | null,
  /** Who answers complaints about personal data: name and contact, as the privacy text shows them. */
  grievanceOfficer: null as string | null,
  /** What only the company can say of its terms; pages say "Ask us" where it is null. */
  terms: {
    language: null as string | null,
    hostel: null as string | null,
    cancellation: null as string | null,
    /** Class and training of the pilots who spray. */
    sprayPilots: null as string | null,
    /** Where crews come to, and what travel costs. */
    travel: null as string | null,
  },
  /** Addresses of the company's own pages; a mark without an address is shown, but is no link. */
  social: [
    { name: "Facebook", href: null as string | null },
    { name: "Instagram", href: null as string | null },
    { name: "LinkedIn", href: null as string | null },
    { name: "YouTube", href: null as string | null },
  ],
} as const;

/** Stands beside the address, number and e-mail address while they are samples; empty afterwards. */
export const contactsNote = company.contactsAreSamples ? "Sample contacts: use the form" : "";

/** Stands after each of them in a data sheet while they are samples; empty afterwards. */
export const contactMark = company.contactsAreSamples ? " (sample)" : "";
