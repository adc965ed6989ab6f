/**
 * The shapes of everything the site says. Content is plain data that serialises: no JSX, no functions, no class names.
 * `app/sections` decides how each kind looks, through an exhaustive map over `Section["kind"]`.
 */

import type { Batch, Price } from "#domain/desk/snapshot.ts";
import type {
  EnduranceFigures,
  RuleFigures,
  SprayFigures,
  SurveyFigures,
  ThermalFigures,
  TrainingPathFigures,
} from "#domain/instruments/figures.ts";
import type { Check } from "./law";
import type { ListedPage } from "./page-list";
import type { Picture } from "./pictures";

/** A link that asks for something. `to` is a site path (with query or hash), a `mailto:`/`tel:` or an absolute URL. */
export type Action = {
  label: string;
  to: string;
  /** One primary action a band; default is secondary. */
  primary?: boolean;
  /** Given where `to` is a page of the English edition and this is another one: the link leaves the edition. */
  hrefLang?: "en-IN";
};

/** A label with its value, set like a line of a data sheet: { label: "Duration", value: "4 weeks" }. */
export type Datum = { label: string; value: string };

/** A large figure with what it counts; `note` says how a claim is meant, `sample` that the figure is invented. */
export type Stat = {
  value: string;
  label: string;
  note: string;
  sample?: true;
  /** The same as a bar under the note: a part of a whole, of which the longest bar of the section measures `of`. */
  bar?: { part: number; whole: number; of: number };
};

/** A frame around something on a picture; places are in per cent of the whole picture. */
export type Mark = {
  name: string;
  at: { x: number; y: number; width: number; height: number };
  /** The name stands below the frame, because another one is above it. */
  below?: true;
};

/** What every block shares. `id` is the anchor, unique on its page. */
type Block<Kind extends string> = {
  kind: Kind;
  id: string;
  /** Small caps line above the heading. */
  eyebrow?: string;
  heading?: string;
  /** One or two sentences under the heading. */
  intro?: string;
  /** What stands in it is invented: marked at its heading until the company puts its own in the place. */
  sample?: true;
};

