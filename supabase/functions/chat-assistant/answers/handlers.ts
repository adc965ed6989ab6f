import { addressOf, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import type { Intent } from "../understanding/intents.ts";
import { zoneRecord } from "./amounts.ts";
import type { Desk, Question } from "./question.ts";
import { type Answer, clip, contactLink } from "./say.ts";

type Handler = (question: Question, desk: Desk) => Answer | undefined;

const answer = (text: string, sources: KnowledgeRecord[], topic?: string, more: string[] = []): Answer => ({
  kind: "answer",
  text,
  links: [...new Set([...sources.map(addressOf).slice(0, 1), ...more])].slice(0, 2),
  topic: topic ?? sources[0]?.path,
  sources,
});

const byTitle = (desk: Desk, path: string, title: RegExp) =>
  desk.records(path).find((record) => title.test(record.title));
const isTopic = (page: KnownPage | undefined): page is KnownPage => page !== undefined && page.group !== "site";
const trainingWords = /^(cours|train|class|workshop|certificate|rpc|learn|batch|syllabus)$/;

/** Where an enquiry about this question belongs. */
function inquiryFor({ page, understood }: Question): [inquiry: string, about?: string] {
  if (isTopic(page)) return [page.inquiry, page.name];
  return [understood.terms.some((term) => trainingWords.test(term)) ? "training" : "general"];
}

/** No price is on the site: says so, tells what the site does say of it, and where to ask. */
const price: Handler = (question, desk) => {
  const { page, understood } = question;
  if (
    / (gst|tax|subsid\w+|penalt\w+|fine|savings?|grants?|granted|funding|funds?|(?:get|gets|receive|receives) for) /.test(
      understood.line,
    )
  )
    return undefined;
  // The page may say when something is not charged.
  const tells = (record: KnowledgeRecord) =>
    record.kind === "faq" &&
    desk.search.holds(record, "price") &&
    question.matter.some((term) => desk.search.holds(record, term));
  if (isTopic(page) && desk.records(page.path).some(tells)) return undefined;
  const { email, phone } = desk.company;
  const [inquiry, about] = inquiryFor(question);
  const what = isTopic(page) ? ` for ${page.name}` : "";
  const emi = isTopic(page) ? desk.records(page.path).find(({ text }) => /\bEMI\b/.test(text)) : undefined;
  const said = isTopic(page)
    ? desk.records(page.path).find((record) => record.kind === "faq" && /cost/i.test(record.title))
    : undefined;
  const note = emi ? " EMI is available." : "";
  return {
    kind: "unstated",
    text: `The site states no price${what}: it depends on what you need, so our team quotes it.${note} Ask with the contact form, at ${email} or on ${phone}.`,
    links: [contactLink(inquiry, about), ...(said ? [addressOf(said)] : isTopic(page) ? [page.path] : [])],
    topic: page?.path,
    sources: [...(said ? [said] : []), ...(emi ? [emi] : [])],
  };
};

/** Dates of batches are not on the site either. */
const dates: Handler = (question, desk) => {
  const { page, understood } = question;
  if (
    isTopic(page) &&
    page.group === "excellence-center" &&
    / (session|showcase|fair|competition)/.test(understood.line)
  )
    return undefined;
  const { email, phone } = desk.company;
  const [inquiry, about] = inquiryFor(question);
  return {
    kind: "unstated",
    text: `The site gives no dates or free places${isTopic(page) ? ` for ${page.name}` : ""}; they come with the quotation. Ask with the contact form, at ${email} or on ${phone}, and our team tells you the next ones.`,
    links: [contactLink(inquiry, about), ...(isTopic(page) ? [page.path] : [])],
    topic: page?.path,
    sources: [],
  };
};

const lengthTitles = [/^duration$/i, /^length$/i, /^in all$/i, /^fast track$/i, /^full-time$/i];

/** What the site says of how long a course or project takes, or undefined. */
export function lengthOf(page: KnownPage, desk: Desk): KnowledgeRecord | undefined {
  const records = desk.records(page.path);
  for (const title of lengthTitles) {
    const found = records.find((record) => record.kind === "datum" && title.test(record.title));
    if (found && !(page.path.endsWith("-workshops") && /12-16/.test(found.text))) return found;
  }
  return (
    records.find(({ kind, also }) => kind === "overview" && also?.includes("duration")) ??
    records.find(({ kind, text }) => kind === "overview" && /: \d+[-\d+]* weeks/.test(text)) ??
    records.find(({ kind, also }) => kind === "overview" && also?.includes("steps"))
  );
}

const value = (record: KnowledgeRecord) => record.text.replace(/^(Length|Duration|In all|Fast track|Full-time): /, "");

const duration: Handler = (question, desk) => {
  const { page, matter, understood } = question;
  if (/ (valid|validity|air|fly|flies|battery|charge|range|radio|warranty) /.test(understood.line)) return undefined;
  if (!isTopic(page) || page.group === "product") return undefined;
  if (
    matter.some((term) =>
      desk
        .records(page.path)
        .some(
          (record) => desk.search.holds(record, term) && /\d\s?(hours?|days?|weeks?|months?|min)/.test(record.text),
        ),
    )
  )
    return undefined;
  const found = lengthOf(page, desk);
  return found && answer(`${page.name}: ${clip(value(found), desk.words)}`, [found]);
};

/** Sets things of one rank side by side: models of a table, or two pages. */
const compare: Handler = (question, desk) => {
  const { page, topics, understood, matter } = question;
  const two = topics
    .filter(({ score }) => score >= 0.9)
    .slice(0, 2)
    .flatMap(({ path }) => desk.page(path) ?? []);
  const table = page && desk.records(page.path).find(({ kind }) => kind === "table");
  if (table?.table && (two.length < 2 || isModelQuestion(table.table.columns, understood.words))) {
    const { columns, rows } = table.table;
    const asked = rows.filter(([first = ""]) => matter.some((term) => first.toLowerCase().includes(term)));
    const chosen = [...asked, ...rows.filter((row) => !asked.includes(row))].slice(0, 4);
    const only = columns.slice(1).filter((column) => understood.words.includes(column.toLowerCase().replace("-", "")));
    const said = columns.slice(1).flatMap((column, index) => {
      if (only.length > 1 && !only.includes(column)) return [];
      return `${column}: ${chosen.map((row) => `${row[0]?.toLowerCase()} ${row[index + 1]}`).join(", ")}`;
    });
    return answer(said.map((line) => `${line}.`).join("\n"), [table]);
  }
  if (two.length < 2) return undefined;
  const lines = two.flatMap((each) => {
    const opening = byTitle(desk, each.path, /.*/);
    const length = each.group === "training" ? lengthOf(each, desk) : undefined;
    return opening
      ? [
          {
            text: `${each.name}: ${length ? `${clip(value(length), 16)} ` : ""}${clip(opening.text, 26)}`,
            record: opening,
          },
        ]
      : [];
  });
  const sources = lines.map(({ record }) => record);
  return answer(lines.map(({ text }) => text).join("\n\n"), sources, undefined, sources.map(addressOf));
};

const isModelQuestion = (columns: string[], words: string[]) =>
  columns.slice(1).filter((column) => words.includes(column.toLowerCase().replace("-", ""))).length > 0;

const overviewOf =
  (also: string): Handler =>
  ({ page, matter }, desk) => {
    if (!isTopic(page) || matter.length > 1) return undefined;
    const found = desk.records(page.path).filter((record) => record.kind === "overview" && record.also?.includes(also));
    const [first] = found;
    if (
      !first ||
      (matter[0] &&
        desk
          .records(page.path)
          .some((record) => record.kind !== "overview" && record.title.toLowerCase().includes(matter[0] ?? "")))
    )
      return undefined;
    const name = also === "packages" || also === "salary" ? "" : `${page.name}: `;
    return answer(`${name}${clip(first.text, desk.words)}`, [first]);
  };

const packages: Handler = (question, desk) => {
  const found = overviewOf("packages")(question, desk);
  return found && { ...found, text: `${question.page?.name} packages. ${found.text}` };
};

const said =
  (path: string, title: RegExp): Handler =>
  (_, desk) => {
    const found = byTitle(desk, path, title);
    return found && answer(clip(found.text, desk.words), [found]);
  };

const siteOnly =
  (handler: Handler): Handler =>
  (question, desk) =>
    question.matter.length > 2 && isTopic(question.page) && !question.inherited ? undefined : handler(question, desk);

/** Open jobs as they are published now. */
const jobs: Handler = (_, desk) => {
  const open = desk.records("/careers").filter(({ kind }) => kind === "live");
  const page = byTitle(desk, "/careers", /open positions/i);
  if (open.length === 0) {
    const text = page?.text ?? "";
    return page && answer(`${text} You may also write to us with what you can do.`, [page]);
  }
  return answer(
    clip(`Open now: ${open.map(({ title }) => title).join("; ")}.`, desk.words),
    page ? [page, ...open] : open,
    "/careers",
  );
};

/** Help with finding work: the page's own words where it has them, the company's where not. */
const placement: Handler = (question, desk) => {
  const { page } = question;
  const general = byTitle(desk, "/", /guarantee a job/i);
  const own = isTopic(page)
    ? desk.records(page.path).find(({ kind, title }) => kind === "faq" && /\b(work|job)\b/i.test(title))
    : undefined;
  const stat = isTopic(page)
    ? desk.records(page.path).find(({ kind, title }) => kind === "datum" && /placement/i.test(title))
    : undefined;
  const found = own ?? stat ?? general;
  if (!found) return undefined;
  const never = own && general ? ` ${general.text}` : "";
  return answer(`${clip(found.text, desk.words)}${never}`, general && never ? [found, general] : [found]);
};

const people = /^(child|student|school|teacher|beginner|parent|woman|girl|farm|8|9|10)$/;

/** Who may join: the page's own lines on age, schooling and entry, unless the question is of something else. */
const eligibility: Handler = ({ page, matter }, desk) => {
  if (!isTopic(page) || matter.some((term) => !people.test(term))) return undefined;
  const lines = desk
    .records(page.path)
    .filter(({ kind, title }) => kind === "datum" && /^(entry|age|schooling|papers)$/i.test(title));
  const who =
    matter.length > 0
      ? desk
          .records(page.path)
          .find((record) => record.kind === "faq" && matter.some((term) => desk.search.holds(record, term)))
      : undefined;
  if (lines.length === 0) return undefined;
  return answer(
    clip(`${page.name}. ${[...lines, ...(who ? [who] : [])].map(({ text }) => text).join(" ")}`, desk.words),
    [...lines, ...(who ? [who] : [])],
  );
};

/** How high one may fly; every other rule is found by search. */
const rules: Handler = ({ understood, page }, desk) => {
  if (page?.group === "services" || !/ (how high|height|altitude|ceiling) /.test(understood.line)) return undefined;
  const zones = zoneRecord(desk);
  return zones && answer(`${clip(zones.text, desk.words)} Rules change: please check the current rule.`, [zones]);
};

const groups = [
  { says: / (courses?|trainings?|classes) /, group: "training", anchor: "/#training" },
  { says: / services? /, group: "services", anchor: "/#services" },
  { says: / (drones?|products?|models?) /, group: "product", anchor: "/#products" },
] as const;

/** All there is of one group, where no page is named: the courses, the services, the drones. */
const choices: Handler = ({ page, understood, matter }, desk) => {
  if (isTopic(page)) {
    if (matter.length > 0) return undefined;
    const records = desk.records(page.path);
    const programs = records.find(({ kind, also }) => kind === "overview" && also?.includes("programs"));
    const opening = records.find(({ kind }) => kind === "page");
    const length = page.group === "training" && !programs ? lengthOf(page, desk) : undefined;
    const found = programs ?? opening;
    return (
      found &&
      answer(`${clip(found.text, desk.words)}${length ? ` ${page.name}: ${clip(value(length), 16)}` : ""}`, [found])
    );
  }
  const wanted = groups.find(({ says }) => says.test(understood.line));
  if (!wanted || matter.length > 2) return undefined;
  const found = desk.pages.filter(({ group }) => group === wanted.group);
  const lines = found.map((each) => {
    const length = wanted.group === "training" ? lengthOf(each, desk) : undefined;
    return length ? `${each.name}: ${shortened(value(length), 9)}` : `${each.name}.`;
  });
  const sources = found.flatMap(({ path }) => desk.records(path).slice(0, 1));
  return { kind: "answer", text: lines.join("\n"), links: [wanted.anchor], sources };
};

const contact: Handler = (_, desk) => {
  const { email, phone } = desk.company;
  const page = byTitle(desk, "/contact-us", /^contact/i);
  return (
    page &&
    answer(`Call ${phone}, write to ${email}, or use the contact form. The office is open ${desk.hours}.`, [page])
  );
};

const brochure: Handler = ({ page }, desk) => {
  const where = isTopic(page) ? page : undefined;
  return {
    kind: "answer",
    text: where
      ? `Brochures are offered on the pages that have one; look for “Download Brochure” on the ${where.name} page, or ask ${desk.company.email}.`
      : `Look for “Download Brochure” on the page of the course or drone, or ask ${desk.company.email}.`,
    links: [where?.path ?? contactLink("training")],
    topic: where?.path,
    sources: [],
  };
};

const address: Handler = (question, desk) => {
  const { page } = question;
  const place = isTopic(page) && !question.inherited ? byTitle(desk, page.path, /^place$/i) : undefined;
  const office = byTitle(desk, "/contact-us", /^address$/i);
  if (!office) return undefined;
  return answer(
    place ? `${page?.name}: ${value(place)} Our address: ${office.text}` : office.text,
    place ? [place, office] : [office],
    place?.path,
    [addressOf(office)],
  );
};

/** What has an answer of its own shape; everything else is found by search. */
export const handlers: { [Name in Intent]?: Handler } = {
  price,
  dates,
  duration,
  compare,
  packages,
  syllabus: overviewOf("syllabus"),
  steps: overviewOf("steps"),
  salary: overviewOf("salary"),
  rules,
  eligibility,
  jobs,
  choices,
  placement,
  contact,
  brochure,
  address: siteOnly(address),
  hours: siteOnly(said("/contact-us", /^hours$/i)),
  phone: siteOnly(said("/contact-us", /^phone$/i)),
  email: siteOnly(said("/contact-us", /^e-mail$/i)),
  discount: said("/", /^discount/i),
  instalment: said("/", /^emi/i),
};

const courseAsked = /^(cours|train|class|program|programm|workshop|batch|syllabus|certificate)$/;

/** Where the topic is open and the answer depends on it: the choices with what each says, and the question which. */
export function clarify(question: Question, desk: Desk): Answer | undefined {
  const { intents, understood, page, topics, matter } = question;
  const [intent] = intents;
  if (intent === "packages" && !page && matter.length === 0) return whichPackages(desk);
  if (intent !== "duration" || matter.length > 1) return undefined;
  const close = topics.filter(
    ({ path, score }) => score >= (topics[0]?.score ?? 0) - 0.12 && desk.page(path)?.group === "training",
  );
  const rivals = close.length > 1 && (topics[0]?.score ?? 0) < 0.95 ? close.map(({ path }) => path) : [];
  const open = !page && understood.terms.some((term) => courseAsked.test(term));
  if (rivals.length < 2 && !open) return undefined;
  const workshops = understood.terms.includes("workshop");
  const paths =
    rivals.length > 1 && !open
      ? rivals
      : desk.search.records.flatMap(({ path, kind }) =>
          kind === "page" && desk.page(path)?.group === "training" && (!workshops || /workshop/.test(path))
            ? [path]
            : [],
        );
  const choices = [...new Set(paths)].flatMap((path) => {
    const each = desk.page(path);
    const length = each && lengthOf(each, desk);
    return each && length ? [{ each, length }] : [];
  });
  const most = choices.length > 3 ? 9 : 22;
  const lines = choices.map(({ each, length }) => `${each.name}: ${shortened(value(length), most)}`);
  const links = choices.map(({ length }) => addressOf(length));
  const pilot = links.findIndex((link) => link.includes("pilot-training"));
  return {
    kind: "clarify",
    text: `Which one do you mean?\n${lines.join("\n")}`,
    links: pilot > 0 ? [links[pilot] ?? "", links[0] ?? ""] : links.slice(0, 2),
    waiting: "duration",
    sources: choices.map(({ length }) => length),
  };
}

/** The services that have packages, with how far these reach. */
function whichPackages(desk: Desk): Answer | undefined {
  const found = desk.search.records.filter(
    ({ kind, also, path }) =>
      kind === "overview" && also?.includes("packages") && desk.page(path)?.group === "services",
  );
  const lines = found.map(({ page, path }) => {
    const scopes = desk.records(path).flatMap(({ kind, scope }) => (kind === "package" && scope ? [scope] : []));
    return `${page}: ${scopes.join(", ")}.`;
  });
  return found.length > 1
    ? {
        kind: "clarify",
        text: `Packages for which service?\n${lines.join("\n")}`,
        links: found.map(addressOf).slice(0, 2),
        waiting: "package",
        sources: found,
      }
    : undefined;
}

/** Durations alone, where many stand side by side. */
function shortened(text: string, most: number): string {
  if (most > 10) return clip(text, most);
  const spans = [...text.matchAll(/\d+(?:-\d+)? (?:weeks?|days?)/g)].map(([span]) => span);
  return `${(spans.length > 1 && spans.every((span) => span.endsWith("days")) ? spans : spans.slice(0, 1)).join(", ") || clip(text, most)}.`;
}
