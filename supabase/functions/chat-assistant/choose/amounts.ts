import { endurance } from "../../../../app/instruments/endurance.ts";
import { planWay, readWay, wayValues } from "../../../../app/instruments/my-way.ts";
import { indian, queryOf, range, type Values } from "../../../../app/instruments/values.ts";
import type { Figures, Instrument, KnowledgeRecord } from "../knowledge/record.ts";
import { numberWords, type Quantity } from "../read/quantities.ts";
import { wordsOf } from "../read/words.ts";
import { type Answer, answerFrom, tell } from "../say/say.ts";

import type { ByAmount, Desk, Question } from "./question.ts";

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
