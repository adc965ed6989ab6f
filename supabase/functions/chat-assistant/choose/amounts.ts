import { endurance } from "../../../../app/instruments/endurance.ts";
import { planSpray, readSpray, sprayValues } from "../../../../app/instruments/spray.ts";
import { planSurvey, readSurvey, surveyValues } from "../../../../app/instruments/survey.ts";
import { planThermal, readThermal, thermalValues } from "../../../../app/instruments/thermal.ts";
import { indian, queryOf, range, SQUARE_METRES_PER_ACRE, type Values } from "../../../../app/instruments/values.ts";
import { addressOf, type Figures, type Instrument, type KnowledgeRecord } from "../knowledge/record.ts";
import { numberWords, type Quantity } from "../read/quantities.ts";
import { termsOf, wordsOf } from "../read/words.ts";
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

/** What an area needs, by the instrument of the page: the values of its address, what is told of them, and the package. */
type AreaPlan = { values: Values; lines: string[]; offer?: { name: string }; of?: string; first?: string };
type Area = Quantity & { question: Question };

function sprayed({ value, question, said }: Area, { figures }: Instrument<"spray-planner">): AreaPlan {
  const { words } = question;
  const crop = figures.crops.find(({ name }) => termsOf(wordsOf(name)).some((term) => words.terms.includes(term)));
  // "Sprayer 32", "the 32 L tank", "the 32 sprayer".
  const named = ({ name, tankLitres }: { name: string; tankLitres: number }) =>
    [wordsOf(name).join(" "), `${tankLitres} l`, `${tankLitres} sprayer`].some((each) =>
      words.line.includes(` ${each} `),
    );
  const sprayer = figures.sprayers.find(named)?.id ?? sprayValues.sprayer;
  const values = { ...sprayValues, acres: String(value), crop: crop?.id ?? sprayValues.crop, sprayer };
  const { input } = readSpray(values, figures);
  if (!input) return { values, lines: [], offer: figures.packages.at(-1) };
  const { waterLitres, tanks, hours, offer } = planSpray(input, figures);
  const { name, tankLitres } = input.sprayer;
  const time = `${range(hours.from, hours.to)} hours with the ${name}, turns and fillings included`;
  const water = `${range(waterLitres.from, waterLitres.to)} L`;
  const asksTanks = / how many (?:\w+ ){0,3}(fill\w*|refill\w*|tanks?|tankfuls?) /.test(words.line);
  const asksTime = / how (long|many hours) /.test(words.line);
  return {
    values,
    offer,
    of: crop?.name.toLowerCase(),
    first: asksTanks
      ? `${tanks} fillings of the ${tankLitres} L tank for ${said}, with ${water} of water.`
      : asksTime
        ? `Spraying ${said} takes ${time}.`
        : undefined,
    lines: [
      ...(crop ? [`Water: ${water}`, `Tank: ${tanks} ${tanks === 1 ? "filling" : "fillings"} of ${tankLitres} L`] : []),
      `Spraying: ${time}`,
      `Crew: ${figures.crewPeople} people; notice to the village ${figures.noticeHours} hours before`,
    ],
  };
}

function surveyed({ value }: Area, { figures }: Instrument<"survey-planner">): AreaPlan {
  const side = String(Math.round(Math.sqrt(value * SQUARE_METRES_PER_ACRE)));
  const values = { ...surveyValues(figures), long: side, wide: side };
  const { input } = readSurvey(values);
  const offer = figures.packages.find(({ upToAcres }) => upToAcres === null || value <= upToAcres);
  if (!input) return { values, lines: [], offer };
  const { flights, photographs, hoursInTheField, heightMetres } = planSurvey(input, figures);
  return {
    values,
    offer,
    lines: [
      `Flights: ${indian(flights, 0)} at ${indian(heightMetres, 0)} m, about ${indian(hoursInTheField)} hours in the field`,
      `Photographs: about ${indian(photographs, 0)} at ${values.pixel} cm a pixel, over a square`,
    ],
  };
}

