import { addressOf, type KnowledgeRecord } from "../knowledge/record.ts";
import type { Unit } from "../understanding/quantities.ts";
import { classOf, years, zones } from "./legal.ts";
import type { Desk, Question } from "./question.ts";
import { type Answer, clip } from "./say.ts";
import { answer, type ByAmount } from "./shape.ts";

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
