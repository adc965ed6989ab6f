import { type Company, companyOf } from "#domain/desk/company.ts";
import { spanOf } from "#domain/desk/days.ts";
import { priceWords } from "#domain/desk/price-words.ts";
import type { Batch, Price, Snapshot } from "#domain/desk/snapshot.ts";
import { company } from "~/content/company";
import { pageList as hindiPages } from "../../../hindi/app/content/page-list.ts";
import { companyOf as hindiCompanyOf } from "../../../hindi/domain/desk/company.ts";
import { spanOf as hindiSpanOf } from "../../../hindi/domain/desk/days.ts";
import { priceWords as hindiPriceWords } from "../../../hindi/domain/desk/price-words.ts";
import type { ContactSubmission } from "./model";

/** The languages in which replies begin. */
export type ReplyLanguage = "en" | "hi";

/** The language of a reply: Hindi for an enquiry in Hindi, else English. */
export const replyLanguage = ({ language }: Pick<ContactSubmission, "language">): ReplyLanguage =>
  language === "hi" ? "hi" : "en";

/** The words of a reply: around the answer, and of the pieces that have the owner's values in them. */
type ReplyWords = {
  around: { subject: string; greeting: (name: string) => string; regards: string; youWrote: string };
  reach: { opening: string; phone: string; email: string; address: string; hours: string };
  companyOf: (stated: Snapshot) => Company;
  batches: string;
  span: (batch: Pick<Batch, "from" | "to">) => string;
  seatsLeft: (seats: number) => string;
  prices: string;
  price: (price: Price) => string;
  /** The name of the page at a path. */
  page: (path: string) => string;
};

const lastPart = (path: string) => (path.split("/").at(-1) ?? "").replaceAll("-", " ");

/** In the language of the reply, whatever the edition; the Hindi ones are those of the Hindi pages. */
export const replyWords: Record<ReplyLanguage, ReplyWords> = {
  en: {
    around: {
      subject: `Re: Your enquiry to ${company.name}`,
      greeting: (name: string) => `Dear ${name},\n\nThank you for contacting ${company.name}.\n\n`,
      regards: "Kind regards",
      youWrote: "You wrote:",
    },
    reach: {
      opening: "You reach us like this:",
      phone: "Phone",
      email: "E-mail",
      address: "Address",
      hours: "Office hours",
    },
    companyOf,
    batches: "Our next batches:",
    span: spanOf,
    seatsLeft: (seats) => `${seats} ${seats === 1 ? "seat" : "seats"} left`,
    prices: "Our prices:",
    price: priceWords,
    page: lastPart,
  },
  hi: {
    around: {
      subject: `Re: ${company.name} से आपका सवाल`,
      greeting: (name: string) => `नमस्ते ${name} जी,\n\n${company.name} को लिखने के लिए धन्यवाद।\n\n`,
      regards: "सादर",
      youWrote: "आपने लिखा था:",
    },
    reach: {
      opening: "हमसे ऐसे बात कर सकते हैं:",
      phone: "फ़ोन",
      email: "ई-मेल",
      address: "पता",
      hours: "ऑफ़िस का समय",
    },
    companyOf: hindiCompanyOf,
    batches: "हमारे अगले बैच:",
    span: hindiSpanOf,
    seatsLeft: (seats) => `${seats} ${seats === 1 ? "सीट बची है" : "सीटें बची हैं"}`,
    prices: "हमारे दाम:",
    price: hindiPriceWords,
    page: (path) => hindiPages.find((page) => page.path === path)?.name ?? lastPart(path),
  },
};