const ofRoof = / (roofs?|rooftops?|terrace|warehouse|godown|building|shed|insulation|moisture) /;

function warmed({ value, question }: Area, { figures }: Instrument<"thermal-planner">): AreaPlan {
  const target = ofRoof.test(question.words.line) ? "roof" : "solar";
  const size = target === "roof" ? value * SQUARE_METRES_PER_ACRE : value / figures.acresPerMegawatt;
  const pixel = String(figures.targets[target].coarsestCentimetres);
  const values = { ...thermalValues(figures), target, pixel, size: String(Math.round(size * 100) / 100) };
  const { input } = readThermal(values);
  if (!input) return { values, lines: [], offer: figures.packages.at(-1) };
  const { flights, days, heightMetres, offer } = planThermal(input, figures);
  return {
    values,
    offer,
    lines: [
      `Flights: ${indian(flights, 0)} at ${indian(heightMetres, 0)} m, ${pixel} cm a pixel`,
      ...(days ? [`Time: ${days} ${days === 1 ? "clear day" : "clear days"} at most`] : []),
    ],
  };
}

function areaPlan(area: Area, tool: Instrument): AreaPlan | undefined {
  if (tool.instrument === "spray-planner") return sprayed(area, tool);
  if (tool.instrument === "survey-planner") return surveyed(area, tool);
  return tool.instrument === "thermal-planner" ? warmed(area, tool) : undefined;
}

/** Questions about a field or plot that the size of it does not decide, or not so small a one. */
const ofElse =
  / (small|smaller|tiny|little|bother|minimum|least|only|just|even|less|few|how long (?!.* spray)|how many (?!(?:\w+ ){0,3}(?:fill\w*|refill\w*|tank\w*|flights|photo\w*|picture|hours .* spray))|time|accura\w+|deliver\w*|receive|equipment|rule|rules|permission|licen\w+|certificate|notice|wind|rain|map|report) /;

/** What an area needs and the smallest package that covers it, or which work is meant. */
export const acres: ByAmount = (amount, question, desk) => {
  const { page, topics, words, interest } = question;
  const { value, said } = amount;
  const chooses = / (packages?|plans?) /.test(words.line);
  if (!chooses && (value <= 1 || ofElse.test(words.line))) return undefined;
  const plans = desk.instruments.flatMap((tool) => {
    const plan = areaPlan({ ...amount, question }, tool);
    const fit = desk.finder.on(tool.path).find(({ kind, title }) => kind === "package" && title === plan?.offer?.name);
    return plan && fit ? [{ tool, plan, fit }] : [];
  });
  const heat = / (thermal|heat|solar|infrared|leak\w*|hot) /.test(words.line);
  const likely = topics.filter(({ score }) => score >= 0.5).map(({ path }) => path);
  const found = [...(heat ? ["/services/thermal-mapping"] : []), page?.path, ...likely]
    .map((path) => plans.find(({ tool }) => tool.path === path))
    .find(Boolean);
  if (!found)
    return {
      kind: "clarify",
      text: `Which work do you mean? For ${said} that would be:\n${plans.map(({ fit }) => `- ${fit.page}: ${fit.title} package (${fit.scope})`).join("\n")}`,
      links: plans.map(({ fit }) => addressOf(fit)).slice(0, 2),
      waiting: `${said} package`,
      sources: plans.map(({ fit }) => fit),
    };
  const { tool, plan, fit } = found;
  const lead = `For ${said}${plan.of ? ` of ${plan.of}` : ""}, take the ${fit.title} package (${fit.scope}).`;
  const holds = chooses ? tell(fit, interest).split("\n").slice(1, 4) : [];
  const lines = [...plan.lines.slice(0, chooses ? 2 : 4).map((line) => `- ${line}`), ...holds];
  const text = plan.first ? `${plan.first} ${lead}` : [lead, ...lines].join("\n");
  return worked(text, tool, plan.values, [fit]);
};
