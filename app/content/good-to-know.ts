import { company, insurance } from "./company";
import { facts } from "./facts";
import type { TableSection } from "./schema";
import { ASK_US } from "./stated/ask-us";

/** The questions that the owner's values answer (`overlay.ts`). */
export const statedQuestions = { batch: ["Next batch", "Next start"], price: ["Fee", "Price", "Program fee"] };

/** What visitors ask before they decide. An answer of null reads "Ask us". */
export function goodToKnow(answers: Record<string, string | null>): TableSection {
  return {
    kind: "table",
    id: "good-to-know",
    heading: "Good to know",
    caption: "Before you decide",
    columns: ["Question", "Answer"],
    rows: Object.entries(answers).map(([question, answer]) => [question, answer ?? ASK_US]),
  };
}

const { language, hostel, cancellation, confidentiality, travel, payment, warrantyCover, minimumOrder } = company.terms;

/** A confidentiality agreement and insurance in one line, each as the owner has stated it; null if neither is. */
export const safeguards: Record<"NDA and insurance", string | null> = {
  "NDA and insurance":
    confidentiality || insurance ? `NDA: ${confidentiality ?? "ask us"}. Insurance: ${insurance ?? "ask us"}` : null,
};

/** The answers that are the same for all courses, workshops and programs. */
export const courseTerms = {
  Where: `At our academy, ${company.address.street}, ${company.address.locality}`,
  "Next batch": null,
  Fee: facts.courseFee.wording,
  "Language of instruction": language,
  Hostel: hostel,
  Cancellation: cancellation,
};

/** The answers that are the same for all services. */
export const serviceTerms = {
  Price: "In the quotation, with GST on its own line",
  "Where we work": travel,
  ...safeguards,
  Cancellation: cancellation,
};

/** Where we spray: as the owner has stated it, else what the page itself says. */
export const whereWeSpray = travel ?? "Farms around Bhopal; farther: ask us";

/** The answers that are the same for all products. */
export const orderTerms = {
  Price: `In the quotation, with GST of ${facts.droneTax.value} on its own line`,
  Payment: payment,
  "What the warranty covers": warrantyCover,
  "Minimum order": minimumOrder,
  ...safeguards,
  /** Neither the sheet of facts nor the desk says whether the company sells abroad, or what permits that takes. */
  "Export from India": null,
  Cancellation: cancellation,
};

const terms = [
  "IP rating",
  "Working temperature",
  "Highest take-off altitude",
  "Battery capacity",
  "Spare parts",
  "Delivery time",
] as const;
type Term = (typeof terms)[number];

/** The rows of a product's data sheet that the company has not stated; a product's own values replace them. */
export const productTerms = (stated: Partial<Record<Term, string>> = {}) =>
  terms.map((term) => ({ term, label: term as string, value: stated[term] ?? ASK_US }));
