import type { Contact } from "#domain/desk/company.ts";
import { longDay } from "#domain/desk/days.ts";
import * as english from "~/content/company";

export * from "~/content/company";

const { company, samples } = english;
const { gstin, companyNumber, typeCertificates, insurer, policyEnd } = company.credentials;

export const insurance: typeof english.insurance =
  insurer && `${insurer}${policyEnd ? `, ${longDay(policyEnd)} तक` : ""}`;

export const credentials: typeof english.credentials = [
  company.rptoAuthorisation && `RPTO ऑथराइज़ेशन ${company.rptoAuthorisation}`,
  gstin && `GSTIN ${gstin}`,
  companyNumber && `CIN ${companyNumber}`,
  typeCertificates && `टाइप सर्टिफ़िकेट: ${typeCertificates}`,
  insurance && `बीमा: ${insurance}`,
].flatMap((line) => line || []);

export const contactsNote =
  samples.phone && samples.email && samples.address ? "ये पते और नंबर नमूना हैं, इसलिए हमें फ़ॉर्म से लिखें" : "";

export const sampleMark = (contact: Contact) => (samples[contact] ? " (नमूना)" : "");
