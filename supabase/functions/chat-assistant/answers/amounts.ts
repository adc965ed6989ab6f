import { addressOf, type KnowledgeRecord } from "../knowledge/record.ts";
import type { Quantity, Unit } from "../understanding/quantities.ts";
import type { Desk, Question } from "./question.ts";
import { type Answer, clip } from "./say.ts";

type ByAmount = (amount: Quantity, question: Question, desk: Desk) => Answer | undefined;

const CHECK = " Rules change: please check the current rule.";
const answer = (text: string, sources: KnowledgeRecord[]): Answer => ({
  kind: "answer",
  text,
  links: [...new Set(sources.map(addressOf))].slice(0, 1),
  topic: sources[0]?.path,
  sources,
});

const firstNumber = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
/** Upper end of a package's coverage in acres. */
const coverage = (scope = "") =>
  /unlimited/i.test(scope) ? Number.POSITIVE_INFINITY : /acre/i.test(scope) ? firstNumber(scope) : Number.NaN;

const tooSmall = / (small|smaller|tiny|little|bother|minimum|least|only|just|even|less|few) /;

/** Packages by area: the smallest that covers it, on the page in question or, if that is open, on each that has one. */
const acres: ByAmount = ({ value, said }, { page, topics, intents, understood }, desk) => {
  // "How much water in one acre" is a rate, and "is an acre too small" has an answer of its own.
  const chooses = / (packages?|plans?) /.test(understood.line);
  if (!chooses && (value <= 1 || tooSmall.test(understood.line))) return undefined;
  if (intents[0] && /^(duration|accuracy|deliverables|steps|equipment|rules|certificate)$/.test(intents[0]))
    return undefined;
  const paths = new Set(desk.search.records.filter(({ scope }) => coverage(scope) > 0).map(({ path }) => path));
  const fitting = (path: string) =>
    desk
      .records(path)
      .filter(({ kind, scope }) => kind === "package" && coverage(scope) >= value)
      .sort((a, b) => coverage(a.scope) - coverage(b.scope))[0];
  const named = topics.find(({ path, score }) => paths.has(path) && score >= 0.5)?.path;
  const path = page && paths.has(page.path) ? page.path : named;
  if (path) {
    const found = fitting(path);
    return (
      found &&
      answer(
        `For ${said}: the ${found.title} package (${found.scope}). ${clip(found.text.replace(/^[^:]*: /, "Includes: "), desk.words)}`,
        [found],
      )
    );
  }
  const choices = [...paths].flatMap((each) => fitting(each) ?? []);
  if (choices.length === 0) return undefined;
  return {
    kind: "clarify",
    text: `For ${said}, which work do you mean? ${choices.map(({ page, title, scope }) => `${page}: ${title} package (${scope})`).join("; ")}.`,
    links: choices.map(addressOf).slice(0, 2),
    sources: choices,
  };
};

const liftWords = /^(lift|payload|load|crate|cargo|deliver|transport|rais|hp10|hp20|hp30|pick|heavy)/;

const kilograms: ByAmount = (amount, question, desk) => {
  const { understood, page, intents } = question;
  const asksRule =
    intents.some((intent) => intent === "rules" || intent === "certificate") ||
    / (class|category|micro|small|nano|medium|licen\w+|rpc|register|uin) /.test(understood.line);
  if (asksRule) return classOf(amount, question, desk);
  // What it can do with the load, and who flies it, stands in its data.
  const asksData = / (how (?:long|high|far|fast)|crew|how many (?:people|persons?|men|trips|flights|times)) /.test(
    understood.line,
  );
  if (page?.group === "services" || asksData) return undefined;
  const lifts = understood.full.some((term) => liftWords.test(term)) || page?.path.endsWith("heavy-payload-drones");
  return lifts ? liftOf(amount, question, desk) : classOf(amount, question, desk);
};

const liftOf: ByAmount = ({ value, said }, _, desk) => {
  const models = desk.search.records.filter(
    ({ kind, data }) => kind === "item" && data?.some(({ label }) => label === "Payload"),
  );
  const payload = (record: KnowledgeRecord) =>
    firstNumber(record.data?.find(({ label }) => label === "Payload")?.value ?? "");
  const sorted = models.sort((a, b) => payload(a) - payload(b));
  const fit = sorted.find((model) => payload(model) >= value);
  if (fit)
    return answer(`For ${said}: the ${fit.title}. ${clip(fit.text.replace(`${fit.title}: `, ""), desk.words)}`, [fit]);
  const largest = sorted.at(-1);
  if (!largest) return undefined;
  const custom = desk.page("/services/custom-drone-development");
  return {
    ...answer(
      `${said} is more than our largest model lifts: the ${largest.title} takes ${payload(largest)} kg. For more, ask about ${custom?.name ?? "a custom drone"}.`,
      [largest],
    ),
    links: [addressOf(largest), ...(custom ? [custom.path] : [])],
  };
};

