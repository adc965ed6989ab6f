import { type Contact, companyOf, samplesIn } from "#domain/desk/company.ts";
import { longDay } from "#domain/desk/days.ts";
import { stated } from "./stated/stated.ts";

/** The company as pages name it: `domain/desk/company.ts` with what the owner has stated. */
export const company = companyOf(stated);
export const samples = samplesIn(stated);

const { gstin, companyNumber, typeCertificates, insurer, policyEnd } = company.credentials;

/** Who insures flights, with the last day of the policy where the owner has stated it; null while no insurer is stated. */
export const insurance = insurer && `${insurer}${policyEnd ? ` until ${longDay(policyEnd)}` : ""}`;

/** What the owner has stated of authorisation, registration and insurance, a line each. */
export const credentials: readonly string[] = [
  company.rptoAuthorisation && `RPTO authorisation ${company.rptoAuthorisation}`,
  gstin && `GSTIN ${gstin}`,
  companyNumber && `CIN ${companyNumber}`,
  typeCertificates && `Type certificates: ${typeCertificates}`,
  insurance && `Insured by ${insurance}`,
].flatMap((line) => line || []);

/** Stands beside the address, number and e-mail address while all are samples; single ones bear `sampleMark`. */
export const contactsNote = samples.phone && samples.email && samples.address ? "Sample contacts: use the form" : "";

/** Stands after a contact while it is a sample; empty afterwards. */
export const sampleMark = (contact: Contact) => (samples[contact] ? " (sample)" : "");
