import { addressOf } from "../knowledge/record.ts";
import type { Intent } from "../understanding/intents.ts";
import { classesIn, compare } from "./compare.ts";
import { zoneRecord } from "./legal.ts";
import { duration, lengthOf, shortened, value } from "./lengths.ts";
import { rank } from "./retrieve.ts";
import { CHECK, clip, contactLink } from "./say.ts";
import { answer, byTitle, type Handler, instalmentsOn, isTopic } from "./shape.ts";
import { dates, price } from "./unstated.ts";

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

/** Hours of the office, unless a course or a day of work is asked about. */
const hours: Handler = (question, desk) =>
  isTopic(question.page) &&
  !/ (open\w*|clos\w+|office|call|visit|support|phone|contact|sunday|holiday) /.test(question.understood.line)
    ? undefined
    : said("/contact-us", /^hours$/i)(question, desk);

const phone: Handler = (question, desk) =>
  question.intents.includes("email") ? contact(question, desk) : said("/contact-us", /^phone$/i)(question, desk);

/** Answers only who asks for little beside: of a long question the search finds more. */
const shortlyAsked =
  (handler: Handler): Handler =>
  (question, desk) =>
    question.asked.length > 2 && !question.inherited ? undefined : handler(question, desk);

/** Share of a question's matter from which on a record says all of it. */
const ALL = 0.8;

/** Open jobs as they are published now. */
const jobs: Handler = (question, desk) => {
  const { understood, page, topics, matter } = question;
  const withUs =
    / (vacanc\w+|hiring|recruit\w*|openings?|join|staff|careers?|(?:at|with|for|in) (?:you|your|vayutra|us)|your company) /;
  if (isTopic(page) && (topics[0]?.score ?? 0) >= 0.9 && !withUs.test(understood.line)) return undefined;
  const works = / work (?:for|with|at) (?:you|us|your|vayutra) /.test(understood.line);
  if (!works && / (course|courses|training|learn|fly|flying|become|study) /.test(understood.line)) return undefined;
  const [best] = isTopic(page) && matter.length > 1 ? rank(question, desk) : [];
  if (best && best.record.path === page?.path && best.coverage >= ALL) return undefined;
  const open = desk.records("/careers").filter(({ kind }) => kind === "live");
  const opening = byTitle(desk, "/careers", /open positions/i);
  if (open.length === 0) {
    const text = opening?.text ?? "";
    return opening && answer(`${text} You may also write to us with what you can do.`, [opening]);
  }
  return answer(
    clip(`Open now: ${open.map(({ title }) => title).join("; ")}.`, desk.words),
    opening ? [opening, ...open] : open,
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
  const classes = isTopic(page) ? undefined : classesIn(understood.line, desk);
  if (classes) return classes;
  if (page?.group === "services" || !/ (how high|height|altitude|ceiling) /.test(understood.line)) return undefined;
  const zones = zoneRecord(desk);
  return zones && answer(`${clip(zones.text, desk.words)}${CHECK}`, [zones]);
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
    if (programs) return answer(clip(programs.text, desk.words), [programs]);
    if (page.group !== "training") return undefined;
    const opening = records.find(({ kind }) => kind === "page");
    const length = lengthOf(page, desk);
    return (
      opening &&
      answer(`${clip(opening.text, desk.words)}${length ? ` ${page.name}: ${clip(value(length), 16)}` : ""}`, [opening])
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

/** Trial flights, as the page or, without one, the first page that has them describes them. */
const demo: Handler = ({ page }, desk) => {
  const steps = desk.search.records.filter(({ kind, title }) => kind === "step" && /^demo/i.test(title));
  const found = steps.find(({ path }) => path === page?.path) ?? (isTopic(page) ? undefined : steps[0]);
  return (
    found && answer(clip(found.text, desk.words), [found], undefined, [contactLink("custom-drone", "A demo flight")])
  );
};

/** The one discount the site states is for courses; of any other it says that none is stated. */
const discount: Handler = (question, desk) => {
  const stated = byTitle(desk, "/", /^discount/i);
  if (!stated) return undefined;
  const { page, understood } = question;
  const other =
    (isTopic(page) && page.group !== "training") ||
    / (bulk|group|students?|sibling|institut\w+|colleges?|schools?|quantity|women|girls|army|ex) /.test(
      understood.line,
    );
  if (!other) return answer(clip(stated.text, desk.words), [stated]);
  const { email, phone } = desk.company;
  return {
    kind: "unstated",
    text: `The one discount the site states is for courses: ${clip(stated.text, 24)} Whether there is another${isTopic(page) ? ` for ${page.name}` : ""} comes with a quotation: ask with the contact form, at ${email} or on ${phone}.`,
    links: [
      contactLink(isTopic(page) ? page.inquiry : "general", isTopic(page) ? page.name : undefined),
      addressOf(stated),
    ],
    topic: page?.path,
    sources: [stated],
  };
};

/** Payment in parts: the page's own word on it, or the company's. */
const instalment: Handler = (question, desk) => {
  const { page } = question;
  const own = isTopic(page) ? instalmentsOn(page, desk) : undefined;
  return own ? answer(clip(own.text, desk.words), [own]) : said("/", /^emi/i)(question, desk);
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
  demo,
  jobs,
  choices,
  placement,
  contact: shortlyAsked(contact),
  brochure,
  address: shortlyAsked(address),
  hours: shortlyAsked(hours),
  phone: shortlyAsked(phone),
  email: shortlyAsked(said("/contact-us", /^e-mail$/i)),
  discount,
  instalment,
};