/** How a record reads that lists all weight classes. */
export const classList = /nano:? up to 250 g.*micro.*small.*medium.*large/i;
const className = /(nano|micro|small|medium|large)/i;

/** Weight class of an all-up weight, read from the record that lists the classes. */
const classOf: ByAmount = ({ value, said }, question, desk) => {
  const lists = desk.search.records.filter(({ text }) => classList.test(text));
  const list = lists.find(({ path }) => path === question.page?.path) ?? lists[0];
  if (!list) return undefined;
  const parts = list.text.match(/(?:nano|micro|small|medium|large):? (?:up to|over|above)[^;.]*/gi) ?? [];
  const bound = (part: string) => {
    const upper = [...part.matchAll(/(\d+(?:\.\d+)?) (g|kg)\b/g)].at(-1);
    if (!upper || /^large/i.test(part)) return Number.POSITIVE_INFINITY;
    return Number(upper[1]) * (upper[2] === "g" ? 0.001 : 1);
  };
  const part = parts.find((each) => value <= bound(each));
  const name = part && className.exec(part)?.[0]?.toLowerCase();
  if (!part || !name) return undefined;
  const range = part.replace(/^\w+:? /, "");
  const needs = desk.search.records.find(
    ({ kind, text }) =>
      kind === "rule" &&
      (name === "nano" || name === "micro"
        ? /^No (Remote Pilot C|c)ertificate is needed for nano/.test(text)
        : /pilot (needs )?a Remote Pilot Certificate|needs a Remote Pilot Certificate|a pilot with a Remote Pilot/.test(
            text,
          )),
  );
  const pilot =
    name === "nano" || name === "micro" ? (needs?.text ?? "") : "The pilot needs a Remote Pilot Certificate.";
  return answer(
    `A drone of ${said} all-up weight, payload included, is in the ${name} class (${range}). ${pilot}${CHECK}`,
    needs ? [list, needs] : [list],
  );
};

/** Minutes; who asks for more means hours of training. */
const LONGEST_FLIGHT = 240;

/** Flight time: the smallest model that stays up so long. */
const minutes: ByAmount = ({ value, said }, { page, understood }, desk) => {
  if (value > LONGEST_FLIGHT || page?.group === "training") return undefined;
  if (!understood.terms.some((term) => /^(endurance|fly|flight|stay|hover|air)$/.test(term))) return undefined;
  const path = page?.group === "product" ? page.path : "/product/trainer-drone";
  const table = desk.records(path).find(({ kind }) => kind === "table");
  const row = table?.table?.rows.find(([first = ""]) => /flight time|endurance/i.test(first));
  if (!table?.table || !row) return undefined;
  const { columns } = table.table;
  const fits = row.slice(1).map((cell, index) => ({ column: columns[index + 1] ?? "", cell, time: firstNumber(cell) }));
  const best = fits.filter(({ time }) => time >= value).sort((a, b) => a.time - b.time)[0];
  const all = fits.map(({ column, cell }) => `${column} ${cell}`).join(", ");
  return answer(
    best
      ? `For ${said} in the air: ${best.column}, ${best.cell} (${row[0]?.toLowerCase()}: ${all}; company figures).`
      : `None of them stays up for ${said}. ${row[0]}: ${all}; company figures.`,
    [table],
  );
};

const spanInDays = (text: string) => {
  const found = /(\d+)(?:-\d+)? (day|week|month)/.exec(text);
  return found ? Number(found[1]) * { day: 1, week: 7, month: 30 }[found[2] as "day" | "week" | "month"] : Number.NaN;
};

/** "I have only five days", "two weeks off": the visitor's own time. */
const atHand =
  / (have|only|just|within|spare|free|got|give) (?:\w+ ){0,2}(day|days|week|weeks|month|months) | (days|weeks|months?) (only|free|off|leave|holidays?|to spare|at hand) /;

/** Time at hand: the longest workshop that fits into it. */
const days: ByAmount = ({ value, said }, { page, topics, understood, intents }, desk) => {
  if (!atHand.test(understood.line) || intents.includes("duration")) return undefined;
  if (/ (not|longer|more than) /.test(understood.line)) return undefined;
  // "In the 10 day workshop": the time names the thing and is not the visitor's own.
  if (/ \d+ (day|week)s? (?:\w+ ){0,2}(workshop|course|program|programme|class|one)/.test(understood.line))
    return undefined;
  const path = page?.path ?? topics[0]?.path;
  const choices = desk
    .records(path ?? "")
    .filter(({ kind, data }) => kind === "item" && data?.some(({ label }) => label === "Duration"));
  const length = (record: KnowledgeRecord) =>
    spanInDays(record.data?.find(({ label }) => label === "Duration")?.value ?? "");
  const fit = choices.filter((choice) => length(choice) <= value).sort((a, b) => length(b) - length(a))[0];
  return fit && answer(`For ${said}: ${clip(fit.text, desk.words)}`, [fit]);
};

