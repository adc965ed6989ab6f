import type { Company } from "../../../../domain/desk/company.ts";
import { longDay } from "../../../../domain/desk/days.ts";

/** What the owner may state that an answer can tell, with the sentence that tells it, and words for the search. */
export type StatedDetail = keyof typeof statedDetails;

type Told = { of: (company: Company) => string | null | undefined | false; says: string; also: string };

export const statedDetails = {
  language: {
    of: ({ terms }) => terms.language,
    says: "Language of instruction: {value}",
    also: "courses taught teach medium hindi english trainer speak",
  },
  hostel: {
    of: ({ terms }) => terms.hostel,
    says: "Hostel: {value}",
    also: "stay room lodging accommodation food mess",
  },
  cancellation: {
    of: ({ terms }) => terms.cancellation,
    says: "Cancellation: {value}",
    also: "cancel refund money back postpone terms",
  },
  travel: {
    of: ({ terms }) => terms.travel,
    says: "Where we work: {value}",
    also: "travel reach districts area village",
  },
  sprayPilots: {
    of: ({ terms }) => terms.sprayPilots,
    says: "Who flies when we spray: {value}",
    also: "spray pilots licence certificate class training",
  },
  insurer: {
    of: ({ credentials: { insurer, policyEnd } }) =>
      insurer && `${insurer}${policyEnd ? `, until ${longDay(policyEnd)}` : ""}`,
    says: "Our flights are insured against harm to others by {value}",
    also: "insurance insured insurer policy third party cover",
  },
  gstin: { of: ({ credentials }) => credentials.gstin, says: "Our GSTIN is {value}", also: "gst tax number" },
  companyNumber: {
    of: ({ credentials }) => credentials.companyNumber,
    says: "Our company number (CIN) is {value}",
    also: "registered registration company tax number",
  },
  rptoAuthorisation: {
    of: ({ rptoAuthorisation }) => rptoAuthorisation,
    says: "We are an authorised Remote Pilot Training Organisation (RPTO): {value}",
    also: "dgca approved recognised authorisation number",
  },
} as const satisfies Record<string, Told>;

/** The details that the owner has stated, each as a sentence. */
export const statedSentences = (company: Company): { [Detail in StatedDetail]?: string } =>
  Object.fromEntries(
    Object.entries<Told>(statedDetails).flatMap(([name, { of, says }]) => {
      const value = of(company);
      return value ? [[name, `${says.replace("{value}", () => value.replace(/\.$/, ""))}.`]] : [];
    }),
  );
