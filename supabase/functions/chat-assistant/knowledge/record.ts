import type { PageGroup } from "../../../../app/content/page-list.ts";
import type { Office } from "../../../../domain/desk/office-hours.ts";
import type { Price } from "../../../../domain/desk/snapshot.ts";
import type * as figures from "../../../../domain/instruments/figures.ts";
import { ofItsQuestion } from "../tables/intent-patterns.ts";
import type { StatedDetail } from "../tables/stated-details.ts";

/** One statement of the site with its place. Answers are made from these only. */
export type KnowledgeRecord = {
  /** Unique; stable between builds as long as the content is. */
  id: string;
  /** Site path of the page that says it. */
  path: string;
  /** Short name of that page. */
  page: string;
  /** Anchor on that page, or "" for the page as a whole. */
  anchor: string;
  /** Heading under which it stands. */
  section: string;
  kind: RecordKind;
  /** What it is about: name of a package, a label, a question. */
  title: string;
  /** The words to say, whole sentences or "name: value; name: value". */
  text: string;
  /** How an answer words it; `text` where absent. */
  said?: Said;
  /** Further words for the search. */
  also?: string;
  /** Visitors' questions that this record answers. */
  asked?: string[];
  /** Questions that it answers with a yes or a no, by `questionKey`. */
  verdicts?: [question: string, verdict: "Yes" | "No"][];
  /** Whether it tells of an example: people, stories and partners until they are real, and what was published with the site. */
  sample?: boolean;
  /** Whether the announced day is past. */
  past?: true;
  /** Named values, as on the placards. */
  data?: { label: string; value: string }[];
  /** Coverage or timeline of a package, as written. */
  scope?: string;
  /** Columns and rows of a table that compares things of one rank. */
  table?: { columns: string[]; rows: string[][] };
};

/** Whole sentences, or a title with short lines under it. */
export type Said = {
  /** Sentences; a title without a colon where `lines` follow. */
  lead: string;
  /** "Height: 2 m", "Two pumps". */
  lines?: string[];
  /** Sentences about whose figure it is and under which conditions. */
  note?: string;
  /** Whether the title needs the page's name to be understood. */
  ofPage?: boolean;
};

type RecordKind = "page" | "overview" | "item" | "package" | "rule" | "datum" | "row" | "column" | "text" | "live";

/** A page, as the assistant knows it. */
export type KnownPage = {
  path: string;
  name: string;
  /** Heading of the page, another name for the same. */
  title: string;
  group: PageGroup | "site";
  /** Topic of the contact form that fits the page. */
  inquiry: string;
};

/** The figures of each kind of instrument. */
export type Figures = {
  "spray-planner": figures.SprayFigures;
  "survey-planner": figures.SurveyFigures;
  "thermal-planner": figures.ThermalFigures;
  "my-way": figures.TrainingPathFigures;
  "which-rule": figures.RuleFigures;
  endurance: figures.EnduranceFigures;
};

/** Something on a page that works out a visitor's own case; its code is in `app/instruments`. */
export type Instrument<Name extends keyof Figures = keyof Figures> = {
  [Each in Name]: {
    instrument: Each;
    figures: Figures[Each];
    path: string;
    page: string;
    /** What the page's service costs, where the owner has stated it. */
    price?: Price;
    anchor: string;
  };
}[Name];

export type Knowledge = {
  company: {
    name: string;
    email: string;
    phone: string;
    /** Number of the company's WhatsApp, digits with the country's code; absent where it has none. */
    whatsapp?: string;
    /** Stands after that number while it is a sample. */
    whatsappMark: string;
    /** What the company has stated of itself, as sentences: records of the contact page. */
    stated: { [Detail in StatedDetail]?: string };
    /** What its opening hours are worked out from. */
    office: Office;
    hours: string;
    support: string;
    locality: string;
  };
  pages: KnownPage[];
  records: KnowledgeRecord[];
  instruments: Instrument[];
  /** The commonest English words, by spaces, so that none of them is taken for a misspelt word of the site. */
  english: string;
  /** What people ask that is no business of the company. */
  offField: string[];
  /** Questions of visitors for the fixed answers, by their names. */
  fixed: { name: string; asked: string }[];
  /** What the Hindi edition says; without it answers say the site's texts in English. */
  hindi?: HindiWords;
};

/** The texts of the site in Hindi, by `hindiKey` of the English ones: answers are found in English and worded from these. */
export type HindiWords = {
  words: { [english: string]: string };
  /** By path, what that page says otherwise. */
  ofPage: { [path: string]: { [english: string]: string } };
  /** Addresses of sections that the English edition alone has. */
  missing: string[];
};

/** A text without what its place in an answer changes: capitals, and the full stop. */
export const hindiKey = (english: string) => english.trim().replace(/\.$/, "").toLowerCase();

/** Address of a record: path and anchor. */
export function addressOf({ path, anchor }: Pick<KnowledgeRecord, "path" | "anchor">): string {
  return anchor ? `${path}#${anchor}` : path;
}

/** Whether a text answers the question that is its title, and no other. */
export const needsItsQuestion = ({ title, text }: Pick<KnowledgeRecord, "title" | "text">): boolean =>
  title.endsWith("?") && ofItsQuestion.test(text);
