import type { KnowledgeRecord } from "../knowledge/record.ts";
import type { Intent } from "../understanding/intents.ts";
import { valueAsked } from "../understanding/values.ts";
import type { Desk, Question } from "./question.ts";
import { wordCount } from "./say.ts";

export type Ranked = {
  record: KnowledgeRecord;
  score: number;
  /** Share of the question's matter that the record holds, rare words counting more. */
  coverage: number;
  /** How likely its place is what is meant, among those of its page. */
  place: number;
  /** Whether it answers a question that the site asks in much the same words. */
  alike: boolean;
};

type Fits = (record: KnowledgeRecord) => boolean;
const titled =
  (pattern: RegExp): Fits =>
  (record) =>
    pattern.test(record.title);
const also =
  (word: string): Fits =>
  (record) =>
    record.also?.includes(word) ?? false;
const worded =
  (pattern: RegExp): Fits =>
  (record) =>
    pattern.test(record.text);
const ofKind =
  (...kinds: KnowledgeRecord["kind"][]): Fits =>
  (record) =>
    kinds.includes(record.kind);
const any =
  (...fits: Fits[]): Fits =>
  (record) =>
    fits.some((accepts) => accepts(record));

const lists = ofKind("overview", "table");
const both =
  (...fits: Fits[]): Fits =>
  (record) =>
    fits.every((accepts) => accepts(record));

/** The one thing an intent wants most, before what merely fits. */
const prime: { [Name in Intent]?: Fits } = {
  eligibility: titled(/^(entry|age)$|who may/i),
  choices: also("programs"),
  group: titled(/^group$/i),
  accuracy: both(ofKind("datum"), worded(/±|%/)),
  rules: (record) => record.kind === "rule" && wordCount(record.text) < 30,
  compare: ofKind("table"),
  duration: both(ofKind("step"), worded(/^[^:]*\([^)]*\d[^)]*(minute|hour|day|week)/)),
  deliverables: (record) => record.kind === "overview" && /deliverable/.test(record.anchor),
  hours: titled(/^(office|hours)$/i),
};

/** Which records are made to answer which intent. */
export const fitting: { [Name in Intent]?: Fits } = {
  duration: any(worded(/\d\s?(hours?|h|days?|weeks?|months?|min|years?)\b/i), titled(/length|duration|time/i)),
  eligibility: any(
    titled(/^(entry|age|schooling|level|papers|students|before|group)$|who may|may |do i need|need|passport|bring/i),
    worded(/\bage\b|class (10|VIII|VI)|experience|from class/i),
  ),
  accuracy: any(worded(/±/), both(ofKind("datum", "item", "text"), titled(/accura/i))),
  compare: ofKind("table", "column"),
  packages: any(ofKind("package"), also("packages")),
  certificate: worded(/certificat|\bRPC\b/),
  equipment: any(also("equipment"), titled(/tools|equipment|aircraft|camera/i)),
  deliverables: (record) => /deliverable/.test(record.anchor) || /receive|leave with|hand in/i.test(record.section),
  steps: any(ofKind("step"), also("steps")),
  syllabus: any(ofKind("module"), also("syllabus")),
  salary: any(ofKind("role"), also("salary")),
  placement: any(worded(/never a guarantee|placement/i), titled(/work|job|after/i)),
  rules: ofKind("rule"),
  warranty: both((record) => !lists(record), any(worded(/warranty/i), titled(/warranty/i))),
  demo: worded(/\bdemo\b/i),
  group: any(titled(/^(group|places|students)$/i), worded(/\b(twelve|nine|ten)\b.*(places|benches|trainees|at most)/i)),
  choices: ofKind("overview", "table"),
  figures: any(also("how many"), titled(/rate$/i)),
  price: any(worded(/quote|fee\b|price/i), titled(/cost/i)),
  dates: any(worded(/dates?\b/i), ofKind("step")),
  address: titled(/address|place/i),
  hours: any(titled(/hours|timetable|timing/i), worded(/\d:\d\d/)),
};

/** What it counts for that a page as a whole speaks of the question. */
const PAGE_WEIGHT = 0.4;
/** What it counts for that the record has been asked for in the very same words. */
const EXAMPLE_WEIGHT = 1.2;
/** What its page's being the topic counts for. */
const TOPIC_WEIGHT = 2.5;
/** What it counts for that the classifier takes its place on the page, and itself, for what is meant. */
const PLACE_WEIGHT = 0.6;
const RECORD_WEIGHT = 0.6;
/** What the share of the matter that it holds counts for. */
const COVERAGE_WEIGHT = 1.2;
/** What it counts for that a list is asked for and the record is one. */
const LIST_WEIGHT = 0.5;
/** What it counts for that a record holds a value of the sort asked for. */
const VALUE_WEIGHT = 0.3;

/** The page that a record belongs to: a post stands below its list. */
export const placeOf = ({ kind, path }: KnowledgeRecord) => (kind === "live" ? path.replace(/(.)\/.*/, "$1") : path);

