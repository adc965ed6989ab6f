import { type Contact, companyOf, samplesIn } from "#domain/desk/company.ts";
import { longDay } from "./batch.ts";
import { stated } from "./stated.ts";

/** The company as pages name it: `domain/desk/company.ts` with what the owner has stated. */
export const company = companyOf(stated);
export const samples = samplesIn(stated);

const { gstin, companyNumber, insurer, policyEnd } = company.credentials;

/** What the owner has stated of authorisation, registration and insurance, a line each. */
export const credentials: readonly string[] = [
  company.rptoAuthorisation && `RPTO authorisation ${company.rptoAuthorisation}`,
  gstin && `GSTIN ${gstin}`,
  companyNumber && `CIN ${companyNumber}`,
  insurer && `Insured by ${insurer}${policyEnd ? ` until ${longDay(policyEnd)}` : ""}`,
].flatMap((line) => line || []);

/** Stands beside the address, number and e-mail address while they are samples; empty afterwards. */
export const contactsNote = company.contactsAreSamples ? "Sample contacts: use the form" : "";

/** Stands after a contact while it is a sample; empty afterwards. */
export const sampleMark = (contact: Contact) => (samples[contact] ? " (sample)" : "");