export type ProseSection = Block<"prose"> & {
  paragraphs: string[];
  /** Facts beside the text, set as a data sheet. */
  data?: Datum[];
  picture?: Picture;
};
export type StatsSection = Block<"stats"> & {
  items: Stat[];
  /** What the filled part of the bars means, and the whole. */
  key?: { part: string; whole: string };
  /** What the figures are about, from edge to edge above them. */
  scene?: { picture: Picture; marks: Mark[] };
};
export type Card = {
  title: string;
  text: string;
  badge?: string;
  stat?: Stat;
  data?: Datum[];
  points?: string[];
  price?: Price;
  action?: Action;
  picture?: Picture;
};
/** Three or four things of one rank: benefits, applications, programs, models. */
export type CardsSection = Block<"cards"> & { items: Card[] };
/** Short statements, each complete in itself. */
export type ChecklistSection = Block<"checklist"> & { items: string[] };
type CourseModule = {
  title: string;
  /** "8 hours", "2 weeks". */
  duration: string;
  /** How it is taught (pilot course) or who it is for: "Theory", "Practical", "Mixed", "Beginner". */
  mode?: string;
  topics: string[];
  data?: Datum[];
};
export type ModulesSection = Block<"modules"> & { items: CourseModule[] };
type ProcessStep = { name: string; description: string; time: string };
export type StepsSection = Block<"steps"> & { items: ProcessStep[] };
export type Package = {
  name: string;
  /** Coverage area or timeline: "Up to 25 acres", "8-12 weeks". */
  scope: string;
  features: string[];
  price?: Price;
  action: Action;
  /** Set apart as the one most customers take. */
  featured?: boolean;
};
export type PackagesSection = Block<"packages"> & { items: Package[] };
type Equipment = {
  name: string;
  price?: Price;
  description?: string;
  data: Datum[];
  features: string[];
  picture?: Picture;
};
export type EquipmentSection = Block<"equipment"> & { items: Equipment[] };
/** A real table: one header row, the first cell of each row is its header. */
export type TableSection = Block<"table"> & {
  caption: string;
  columns: string[];
  rows: string[][];
  /** Whether the columns are compared with each other: on phones too they stand side by side. */
  compared?: true;
  /** Whether a reader looks for one row: on phones the rows stand in a row that is swiped. */
  swiped?: true;
  /** The form, where rows have no answer yet (`stated/unanswered.ts`). */
  ask?: { to: string };
};
/** Progress bars; `max` defaults to 100. `note` says whose figure it is. */
export type ProgressSection = Block<"progress"> & {
  items: { label: string; value: number; max?: number }[];
  note: string;
};
/** Jobs a course leads to, with the pay or the demand the company claims for them. */
export type RolesSection = Block<"roles"> & {
  items: { role: string; description: string; salary?: string; demand?: "High" | "Very High" | "Extreme" }[];
  note: string;
};
/** Mentors and instructors. Samples until the company replaces them. */
export type PeopleSection = Block<"people"> & {
  sample: true;
  items: { name: string; role: string; background: string }[];
  note: string;
};
/** Success stories. Samples until the company replaces them; `note` says so in plain sight. */
export type StoriesSection = Block<"stories"> & {
  sample: true;
  items: { name: string; role: string; company: string; rating: 1 | 2 | 3 | 4 | 5; text: string }[];
  note: string;
};
/** Recurring activities, calendars, timelines. */
export type ScheduleSection = Block<"schedule"> & {
  items: { when: string; what: string; description?: string }[];
  /** Given where the items are the days of one week: what their mornings are, and what comes after. */
  week?: { morning: string; after: string };
};
/** Questions and answers, opened one by one. */
export type FaqSection = Block<"faq"> & { items: { question: string; answer: string }[] };
/** A rule of the air or of the trade. `check` names what can change, and adds the words "check the current rule". */
export type RuleSection = Block<"rules"> & {
  items: { rule: string; check?: Check }[];
  /** Cases of this page for "Which rule, which certificate", filled in; none where that instrument stands on the page. */
  cases?: { name: string; to: string }[];
};
type Point = [x: number, y: number];
/** A picture from edge to edge, with a caption that says something. */
export type PictureSection = Block<"picture"> & {
  picture: Picture;
  caption: string;
  /** What the aircraft marks by itself. */
  marks?: Mark[];
  /** Passes over a plot, from its first side to the second; the last is left out, on the side to which the wind blows. */
  swaths?: {
    /** In per cent of the whole picture: upper left, upper right, lower right, lower left. */
    corners: [Point, Point, Point, Point];
    passes: number;
    /** How many are done. */
    done: number;
    wind: string;
  };
  /** For thermal pictures: what the darkest and the brightest colour stand for, in °C. */
  scale?: { low: number; high: number };
};
/** Several views of one thing: front, details. Each caption says what to look at. */
export type ViewsSection = Block<"views"> & { items: { picture: Picture; caption: string }[] };
/** An aircraft that a visitor can turn. `model` names a file in `app/assets/models`, and the picture that it replaces. */
export type Turnable = {
  model: string;
  /** What is loaded to show it, in kilobytes: the model, the person beside it, and the viewer's code. A contract test measures the model. */
  kilobytes: number;
  name: string;
  /** What stands there until somebody asks for the aircraft itself. */
  picture: Picture;
  /** `node` is what the part is called in the model; `from` is where it is looked at from, in degrees. */
  parts: {
    node: string;
    name: string;
    text: string;
    from: { turn: number; tilt: number };
    /** Seen under the open cover alone. */
    inside?: true;
  }[];
  /** Its cover comes off. */
  opens?: true;
};
/** One aircraft or a few of one kind, each to be turned, and looked at part by part. */
export type TurnSection = Block<"turn"> & { items: Turnable[] };
/** What the colours of a picture stand for, from the first to the last, named at `steps` even steps. */
export type Scale = { palette: "iron" | "height" | "crop"; low: number; high: number; steps: number; unit: string };
/** Pictures of one place from one camera, of which a visitor drags two over each other; at first the first two. */
export type CompareSection = Block<"compare"> & {
  sample: true;
  /** Says how the pictures were made. */
  note: string;
  items: { name: string; picture: Picture; caption: string; scale?: Scale }[];
};
export type PartnersSection = Block<"partners"> & {
  sample: true;
  items: { partner: string; type: string; description: string }[];
  note: string;
};
/** One drawn explanation; the words and numbers stand here, the drawing in `sections/diagrams`. */
export type DiagramSection = Block<"diagram"> & {
  diagram:
    | "airspace"
    | "classes"
    | "path-to-certificate"
    | "spray-swath"
    | "survey-overlap"
    | "control-range"
    | "classroom";
  /** The same said in words, for readers who do not see the drawing. */
  description: string;
};
/** A label of a drawing; its place is in the drawing, by the order of the labels. */
export type DrawnLabel = { name: string; value?: string; text?: string };
/** A drawing across the page with its words as text beside what they name; on phones pins lead to a list of them. */
export type DrawingSection = Block<"drawing"> & {
  /** What the drawing shows, for readers who do not see it. */
  alt: string;
  labels: DrawnLabel[];
  /** How it is drawn: to scale, or not. */
  note?: string;
} & (
    | {
        drawing:
          | "survey-heights"
          | "flight-limits"
          | "tower"
          | "exploded-view"
          | "build-order"
          | "wing"
          | "heat-strip"
          | "project-states"
          | "module-steps"
          | "field";
      }
    /** Shortest and longest time of each phase, in weeks, one label for each. */
    | { drawing: "phases"; weeks: readonly (readonly [shortest: number, longest: number])[] }
  );
