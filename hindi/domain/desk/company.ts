import * as english from "#domain/desk/company.ts";
import { longDay } from "#domain/desk/days.ts";
import type { Snapshot } from "#domain/desk/snapshot.ts";

export * from "#domain/desk/company.ts";

const weekdays: Record<string, string> = {
  Mon: "सोम",
  Tue: "मंगल",
  Wed: "बुध",
  Thu: "गुरु",
  Fri: "शुक्र",
  Sat: "शनि",
  Sun: "रवि",
};

export const weekdayName: typeof english.weekdayName = (day) => weekdays[english.weekdayName(day)] ?? "";

/** "Mon-Sat 9:00-18:00 IST" */
const withHindiDays = (text: string) => text.replace(/[A-Z][a-z]{2}/g, (day) => weekdays[day] ?? day);

/** The address of the repository; what the owner states instead stands as it was written. */
const { street, locality, region } = english.defaultDetails;
const places: Record<string, string> = {
  [street]: "प्लॉट 00, ड्रोन पार्क रोड, गोविंदपुरा इंडस्ट्रियल एरिया",
  [locality]: "भोपाल",
  [region]: "मध्य प्रदेश",
};
const placeName = (text: string) => places[text] ?? text;

export function companyOf(snapshot: Snapshot): english.Company {
  const company = english.companyOf(snapshot);
  const { address, hours } = company;
  const { rptoAuthorisation, rptoDate } = snapshot.details;
  const [, workingDays = ""] = /\((.+)\)/.exec(hours.reply) ?? [];
  const workingDay = "एक कामकाजी दिन";
  return {
    ...company,
    tagline: "ऑर्डर पर बने ड्रोन, पायलट ट्रेनिंग और ड्रोन सर्विस, भोपाल से",
    address: {
      ...address,
      street: placeName(address.street),
      locality: placeName(address.locality),
      region: placeName(address.region),
    },
    hours: {
      office: withHindiDays(hours.office),
      reply: `${workingDay} (${withHindiDays(workingDays)}) के अंदर`,
      workingDay,
      support: "दाख़िला ले चुके ट्रेनी के लिए 24/7 सपोर्ट लाइन",
    },
    rptoAuthorisation:
      rptoAuthorisation && rptoDate ? `${rptoAuthorisation}, ${longDay(rptoDate)}` : company.rptoAuthorisation,
  };
}