const litres: ByAmount = ({ value, said }, { page }, desk) => {
  const tanks = desk
    .records("/services/agriculture-spray")
    .filter(({ kind, data }) => kind === "item" && data?.some(({ label }) => label === "Tank capacity"));
  if (page && page.path !== "/services/agriculture-spray") return undefined;
  const fit = tanks.find(
    ({ data }) => firstNumber(data?.find(({ label }) => label === "Tank capacity")?.value ?? "") === value,
  );
  return fit && answer(`${said}: ${clip(fit.text, desk.words)}`, [fit]);
};

/** The record that tells all three zones. */
export const zoneRecord = (desk: Desk) =>
  desk.search.records.find(({ text }) => /120 m/.test(text) && /60 m/.test(text) && /5 and 8 km/.test(text));

/** Height or distance to an airport: the zones, as a record gives them. */
const zones =
  (unit: "metre" | "km"): ByAmount =>
  ({ value, said }, { understood }, desk) => {
    if (
      !/ (airport|airports|aerodrome|fly|flying|flight|height|high|altitude|zone|zones|legal|permission|above) /.test(
        understood.line,
      )
    )
      return undefined;
    if (unit === "km" && !/ (airports?|aerodrome) /.test(understood.line)) return undefined;
    const list = desk.search.records.find(
      ({ text }) => /120 m/.test(text) && /60 m/.test(text) && /5 and 8 km/.test(text),
    );
    if (!list) return undefined;
    const verdict =
      unit === "metre"
        ? value > 120
          ? `${said} is above the green zone's 120 m (400 ft). `
          : `${said} is within the green zone's 120 m (400 ft), away from airports. `
        : value < 5
          ? `${said} from an airport is nearer than the zones below describe; look at the airspace map first. `
          : value < 8
            ? `${said} from an airport is in the yellow zone, from the ground up. `
            : value <= 12
              ? `${said} from an airport: up to 60 m (200 ft) without permission. `
              : "";
    return answer(`${verdict}${clip(list.text, desk.words)}${CHECK}`, [list]);
  };

/** Age against the age of the certificate. */
const years: ByAmount = ({ value }, { page, understood }, desk) => {
  if (/ (experience|warranty|valid|company|old company) | for (?:\w+ )?years? /.test(understood.line)) return undefined;
  const wanted =
    page && desk.records(page.path).find(({ title, text }) => /^(age|entry)$/i.test(title) && /18 to 65/.test(text));
  const rule =
    wanted ??
    desk.search.records.find(
      ({ kind, text, path }) => path.endsWith("drone-pilot-training") && kind === "datum" && /18 to 65/.test(text),
    );
  const ofPilots = / (pilot|rpc|certificate|licen\w+|fly|flying|course|join|enrol) /.test(understood.line);
  if (page && !wanted && !ofPilots) return undefined;
  if (!rule || (page && !wanted && page.group !== "training" && page.group !== "excellence-center")) return undefined;
  const may = value >= 18 && value <= 65;
  const verdict = may
    ? `At ${value} you are within the age for the Remote Pilot Certificate.`
    : `At ${value} you are outside the age for the Remote Pilot Certificate.`;
  const young =
    value < 18
      ? desk.search.records.find(({ kind, title }) => kind === "faq" && /school students/i.test(title))
      : undefined;
  return {
    ...answer(`${verdict} ${clip(rule.text, 30)}${young ? ` ${clip(young.text, 12)}` : ""}${CHECK}`, [rule]),
    links: [addressOf(rule), ...(young ? [addressOf(young)] : [])],
  };
};

const byUnit: { [Name in Unit]?: ByAmount } = {
  acre: acres,
  kg: kilograms,
  min: minutes,
  day: days,
  litre: litres,
  metre: zones("metre"),
  km: zones("km"),
  year: years,
};

/** What an amount in the question decides: package, model, class, rule. Undefined where it decides nothing. */
export function byAmount(question: Question, desk: Desk): Answer | undefined {
  for (const amount of question.quantities) {
    const found = byUnit[amount.unit]?.(amount, question, desk);
    if (found) return found;
  }
  return undefined;
}