/** Something to work with: figures go in, the visitor's own case comes out. Its code is in `app/instruments`. */
export type InstrumentSection = Block<"instrument"> &
  (
    | { instrument: "spray-planner"; figures: SprayFigures }
    | { instrument: "survey-planner"; figures: SurveyFigures }
    | { instrument: "thermal-planner"; figures: ThermalFigures }
    | { instrument: "my-way"; figures: TrainingPathFigures }
    | { instrument: "which-rule"; figures: RuleFigures }
    | { instrument: "endurance"; figures: EnduranceFigures }
  );
export type TabsSection = Block<"tabs"> & {
  /** Id of the tab that is open first. */
  defaultTab: string;
  tabs: { id: string; label: string; sections: PlainSection[] }[];
};
/** The band that closes a page. */
export type CallToActionSection = Block<"call-to-action"> & { text: string; actions: Action[]; notes?: string[] };

/** Every section that may stand in a tab. */
export type PlainSection =
  | ProseSection
  | StatsSection
  | CardsSection
  | ChecklistSection
  | ModulesSection
  | StepsSection
  | PackagesSection
  | EquipmentSection
  | TableSection
  | ProgressSection
  | RolesSection
  | PeopleSection
  | StoriesSection
  | ScheduleSection
  | FaqSection
  | RuleSection
  | PictureSection
  | ViewsSection
  | TurnSection
  | CompareSection
  | PartnersSection
  | DiagramSection
  | DrawingSection;

export type Section = PlainSection | InstrumentSection | TabsSection | CallToActionSection;

/** A value at its place on a picture; places are in per cent from the left and from the top. */
export type Pin = {
  at: { x: number; y: number };
  value: string;
  text: string;
  sample?: true;
  /** Corners of what was measured. */
  outline?: [x: number, y: number][];
  /** Ends of the height that was measured, on the vertical through `at`. */
  span?: [top: number, bottom: number];
};

/**
 * What an excellence centre opens with: rooms from above or stages over weeks, numbered from 1, drawn on a sheet of 160 by 90
 * units; or the parts of a session, below a large picture.
 */
export type Plan = { title: string; note: string } & (
  | { session: { name: string; minutes: number }[] }
  | {
      description: string;
      rooms: {
        name: string;
        detail: string;
        at: { x: number; y: number; width: number; height: number };
        door: "top" | "bottom";
        tables?: { count: number; rows: number };
        net?: true;
      }[];
    }
  | {
      description: string;
      stages: { weeks: number; items: { name: string; detail: string; from: number; to: number }[] };
    }
);

/** What one training, service, excellence-centre or product page says. */
export type PageRecord = {
  /** Path as in the route table, with leading slash. */
  path: string;
  /** Title of the page: browser tab and `h1`. */
  title: string;
  /** For search engines and shared links, 70 to 160 characters. */
  description: string;
  hero: {
    eyebrow: string;
    lead: string;
    /** What a visitor wants to know first. `priceDepends` says what moves the price, after "Depends on"; it
     * stands there while the record has no price. */
    atAGlance: { forWhom: string; time: Datum; priceDepends: string };
    picture: Picture;
    /** Products: the studio of the picture, and which part of the picture lies below the aircraft. */
    studio?: { tone: "dark" | "light"; floor: number };
    /** Services: one value, pinned to the picture. */
    pin?: Pin;
    /** Training: where it is taught, if not only at our place. */
    place?: string;
    /** Excellence centres: the plan that the opening shows. */
    plan?: Plan;
    badges?: string[];
    /** A short list beside the lead: "Course Highlights". */
    highlights?: { heading: string; items: string[] };
    stats?: Stat[];
    actions: Action[];
    /** A link under the lead to a section further down, instead of the one to the page's instrument. */
    underLead?: { label: string; to: `#${string}` };
  };
  sections: Section[];
  /** Given for courses: becomes schema.org/Course. ISO 8601 duration, e.g. "P4W". */
  course?: {
    workload: string;
    /** Hours with an instructor, where the page counts them. */
    guidedHours?: number;
    level: string;
    /** Where it is taught, if not all of it at our place. */
    mode?: "Blended";
    credential?: string;
  };
  /** What the owner has stated at the desk (`overlay.ts`); a record of this folder has neither. */
  price?: Price;
  batches?: Batch[];
  /** True where the page offers a brochure (made at build time from this record). */
  brochure?: boolean;
  /** The figures that this page alone says, each with who stands behind it: `state: figure | figure` (page-figures.txt). */
  figures: string[];
};

/** A page as it is shown, with what the list of pages says of it. */
export type MarketingPage = Omit<PageRecord, "figures"> & Pick<ListedPage, "group" | "name">;

/** The sections of a page, with those in tabs in the place of their tabs. */
export function plainSections(sections: Section[]): Exclude<Section, TabsSection>[] {
  return sections.flatMap((section) =>
    section.kind === "tabs" ? section.tabs.flatMap((tab) => tab.sections) : [section],
  );
}

/** The instruments of a page: the anchor and the heading of each. */
export const instrumentsOf = ({ sections }: Pick<MarketingPage, "sections">) =>
  plainSections(sections).flatMap(({ kind, id, heading }) =>
    kind === "instrument" && heading ? [{ id, heading }] : [],
  );