/** Ranks records for a question: BM25, its topic, what fits its intent, and how much of its matter is there. */
export function rank(question: Question, desk: Desk): Ranked[] {
  const { search } = desk;
  const { understood, topics, page, intents, matter, near } = question;
  const topicScore = new Map(topics.map(({ path, score }) => [path, score]));
  if (page) topicScore.set(page.path, Math.max(topicScore.get(page.path) ?? 0, 1));
  const asked =
    page && question.inherited ? [...understood.terms, ...page.name.toLowerCase().split(" ")] : understood.terms;
  const hits = new Map(search.find(asked, 150).map((hit) => [hit.record.id, hit.score]));
  const candidates = new Map<string, KnowledgeRecord>();
  for (const record of search.records) {
    if (hits.has(record.id) || near.records.has(record.id) || (topicScore.get(record.path) ?? 0) >= 0.9)
      candidates.set(record.id, record);
  }
  const spoken = new Set(understood.terms);
  const speaking = search.pagesOf(page ? matter : understood.terms);
  const asksValue = valueAsked(understood.line);
  const within = new Map(
    topics
      .filter(({ score }) => score >= 0.2)
      .concat(page ? [{ path: page.path, score: 1 }] : [])
      .map(({ path }) => [path, desk.classifier.within(path, understood.full)]),
  );
  const asksAll =
    / (which|what|all|list) (?:\w+ )?(?!is )\w{3,}[^s]s (are|do|does|will|can|have|included|there|you|i) /.test(
      understood.line,
    );
  const total = matter.reduce((sum, term) => sum + search.weightOf(term), 0);
  const fits = intents.slice(0, 2).map((intent) => fitting[intent]);
  return [...candidates.values()]
    .map((record): Ranked => {
      const held = matter.reduce((sum, term) => sum + search.speaksOf(record, term) * search.weightOf(term), 0);
      const coverage = total > 0 ? held / total : 0;
      const alike = likeness(record, understood.full, desk);
      const place = within.get(record.path)?.places.get(record.anchor) ?? 0;
      const score =
        (hits.get(record.id) ?? 0) * (matter.length === 0 && intents.length > 0 ? 0.5 : 1) +
        TOPIC_WEIGHT * Math.min(1.2, topicScore.get(placeOf(record)) ?? 0) +
        PAGE_WEIGHT * (speaking.get(record.path) ?? 0) +
        PLACE_WEIGHT * place +
        RECORD_WEIGHT * (within.get(record.path)?.records.get(record.id) ?? 0) +
        COVERAGE_WEIGHT * coverage +
        0.4 * titleShare(record, matter, desk) +
        alike +
        EXAMPLE_WEIGHT * (near.records.get(record.id) ?? 0) +
        (named(record, spoken, desk) ? 0.35 : 0) +
        (fits[0]?.(record) ? 0.85 : 0) +
        (intents[0] && prime[intents[0]]?.(record) ? 0.5 : 0) +
        (fits[1]?.(record) ? 0.2 : 0) +
        (asksValue?.test(record.text) && record.kind !== "page" && record.kind !== "text" ? VALUE_WEIGHT : 0) +
        (asksAll && record.kind === "overview" ? LIST_WEIGHT : 0) +
        groupBonus(record, question, desk) +
        kindBonus(record, matter.length === 0, intents.length === 0 && !asksValue, fits[0]?.(record) ?? true);
      return { record, score, coverage, place, alike: alike > 0 };
    })
    .sort((a, b) => b.score - a.score);
}

/** Whether the question names the record: all of its title stands in it. */
function named(record: KnowledgeRecord, spoken: ReadonlySet<string>, desk: Desk): boolean {
  if (record.kind === "page" || record.kind === "text" || record.kind === "point") return false;
  if (record.kind === "package" && !spoken.has("packag")) return false;
  const title = desk.search.titleTerms(record);
  return title.size > 0 && [...title].every((term) => spoken.has(term));
}

/** How much of a question that the site itself asks stands in the visitor's; little of it counts for nothing. */
function likeness(record: KnowledgeRecord, full: string[], desk: Desk): number {
  const title = desk.search.askedTerms(record);
  if (!title) return 0;
  const share = full.filter((term, index) => title.has(term) && full.indexOf(term) === index).length / title.size;
  return share >= 0.7 ? 1.1 * share : 0;
}

function titleShare(record: KnowledgeRecord, matter: string[], desk: Desk): number {
  if (matter.length === 0) return 0;
  const title = desk.search.titleTerms(record);
  return matter.filter((term) => title.has(term)).length / matter.length;
}

const learning =
  /^(cours|train|trainee|learn|teach|class|workshop|certificate|rpc|pilot|technician|syllabus|job|salary|career|student|batch|enrol|exam|lesson)$/;

/** Who does not speak of learning wants the work done or the thing itself; rules without a topic are told generally. */
function groupBonus({ path, kind }: KnowledgeRecord, { understood, page, intents }: Question, desk: Desk): number {
  const training = desk.page(path)?.group === "training";
  if (!page && intents[0] === "rules" && kind === "rule") return training ? 0.2 : 0;
  if (!training || page?.group === "training") return 0;
  return understood.terms.some((term) => learning.test(term)) ? 0 : -0.35;
}

function kindBonus({ kind, text }: KnowledgeRecord, noMatter: boolean, noIntent: boolean, fits: boolean): number {
  if (kind === "closing") return -0.5;
  if (kind === "sample") return -0.25;
  if (kind === "page") return noIntent && noMatter ? 0.9 : -0.4;
  if (kind === "table") return fits && !noIntent ? 0.2 : -0.6;
  if (kind === "overview") return noMatter && !noIntent && fits ? 0.25 : -0.05;
  if (kind === "faq") return 0.12;
  if (kind === "rule") return 0.4 - 0.02 * Math.min(40, wordCount(text));
  if (kind === "column") return -0.1;
  if (wordCount(text) < 4) return -0.2;
  return 0;
}
