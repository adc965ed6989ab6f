/**
 * Who the company is. The owner states the details at the desk (`/admin/site`); what stands here are working values until
 * then. `.example` is reserved by RFC 2606, and the number lies in no assigned series, so that neither reaches a person.
 */
import { longDay } from "./days.ts";
import {
  type DetailKey,
  readHours,
  readMapPoint,
  readWeekdays,
  type sampleContacts,
  writtenWeekdays,
} from "./details.ts";
import type { Snapshot } from "./snapshot.ts";

/** False once the e-mail address, phone number and address below are the company's own and reach a person. */
const CONTACTS_ARE_SAMPLES: boolean = true;

/** The details of this file. `null` stands for what only the company can state. */
export const defaultDetails = {
  name: "Vayutra Drones",
  legalName: "Vayutra Drones Private Limited",
  phone: "+91 00000 00000",
  /** The number people write to on WhatsApp; null for the phone number, "none" hides all of it. */
  whatsapp: null,
  email: "info@vayutra.example",
  street: "Plot 00, Drone Park Road, Govindpura Industrial Area",
  locality: "Bhopal",
  region: "Madhya Pradesh",
  postalCode: "462023",
  /** Centre of the industrial area, WGS 84 degrees. */
  mapPoint: "23.2599, 77.4526",
  officeDays: "Mon-Sat",
  officeHours: "9:00-18:00",
  gstin: null,
  companyNumber: null,
  /** An authorisation number lets the site say "authorised RPTO"; without one it says "prepares you for the RPC". */
  rptoAuthorisation: null,
  rptoDate: null,
  typeCertificates: null,
  insurer: null,
  policyEnd: null,
  grievanceOfficer: null,
  travel: null,
  language: null,
  hostel: null,
  cancellation: null,
  payment: null,
  warrantyCover: null,
  minimumOrder: null,
  confidentiality: null,
  schoolPurchase: null,
  sprayPilots: null,
  facebook: null,
  instagram: null,
  linkedin: null,
  youtube: null,
} as const satisfies { [Key in DetailKey]: string | null };

/** 1 becomes "Mon", 7 "Sun". */
export const weekdayName = (day: number) => ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day - 1] ?? "";

/** 540 becomes "9:00". */
export const clockTime = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

export type Contact = "phone" | "whatsapp" | "email" | "address";

/** Which contacts are samples: the owner has not stated them. */
export function samplesIn({ details }: Snapshot): { [Each in Contact]: boolean } {
  const isSample = (key: (typeof sampleContacts)[number]) => CONTACTS_ARE_SAMPLES && !(key in details);
  return {
    phone: isSample("phone"),
    whatsapp: isSample("phone") && !("whatsapp" in details),
    email: isSample("email"),
    address: isSample("street"),
  };
}

/** A landline has no WhatsApp: "+91 755 …". */
const LANDLINE = /^\+91 ?[1-5]/;

/** The company with what the owner has stated of it. */
export function companyOf(snapshot: Snapshot) {
  type Default = typeof defaultDetails;
  const detail = <Key extends DetailKey>(key: Key) =>
    (snapshot.details[key] ?? defaultDetails[key]) as Default[Key] extends string ? string : string | null;
  const days = readWeekdays(detail("officeDays")) ?? [1, 2, 3, 4, 5, 6];
  const { opens, closes } = readHours(detail("officeHours")) ?? { opens: 9 * 60, closes: 18 * 60 };
  const workingDays = writtenWeekdays(days);
  const workingDay = "one working day";
  const phone = detail("phone");
  const whatsapp = detail("whatsapp") ?? (LANDLINE.test(phone) ? "none" : phone);
  const [authorisation, since] = [detail("rptoAuthorisation"), detail("rptoDate")];
  const samples = samplesIn(snapshot);
  /** The office's distance from UTC in minutes, and its name. India keeps one time all year. */
  const zone = { offset: 330, name: "IST" };
  return {
    name: detail("name"),
    legalName: detail("legalName"),
    tagline: "Custom drones, pilot training and drone services from Bhopal",
    foundedYear: 2019,
    samples,
    email: detail("email"),
    phone,
    /** The number as a `tel:` link takes it. */
    phoneLink: `tel:${phone.replace(/[ -]/g, "")}`,
    /** The number people write to on WhatsApp, digits with country code as wa.me takes them; empty ("") hides all of it. */
    whatsapp: whatsapp === "none" ? "" : whatsapp.replace(/\D/g, ""),
    address: {
      street: detail("street"),
      locality: detail("locality"),
      region: detail("region"),
      postalCode: detail("postalCode"),
      country: "IN",
      ...(readMapPoint(detail("mapPoint")) ?? { latitude: 23.2599, longitude: 77.4526 }),
    },
    /** Whether the owner has stated where the company is on the map; the default is the centre of the area. */
    mapPointStated: "mapPoint" in snapshot.details,
    /**
     * When the office is open. Screens ask `officeOpening` of `app/layout/reach/office-hours.ts`; sentences read
     * `hours.office`. Days are numbers, 1 for Monday; `opens` and `closes` are minutes after midnight in the office's own time.
     */
    officeHours: { days, opens, closes, zone },
    hours: {
      office: `${workingDays} ${clockTime(opens)}-${clockTime(closes)} ${zone.name}`,
      /** How soon an enquiry is answered; `replyTime` of facts.ts has its state. */
      reply: `within ${workingDay} (${workingDays})`,
      workingDay,
      support: "24/7 support line for enrolled trainees",
    },
    /** Days on which the office is closed beside those of the week, with the owner's notice of them: "2026-10-18". */
    closedDays: snapshot.notices.filter(({ closed }) => closed).map(({ from, to, text }) => ({ from, to, text })),
    rptoAuthorisation: authorisation && since ? `${authorisation} of ${longDay(since)}` : authorisation,
    /** Tax and company numbers, type certificates, and who insures flights until when ("2027-03-31"); not shown until they are stated. */
    credentials: {
      gstin: detail("gstin"),
      companyNumber: detail("companyNumber"),
      typeCertificates: detail("typeCertificates"),
      insurer: detail("insurer"),
      policyEnd: detail("policyEnd"),
    },
    /** Who answers complaints about personal data: name and contact, as the privacy text shows them. */
    grievanceOfficer: detail("grievanceOfficer"),
    /** What only the company can say of its terms; pages say "Ask us" where it is null. */
    terms: {
      language: detail("language"),
      hostel: detail("hostel"),
      cancellation: detail("cancellation"),
      /** What holds for an order of drones. */
      payment: detail("payment"),
      warrantyCover: detail("warrantyCover"),
      minimumOrder: detail("minimumOrder"),
      /** Whether the company signs a confidentiality agreement. */
      confidentiality: detail("confidentiality"),
      /** How a school may buy: through GeM or not. */
      schoolPurchase: detail("schoolPurchase"),
      /** Class and training of the pilots who spray. */
      sprayPilots: detail("sprayPilots"),
      /** Where crews come to, and what travel costs. */
      travel: detail("travel"),
    },
    /** Addresses of the company's own pages; a mark without an address is shown, but is no link. */
    social: [
      { name: "Facebook", href: detail("facebook") },
      { name: "Instagram", href: detail("instagram") },
      { name: "LinkedIn", href: detail("linkedin") },
      { name: "YouTube", href: detail("youtube") },
    ],
  };
}

export type Company = ReturnType<typeof companyOf>;
