import { endurance } from "../../../../app/instruments/endurance.ts";
import { planWay, readWay, wayValues } from "../../../../app/instruments/my-way.ts";
import { indian, queryOf, range, type Values } from "../../../../app/instruments/values.ts";
import type { Figures, Instrument, KnowledgeRecord } from "../knowledge/record.ts";
import { numberWords, type Quantity } from "../read/quantities.ts";
import { wordsOf } from "../read/words.ts";
import { type Answer, answerFrom, tell } from "../say/say.ts";

import type { ByAmount, Desk, Question } from "./question.ts";

const firstNumber = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);

/** An instrument of the site; the one on the page that is spoken of goes before another of its kind. */
export function toolOf<Name extends keyof Figures>(
  { instruments }: Desk,
  name: Name,
  path?: string,
): Instrument<Name> | undefined {
  const all = instruments.filter((each) => each.instrument === name) as Instrument[];
  return (all.find((each) => each.path === path) ?? all[0]) as Instrument<Name> | undefined;
}

/** An answer that an instrument worked out, with the way to it and to the page that says it. */
export function worked(text: string, tool: Instrument, values: Values, sources: KnowledgeRecord[]): Answer {
  const made = answerFrom(text, sources, sources[0]?.path ?? tool.path);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const own = `${tool.path}${queryOf(given)}#${tool.anchor}`;
  // The page that was spoken of comes before an instrument that stands elsewhere.
  return { ...made, links: made.topic === tool.path ? [own, ...made.links].slice(0, 2) : [...made.links, own] };
}

/**
 * What a rate in the text comes to for the amount that was asked about: "8-10 L" an acre is 96-120 L for 12 acres.
 * @returns a sentence, or "" where the text gives no rate for that unit
 */
export function workedOut(text: string, amounts: Quantity[]): string {
  for (const { value, unit, said } of amounts) {
    if (value <= 1 || (unit !== "acre" && unit !== "batch")) continue;
    const group = unit === "batch" ? /\b(?:group|batch)[^:.\n]*(?::|has|of) (\w+)/i.exec(text)?.[1] : undefined;
    const each = numberWords.get(group?.toLowerCase() ?? "") ?? Number(group);
    if (each > 0) return `${said} of ${group} make ${each * value} people at most.`;
    const number = "(\\d+(?:\\.\\d+)?)(?:-(\\d+(?:\\.\\d+)?))?";
    const rate =
      new RegExp(`(?:per|an?|each) ${unit}: ${number} (\\w+)`, "i").exec(text) ??
      new RegExp(`${number} (\\w+) (?:per|an?|for each|each|every) ${unit}`, "i").exec(text);
    if (rate?.[3])
      return `For ${said} that is ${range(Number(rate[1]) * value, Number(rate[2] ?? rate[1]) * value, 2)} ${rate[3]}.`;
  }
  return "";
}

/** A load to lift: the smallest model that can, with its minutes in the air. */
export const load: ByAmount = ({ value, said }, { interest, words }, desk) => {
  const tool = toolOf(desk, "endurance");
  const models = tool?.figures.models.toSorted((a, b) => a.payloadKilograms - b.payloadKilograms) ?? [];
  const largest = models.at(-1);
  if (!tool || !largest) return undefined;
  const record = (name: string) =>
    desk.finder.on(tool.path).filter(({ kind, title }) => kind === "item" && title === name);
  const fit = models.find(({ payloadKilograms }) => payloadKilograms >= value);
  const [only, ...more] = models.filter(({ name }) => words.words.includes(wordsOf(name).join("")));
  const short =
    only && more.length === 0 && only.payloadKilograms < value
      ? `No, the ${only.name} carries ${only.payloadKilograms} kg. `
      : "";
  if (!fit) {
    const custom = "/services/custom-drone-development";
    return answerFrom(
      `No: ${said} is more than our largest model lifts, which is ${largest.payloadKilograms} kg with the ${largest.name}. In parts of that weight it would be ${Math.ceil(value / largest.payloadKilograms)} lifts. For more, ask about ${desk.finder.page(custom)?.name}.`,
      record(largest.name),
      tool.path,
      [custom],
    );
  }
  const model = only && only.payloadKilograms >= value ? only : fit;
  const reserve = tool.figures.publishedReserve * 100;
  const air = { height: tool.figures.published.heightMetres, heat: tool.figures.published.celsius, reserve };
  const { minutes } = endurance({ model, payload: value, ...air }, tool.figures);
  const values = { model: model.id, payload: String(value), height: String(air.height), heat: String(air.heat) };
  const [own] = record(model.name);
  const stays = minutes ? ` With ${said} it stays up about ${indian(minutes, 0)} min, by our published figures.` : "";
  return worked(
    `${short}For ${said}, take the ${model.name}.${stays}${own ? `\n\n${tell(own, interest)}` : ""}`,
    tool,
    { ...values, reserve: String(reserve) },
    own ? [own] : [],
  );
};

