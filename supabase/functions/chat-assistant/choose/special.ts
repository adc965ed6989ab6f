import type { Finder } from "../find/find.ts";
import { addressOf, type Knowledge, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import { termsOf, wordsOf } from "../read/message.ts";
import { unstated } from "../say/fixed.ts";
import { type Answer, answerFrom, shorten, tell } from "../say/say.ts";
import { lawOf } from "./law.ts";
import { besideAirport, byAmount } from "./plans.ts";
import { isTopic, type Question } from "./question.ts";
import { unsaidOf } from "./unsaid.ts";

export type Desk = { finder: Finder; company: Knowledge["company"] };
/** Answers one sort of question, or leaves it to the search. */
type Special = (question: Question, desk: Desk) => Answer | undefined;

const learning = / (course\w*|training|class|classes|workshops?|certificate|rpc|learn|batch|batches|syllabus|fees) /;
const inquiryFor = ({ page, words }: Question): [string, string?] =>
  isTopic(page) ? [page.inquiry, page.name] : [learning.test(words.line) ? "training" : "general"];

const ofMoney = /₹|\b(?:paid|charged?|fees?|price|cost|quoted?|quotation|EMI|free|bill)\b/i;
/** Terms that ask for the sum and for nothing else. */
const sumTerms = /^(price|rate|much|money|total|exact|current|amount|number|onli|drone|one|per)$/;
/** From so many terms beside the price on, something else is asked as well. */
const MORE_THAN_SUM = 2;

/** No price is on the site: says so, with what the site does say of it, and where to ask. */
const price: Special = (question, { company }) => {
  const { page, words, matter, ranked, interest } = question;
  const bare =
    / how much (?:is|are|for|do you want for) /.test(words.line) && matter.every((term) => sumTerms.test(term));
  const asks = words.terms.includes("price") || bare || / (rate|rates|how much money) /.test(words.line);
  if (!asks || notTheSum.test(words.line)) return undefined;
  const more = matter.filter((term) => !sumTerms.test(term));
  const [best] = ranked;
  const says = best !== undefined && ofMoney.test(`${best.record.title} ${best.record.text}`);
  // "If it rains on the day, must I pay again" asks for more than a sum.
  const direct = /^ (?:\w+ ){0,2}(?:how much|what (?:is |are )?the (?:price|cost|fees?|rate|charges?)) /.test(
    words.line,
  );
  if (!direct && more.length >= MORE_THAN_SUM && best && (says || more.length > MORE_THAN_SUM)) return undefined;
  const own = ranked.find(
    ({ record }) =>
      record.path === page?.path &&
      (record.kind === "faq" || record.kind === "text") &&
      /cost|price|fee/i.test(record.title),
  )?.record;
  const what = `The site states no price${isTopic(page) ? ` for ${page.name}` : ""}${own ? "" : ", because it depends on what you need"}.`;
  const made = unstated(own ? `${what} ${shorten(own.text, interest, 35)}` : what, company, inquiryFor(question), page);
  return own ? { ...made, sources: [own], links: [addressOf(own), ...made.links.slice(0, 1)] } : made;
};
const notTheSum =
  / (gst|tax|subsid\w+|penalt\w+|fine|savings?|saves?|grants?|granted|fund\w*|included|includes|discount\w*|emi|instal\w+|refund\w*|salary|earn|concession) | (when|how soon|how fast|how long) (?:\w+ ){0,8}(quote|quotation|price) |batter(?:y|ies) (?:\w+ ){0,4}charge/;

/** Dates of batches are not on the site either. */
const dates: Special = (question, { company }) => {
  const { page, words } = question;
  const asks =
    / (when|which date|what date|dates?|kab) (?:\w+ ){0,6}(next|batch|batches|start\w*|begin\w*|admission|commence) | (next|upcoming|new|coming) (?:\w+ )?(batch|batches|intake|session) | seats? (?:\w+ ){0,3}(left|free|available|vacant|remaining) | starting date /;
  if (
    !asks.test(words.line) ||
    / (how many|session|showcase|fair|competition|day start|morning|what time) /.test(words.line)
  )
    return undefined;
  if (isTopic(page) && page.group !== "training" && page.group !== "excellence-center") return undefined;
  const of = isTopic(page) ? ` for ${page.name}` : "";
  return unstated(
    `The site gives no dates and no count of free places${of}; they come with the quotation.`,
    company,
    inquiryFor(question),
    page,
  );
};

/** Open jobs as they are published now. */
const jobs: Special = ({ words, named, matter }, { finder }) => {
  const withUs =
    / (vacanc\w+|hiring|recruit\w*|(?:job|jobs|current|new|any|your) openings?|open positions?|(?:work|job|jobs|career|careers|join|apply|vacancy) (?:\w+ )?(?:at|with|for|in) (?:you|vayutra|us|your (?:company|team|firm|staff))|want (?:a )?(?:job|work)|your (?:company|staff|team) (?:\w+ ){0,3}(?:job|work)|join your (?:company|staff|team)|bharti) /;
  if (!withUs.test(words.line) || / (course|courses|training|after|guarantee) /.test(words.line)) return undefined;
  if ((named.find(({ path }) => path !== "/careers")?.score ?? 0) >= 1) return undefined;
  const open = finder.on("/careers").filter(({ kind }) => kind === "live");
  const page = finder.on("/careers").find(({ kind }) => kind === "page");
  if (!page) return undefined;
  const asked = open.find(({ title }) => matter.some((term) => termsOf(wordsOf(title)).includes(term)));
  if (asked) return answerFrom(`${asked.title}: ${shorten(asked.text, () => 0)}`, [asked]);
  if (open.length === 0) return answerFrom(`${page.text} You may also write to us with what you can do.`, [page]);
  const lines = open.slice(0, 6).map(({ title }) => `- ${title}`);
  return answerFrom(`These positions are open now:\n${lines.join("\n")}`, [page, ...open], "/careers");
};

/** WhatsApp, where the company has it. */
const whatsapp: Special = ({ words }, { company, finder }) => {
  if (!/ whatsapp | whats app /.test(words.line) || words.terms.length > 5) return undefined;
  const record = finder.on("/contact-us").find(({ title }) => title === "Phone");
  if (!record) return undefined;
  const { phone, hours, whatsapp: number } = company;
  return answerFrom(
    number
      ? `Yes, write to us on WhatsApp: https://wa.me/${number}`
      : `The site names no WhatsApp number. Call ${phone} (office ${hours}) or use the contact form.`,
    [record],
  );
};

/** Both numbers at once, and everything by which one reaches the company. */
const reach: Special = ({ words, page, inherited }, { company, finder }) => {
  const { email, phone, hours } = company;
  if (!/ (phone|mobile|number|call|contact) /.test(words.line) || !/ (email|mail) /.test(words.line)) return undefined;
  if (/ (form|store|stored|keep|kept|save|saved|delete|sell) /.test(words.line) || (isTopic(page) && !inherited))
    return undefined;
  const record = finder.on("/contact-us").find(({ kind }) => kind === "page");
  return record && answerFrom(`Call ${phone} (office ${hours}) or write to ${email}.`, [record]);
};

/** Where the company is, asked in words that no record has: "where are you?" */
const where: Special = ({ words, page, inherited }, { finder }) => {
  if (
    !/ where (?:are you|is your (?:office|company|workshop|place)|do you sit)(?: located| based| situated)? $/.test(
      words.line,
    )
  )
    return undefined;
  if (isTopic(page) && !inherited) return undefined;
  const record = finder.on("/contact-us").find(({ title }) => title === "Address");
  return record && answerFrom(`We are at ${record.text}`, [record]);
};

/** What the company does, asked for in so many words. */
const everything: Special = ({ words, page, matter }, { finder }) => {
  const general = /^(compani|work|busi|offer|peopl|all|firm|short|you|field|main)$/;
  if (page && isTopic(page)) return undefined;
  if (!/ what (?:\w+ )*(?:do|does|offer) /.test(words.line) || matter.some((term) => !general.test(term)))
    return undefined;
  const opening = finder.on("/").find(({ kind }) => kind === "page");
  return opening && answerFrom(opening.text, [opening], "/", ["/about-us"]);
};

/** No job is promised, whatever is asked for in writing. */
const guarantee: Special = ({ words, interest }, { finder }) => {
  if (
    !/ (?:job|placement|naukri) (?:\w+ ){0,2}guarantee\w* | guarantee\w* (?:\w+ ){0,3}(?:job|placement) /.test(
      words.line,
    )
  )
    return undefined;
  const record = finder.on("/").find(({ title }) => /guarantee a job/i.test(title));
  return record && answerFrom(`No job is guaranteed. ${shorten(record.text, interest)}`, [record]);
};

/** Who may join: what a course asks of age, schooling and papers. */
const entry: Special = ({ words, page, near, quantities }, { finder }) => {
  const asks =
    / (eligib\w+|qualif\w+|prerequisites?|admission|tenth|10th|12th|who can (?:join|apply)|need (?:\w+ )?(?:to|for) join\w*|(?:have|should) (?:\w+ ){0,3}(?:studied|learnt)|(?:my )?(?:education|schooling) (?:\w+ )?enough) /;
  if (
    !asks.test(words.line) ||
    !isTopic(page) ||
    near >= ASKED_BEFORE ||
    quantities.some(({ unit }) => unit === "year")
  )
    return undefined;
  const lines = finder
    .on(page.path)
    .filter(({ kind, title }) => kind === "datum" && /^(entry|age|schooling|papers|before)$/i.test(title));
  if (lines.length === 0) return undefined;
  const text = `To join ${page.name} you need:\n${lines.map((line) => `- ${line.text.replace(/\.$/, "")}`).join("\n")}`;
  return answerFrom(text, lines);
};

/** How a piece of work goes, step by step. */
const steps: Special = ({ words, page, matter, interest }, { finder }) => {
  const asks = / how (?:is|are|do|does) (?:\w+ ){1,6}(?:run|work|go|proceed|done) $/;
  if (!asks.test(words.line) || !isTopic(page) || matter.length > 3) return undefined;
  const list = finder.on(page.path).find(({ kind, also }) => kind === "overview" && also?.includes("steps"));
  return list && answerFrom(tell(list, interest), [list]);
};

/** The one discount the site states is for courses; of any other it says that none is stated. */
const discount: Special = (question, { company, finder }) => {
  const { page, words, interest } = question;
  if (!/ (discounts?|concession|rebate|cheaper) /.test(words.line)) return undefined;
  const stated = finder.on("/").find(({ title }) => /^discount/i.test(title));
  const other = / (bulk|group|students?|sibling|institut\w+|colleges?|schools?|quantity|women|girls|army|ex) /;
  if (!stated) return undefined;
  if (!other.test(words.line) && !(isTopic(page) && page.group !== "training"))
    return answerFrom(tell(stated, interest), [stated]);
  const made = unstated(
    `The one discount the site states is for courses: ${shorten(stated.text, interest, 30)} Of another it says nothing.`,
    company,
    inquiryFor(question),
    page,
  );
  return { ...made, sources: [stated] };
};

/** From this likeness on, a question counts as one that has been asked before, and its own record answers. */
const ASKED_BEFORE = 0.7;

/** Help with a machine: who gives it, what to have at hand, and how to reach them. */
const support: Special = ({ words, matter }, { company, finder }) => {
  if (
    !/ (technical|tech) (support|help|assistance) | support (?:for|with) (?:my|our|a|the) (?:\w+ )?(?:drone|aircraft|machine) /.test(
      words.line,
    )
  )
    return undefined;
  const record = finder.on("/contact-us").find(({ title }) => /^technical support$/i.test(title));
  if (!record || matter.length > 4) return undefined;
  const { email, phone, hours, support: line } = company;
  const have = record.text.replace(/^[^:]*: (?:[^:]*: )?/, "");
  return answerFrom(
    `Call ${phone} (office ${hours}) or write to ${email}. For an aircraft that you have from us, ${have.charAt(0).toLowerCase()}${have.slice(1)} There is a ${line}.`,
    [record],
    undefined,
    ["/contact-us?inquiry=support"],
  );
};

const groups = [
  {
    says: / (courses|trainings|classes|programs|programmes|training do you) /,
    group: "training",
    anchor: "/#training",
    lead: "We teach these courses",
  },
  { says: / (services) /, group: "services", anchor: "/#services", lead: "We offer these services" },
  {
    says: / (drones|products|models) /,
    group: "product",
    anchor: "/#products",
    lead: "We sell these drones",
  },
] as const;
const generalMatter =
  /^(cours|train|class|program|servic|drone|product|model|aircraft|durat|offer|sell|list|provid|differ|teach|run|compani|\w{1,3})$/;

/** All there is of one group, where nothing more particular is asked: the courses, the services, the drones. */
const choices: Special = ({ page, words, matter, quantities }, { finder }) => {
  if (
    !/ (what|which|list|all|types?|kinds?|tell|show) /.test(words.line) ||
    matter.some((term) => !generalMatter.test(term))
  )
    return undefined;
  const wanted = groups.find(({ says }) => says.test(words.line));
  const onTopic = isTopic(page) && !/ drone (courses|training|services) /.test(words.line);
  const elsewhere = onTopic || (page?.group === "site" && page.path !== "/");
  if (!wanted || elsewhere || quantities.length > 0) return undefined;
  const found = finder.pages.filter(({ group }) => group === wanted.group);
  const lines = found.map((each) => {
    const time = wanted.group === "training" ? lengthOf(each, finder) : undefined;
    return `- ${each.name}${time ? `: ${shortLength(time)}` : ""}`;
  });
  const sources = found.flatMap(({ path }) => finder.on(path).slice(0, 1));
  return { kind: "answer", text: `${wanted.lead}:\n${lines.join("\n")}`, links: [wanted.anchor], sources };
};

const lengthTitles = [/^duration$/i, /^length$/i, /^in all$/i, /^fast track$/i, /^full-time$/i];
/** What the site says of how long a course takes. */
function lengthOf({ path }: KnownPage, finder: Finder): KnowledgeRecord | undefined {
  const records = finder.on(path);
  for (const title of lengthTitles) {
    const found = records.find(
      (record) => record.kind === "datum" && title.test(record.title) && !/12-16/.test(record.text),
    );
    if (found) return found;
  }
  return (
    records.find(({ kind, also }) => kind === "overview" && also?.includes("duration")) ??
    records.find(({ kind, text }) => kind === "overview" && /: \d+[-\d+]* weeks/.test(text))
  );
}

/** Durations alone, where many stand side by side. */
function shortLength(record: KnowledgeRecord): string {
  const spans = [...record.text.matchAll(/\d+(?:-\d+)? (?:weeks?|days?)/g)].map(([span]) => span);
  return (record.kind === "overview" || spans.every((span) => span.endsWith("days")) ? spans : spans.slice(0, 1)).join(
    ", ",
  );
}

const asksLength = / (how long|duration|length|how many (?:days|weeks|months)) /;
const lengthMatter =
  /^(\d+|develop|durat|cours|train|class|program|workshop|batch|complet|finish|total|full|week|dai|day|month|time|last|long|lesson|teach|take|drone|offer|differ)$/;

/** How long a course takes, where nothing more particular is asked; of an open one, how long each takes. */
const length: Special = ({ page, words, matter, named, quantities }, { finder }) => {
  if (!asksLength.test(words.line) || quantities.length > 0) return undefined;
  if (
    / (valid\w*|air|fly|flies|battery|charg\w+|recharge|warranty|wait|before|after|each|module|second|third|first|weekend) /.test(
      words.line,
    )
  )
    return undefined;
  if (matter.some((term) => !lengthMatter.test(term))) return undefined;
  const courses = finder.pages.filter(({ group }) => group === "training");
  const rivals = courses.filter(({ path }) =>
    named.some((topic) => topic.path === path && topic.score >= (named[0]?.score ?? 0) - 0.12),
  );
  if (isTopic(page) && (rivals.length < 2 || (named[0]?.score ?? 0) >= 0.95)) {
    const found = page.group === "product" ? undefined : lengthOf(page, finder);
    return (
      found &&
      answerFrom(
        tell(found, () => 0),
        [found],
      )
    );
  }
  const workshops = words.terms.includes("workshop");
  if (!workshops && !learning.test(words.line)) return undefined;
  const choices = (
    rivals.length > 1 ? rivals : courses.filter(({ path }) => !workshops || /workshop/.test(path))
  ).flatMap((each) => {
    const record = lengthOf(each, finder);
    return record ? [{ each, record }] : [];
  });
  // Most who ask of "the course" mean the pilots'.
  choices.sort((a, b) => Number(/pilot/.test(b.each.path)) - Number(/pilot/.test(a.each.path)));
  return {
    kind: "clarify",
    text: `Which one do you mean?\n${choices.map(({ each, record }) => `- ${each.name}: ${shortLength(record)}`).join("\n")}`,
    links: choices.map(({ record }) => addressOf(record)).slice(0, 2),
    waiting: "how long",
    sources: choices.map(({ record }) => record),
  };
};

/** Which packages there are, where no service is named. */
const packages: Special = ({ page, words, matter, quantities }, { finder }) => {
  if (page || quantities.length > 0 || !/ (packages?|plans?) /.test(words.line) || matter.length > 2) return undefined;
  const services = finder.pages.filter(({ group }) => group === "services");
  const lines = services.flatMap(({ name, path }) => {
    const scopes = finder.on(path).flatMap(({ kind, scope, title }) => (kind === "package" && scope ? [title] : []));
    return scopes.length > 0 ? [`- ${name}: ${scopes.join(", ")}`] : [];
  });
  return {
    kind: "clarify",
    text: `Packages for which service?\n${lines.join("\n")}`,
    links: services.map(({ path }) => `${path}#packages`).slice(0, 2),
    waiting: "which package",
    sources: [],
  };
};

const comparing = / (compare\w*|comparison|difference|differ\w*|versus|vs|better|or) /;

/** Sets things of one rank side by side: the models of a table, or two pages. */
const compare: Special = ({ page, named, words, matter, interest }, { finder }) => {
  if (!comparing.test(words.line)) return undefined;
  const two = named
    .filter(({ score }) => score >= 0.9)
    .slice(0, 2)
    .flatMap(({ path }) => finder.page(path) ?? []);
  const record = page && finder.on(page.path).find(({ kind }) => kind === "table");
  const table = record?.table;
  if (table) {
    const models = table.columns.slice(1);
    const spoken = models.filter((model) => words.words.includes(model.toLowerCase().replace("-", "")));
    const asked = table.rows.filter(([first = ""]) => interest(first) > 1.5);
    if (spoken.length > 1 || (two.length < 2 && !/ or /.test(words.line) && matter.length < 4)) {
      const shown = spoken.length > 1 ? spoken : models;
      const rows = (asked.length > 0 ? asked : table.rows).slice(0, 5);
      const lines = rows.map(
        (row) => `- ${row[0]}: ${shown.map((model) => `${model} ${row[table.columns.indexOf(model)]}`).join(", ")}`,
      );
      return answerFrom(`${shown.join(", ")} side by side:\n${lines.join("\n")}`, [record]);
    }
  }
  if (two.length < 2 || / or /.test(words.line)) return undefined;
  const parts = two.flatMap((each) => {
    const opening = finder.on(each.path).find(({ kind }) => kind === "page");
    const time = each.group === "training" ? lengthOf(each, finder) : undefined;
    return opening
      ? [
          {
            text: `- ${each.name}${time ? ` (${shortLength(time)})` : ""}: ${shorten(opening.text, () => 0, 30)}`,
            opening,
          },
        ]
      : [];
  });
  const sources = parts.map(({ opening }) => opening);
  return answerFrom(
    `The two side by side:\n${parts.map(({ text }) => text).join("\n")}`,
    sources,
    undefined,
    sources.map(addressOf),
  );
};

/** What no likeness of words may overrule: the law, and what the site leaves open. */
export const outright: Special = (question, { finder, company }) =>
  lawOf(question, finder) ?? unsaidOf(question, company);

/** What is answered in a way of its own; everything else is what the best record says. */
const specials: Special[] = [
  outright,
  whatsapp,
  reach,
  where,
  everything,
  guarantee,
  entry,
  steps,
  discount,
  price,
  support,
  choices,
  (question, { finder }) => besideAirport(question, finder),
  (question, { finder }) => (question.near >= ASKED_BEFORE ? undefined : byAmount(question, finder)),
  dates,
  jobs,
  packages,
  length,
  compare,
];

export function special(question: Question, desk: Desk): Answer | undefined {
  for (const each of specials) {
    const found = each(question, desk);
    if (found) return found;
  }
  return undefined;
}