/** Minutes; who asks for more means hours of training. */
const MOST_MINUTES = 240;

/** Flight time: the smallest model that stays up so long. */
export const minutes: ByAmount = ({ value, said }, { page, words }, { finder }) => {
  if (value > MOST_MINUTES || page?.group === "training") return undefined;
  if (!/ (endurance|fly|flies|flying|flight|stays?|hovers?|air) /.test(words.line)) return undefined;
  const path = page?.group === "product" ? page.path : "/product/trainer-drone";
  const record = finder.on(path).find(({ kind }) => kind === "table");
  const [label, ...cells] = record?.table?.rows.find(([first = ""]) => /flight time|endurance/i.test(first)) ?? [];
  if (!record?.table || !label) return undefined;
  const models = cells.map((cell, at) => ({
    name: record.table?.columns[at + 1] ?? "",
    cell,
    time: firstNumber(cell),
  }));
  const best = models.filter(({ time }) => time >= value).sort((a, b) => a.time - b.time)[0];
  const verdict = best
    ? `For ${said} in the air, take the ${best.name}, which flies ${best.cell}.`
    : `None of them stays up for ${said}.`;
  const lines = models.map(({ name, cell }) => `- ${name}: ${cell}`).join("\n");
  return answerFrom(`${verdict} ${label}, by our own figures:\n${lines}`, [record]);
};

/** "I have only five days", "two weeks off": the visitor's own time. */
const atHand =
  / (have|only|just|within|spare|free|got|give) (?:\w+ ){0,2}(day|days|week|weeks|month|months) | (days|weeks|months?) (only|free|off|leave|holidays?|to spare|at hand) /;
const notOwn =
  / (not|longer|more than|how long|how many) | \d+ (day|week)s? (?:\w+ ){0,2}(workshop|course|program|class|one)/;
const inDays = { day: 1, week: 7, month: 30 };

/** Time at hand: the longest workshop that fits into it. */
export const days: ByAmount = ({ value, said }, { page, topics, words, interest }, { finder }) => {
  if (!atHand.test(words.line) || notOwn.test(words.line)) return undefined;
  const length = ({ data }: KnowledgeRecord) => {
    const span = data?.find(({ label }) => label === "Duration")?.value ?? "";
    return firstNumber(span) * inDays[/day|week|month/.exec(span)?.[0] as keyof typeof inDays];
  };
  const items = finder.on(page?.path ?? topics[0]?.path ?? "").filter(({ kind }) => kind === "item");
  const fit = items.filter((each) => length(each) <= value).sort((a, b) => length(b) - length(a))[0];
  return fit && answerFrom(`${said} are enough for this one. ${tell(fit, interest)}`, [fit]);
};

/** How long a course takes in the visitor's own rhythm: at weekends, on weekdays. */
export function atOwnRhythm({ page, words }: Question, desk: Desk): Answer | undefined {
  const asks = / (how long|how many (weeks|days|months)|duration|finish|complete) /;
  const tool = toolOf(desk, "my-way", page?.path);
  if (!page || tool?.path !== page.path || !asks.test(words.line)) return undefined;
  const weekend = / (weekends?|saturdays?|sundays?) /.test(words.line);
  const rhythm = weekend && tool.figures.rhythms.find(({ weekdays }) => weekdays.every((day) => day > 5));
  if (!rhythm) return undefined;
  const values = { ...wayValues(tool.figures), rhythm: rhythm.id };
  const { input } = readWay(values, tool.figures);
  if (!input) return undefined;
  const { weeks, amount, trainingDays } = planWay(input, tool.figures);
  const source = desk.finder.on(page.path).find(({ kind, text }) => kind === "datum" && /week/.test(text));
  return worked(
    `On Saturdays and Sundays, ${page.name} takes ${indian(weeks)} weeks: ${indian(amount)} ${tool.figures.unit} on ${indian(trainingDays)} days.`,
    tool,
    values,
    source ? [source] : [],
  );
}
