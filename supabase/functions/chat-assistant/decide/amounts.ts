import { isPerAcre, priceWords, sumOf } from "../../../../domain/desk/price-words.ts";
import type { Price } from "../../../../domain/desk/snapshot.ts";
import { endurance, publishedAir, readEndurance, wholeMinutes } from "../../../../domain/instruments/endurance.ts";
import {
  fieldText,
  indian,
  queryOf,
  range,
  SQUARE_METRES_PER_ACRE,
  type Values,
} from "../../../../domain/instruments/field-values.ts";
import { inOwnUnit, type Land, type LandUnit } from "../../../../domain/instruments/land-units.ts";
import { packageFor } from "../../../../domain/instruments/package-for-area.ts";
import { planSpray, readSpray, sprayValues } from "../../../../domain/instruments/spray.ts";
import { planSurvey, readSurvey, surveyValues } from "../../../../domain/instruments/survey.ts";
import { planThermal, readThermal, thermalValues } from "../../../../domain/instruments/thermal.ts";
import { addressOf, type Instrument, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import { numberWords, type Quantity, type Unit } from "../read/quantities.ts";
import { lowerFirst, upperFirst } from "../read/sentences.ts";
import { termsOf, wordsOf } from "../read/words.ts";
import { filled, formFor, unstated } from "../respond/fixed.ts";
import { type Answer, answerFrom, namedPart, tell } from "../respond/respond.ts";
import { planPriceWords } from "../tables/fixed-words.ts";
import { ofFlightTime } from "../tables/follow-ups.ts";
import { asksSum, asksSurvey, ofCorridor, ofElse, ofLength, ofRoof, ofWidth } from "../tables/intent-patterns.ts";
import { asksBigha } from "../tables/letters.ts";
import { type ByAmount, type Desk, type Question, type Special, toolOf } from "./turn.ts";

/** An answer that an instrument worked out, with links to the instrument and to the page. */
export function worked(text: string, tool: Instrument, values: Values, sources: KnowledgeRecord[]): Answer {
  const made = answerFrom(text, sources, sources[0]?.path ?? tool.path);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const own = `${tool.path}${queryOf(given)}#${tool.anchor}`;
  // The link to the current page stands before an instrument of another page.
  return { ...made, links: made.topic === tool.path ? [own, ...made.links].slice(0, 2) : [...made.links, own] };
}

const NUMBER = "(?<![\\d.])(\\d+(?:\\.\\d+)?)(?:-(\\d+(?:\\.\\d+)?))?";
const rateOf = (unit: string): [before: RegExp, behind: RegExp] => [
  new RegExp(`(?:per|an?|each) ${unit}: ${NUMBER} (\\w+)`, "i"),
  new RegExp(`${NUMBER} (\\w+) (?:per|an?|for each|each|every) ${unit}`, "i"),
];
const RATES = { acre: rateOf("acre"), batch: rateOf("batch") };

/**
 * Multiplies a rate in the text by the amount in the question: "8-10 L" an acre is 96-120 L for 12 acres.
 * @returns a sentence, or "" where the text gives no rate for that unit
 */
export function rateTimesAmount(text: string, amounts: Quantity[]): string {
  for (const { value, unit, said } of amounts) {
    if (value <= 1 || (unit !== "acre" && unit !== "batch")) continue;
    const group = unit === "batch" ? /\b(?:group|batch)[^:.\n]{0,60}(?::|has|of) (\w+)/i.exec(text)?.[1] : undefined;
    const each = numberWords.get(group?.toLowerCase() ?? "") ?? Number(group);
    if (each > 0) return `${said} of ${group} make ${each * value} people at most.`;
    const [before, behind] = RATES[unit];
    const rate = before.exec(text) ?? behind.exec(text);
    if (rate?.[3])
      return `For ${said} that is ${range(Number(rate[1]) * value, Number(rate[2] ?? rate[1]) * value, 2)} ${rate[3]}.`;
  }
  return "";
}

/** The largest amounts that are worked out; larger plans are made by people. */
const MAX_AMOUNTS: { [Name in Unit]?: number } = { acre: 100_000, kg: 10_000, metre: 100_000, km: 10_000 };

/** Answers an amount that is too large, zero or negative. Heights and loads may be zero, as may what lies between airport and field. */
export const impossible: ByAmount = ({ value, unit, said }, { page, words }, { company }) => {
  const most = MAX_AMOUNTS[unit];
  if (most === undefined || (value > 0 && value <= most)) return undefined;
  if (value === 0 && unit !== "acre" && (unit !== "km" || / airports? /.test(words.line))) return undefined;
  if (value > 0) return unstated(`${said} is more than I can work out here.`, company, "general", page);
  return notAboveZero(said, page);
};
function notAboveZero(said: string, page?: KnownPage): Answer {
  const text = `I read ${said}. Please give an amount above zero.`;
  return { kind: "clarify", text, links: [page?.path ?? "/support-chat"], topic: page?.path, sources: [] };
}

/** A load on top of what a model lifts. */
const overloads = / (?:overload\w*|extra) | (?:kg|g) (?:more|above) /;

/** A load to lift: the smallest model that can lift it, with its flight time. */
export const load: ByAmount = (amount, { interest, words }, desk) => {
  const tool = toolOf(desk, "endurance");
  const models = tool?.figures.models.toSorted((a, b) => a.payloadKilograms - b.payloadKilograms) ?? [];
  const largest = models.at(-1);
  if (!tool || !largest) return undefined;
  const record = (name: string) =>
    desk.finder.on(tool.path).filter(({ kind, title }) => kind === "item" && title === name);
  const named = models.filter(({ name }) => words.words.includes(wordsOf(name).join("")));
  const only = named.length === 1 ? named[0] : undefined;
  // "5 kg extra on the HP-10" is more than its 10 kg.
  const added = only && amount.value < only.payloadKilograms && overloads.test(words.line);
  const value = added ? only.payloadKilograms + amount.value : amount.value;
  const said = added ? `more than ${only.payloadKilograms} kg` : amount.said;
  const model = [...named.slice(0, 1), ...models].find(({ payloadKilograms }) => payloadKilograms >= value);
  const short = only && model !== only ? `No, the ${only.name} carries ${only.payloadKilograms} kg. ` : "";
  if (!model) {
    const custom = desk.finder.page("/services/custom-drone-development");
    return answerFrom(
      `No. ${upperFirst(said)} is more than our largest model lifts: ${largest.payloadKilograms} kg with the ${largest.name}. In parts of that weight it takes ${Math.ceil(value / largest.payloadKilograms)} lifts.${custom ? ` For a heavier load, ask about ${custom.name}.` : ""}`,
      record(largest.name),
      tool.path,
      custom && [custom.path],
    );
  }
  const values = { model: model.id, payload: fieldText(value, 3), ...publishedAir(tool.figures) };
  const { input } = readEndurance(values, tool.figures);
  const minutes = input && endurance(input, tool.figures).minutes;
  const [own] = record(model.name);
  const stays = minutes ? ` With ${said} it flies about ${wholeMinutes(minutes)} min (an estimate).` : "";
  const told = own && !ofFlightTime.test(words.line) ? `\n\n${tell(own, interest)}` : "";
  const text = `${short}For ${said}, take the ${model.name}.${stays}${told}`;
  return { ...worked(text, tool, values, own ? [own] : []), amount };
};

/** Words of a package beside the plan, which makes three of its lines. */
const MAX_PACKAGE_WORDS = 25;
/** What an area needs, by the instrument of the page: the values for its address, the lines of the answer, the package. */
type AreaPlan = {
  values: Values;
  lines: string[];
  offer?: { name: string; price?: Price };
  of?: string;
  /** The one of several things on the page that it is about. */
  thing?: RegExp;
};
type Area = Quantity & { question: Question };

/** Land as the visitor said it, for the fields of a planner: with their own unit they can choose another there. */
const ownAmount = (acres: number, land?: Land) =>
  land ? { amount: fieldText(land.amount, 6), unit: land.unit.id } : { amount: fieldText(acres), unit: "acre" };

function sprayPlan({ value, land, question }: Area, { figures }: Instrument<"spray-planner">): AreaPlan {
  const { words, thing = "" } = question;
  const ofCrop = (terms: string[]) =>
    figures.crops.find(({ name }) => termsOf(wordsOf(name)).some((term) => terms.includes(term)));
  const named = ofCrop(words.terms);
  const terms = named ? words.terms : termsOf(wordsOf(thing));
  const crop = named ?? ofCrop(terms);
  // "Sprayer 32", "the 32 L tank", "the 32 sprayer".
  const isMeant = ({ name, tankLitres }: { name: string; tankLitres: number }) =>
    [wordsOf(name).join(" "), `${tankLitres} l`, `${tankLitres} sprayer`].some((each) =>
      words.line.includes(` ${each} `),
    );
  const sprayer = figures.sprayers.find(isMeant)?.id ?? sprayValues.sprayer;
  const { amount, unit } = ownAmount(value, land);
  const values = { ...sprayValues, acres: amount, unit, crop: crop?.id ?? sprayValues.crop, sprayer };
  const { input } = readSpray(values, figures);
  if (!input) return { values, lines: [], offer: packageFor(value, figures.packages) };
  const { waterLitres, tanks, hours, offer } = planSpray(input, figures);
  const { name, tankLitres } = input.sprayer;
  const spell =
    hours.to < 1 ? `${range(hours.from * 60, hours.to * 60, 0)} min` : `${range(hours.from, hours.to)} hours`;
  return {
    values,
    offer,
    of: crop && namedPart(crop.name, terms).toLowerCase(),
    lines: [
      `Water: ${range(waterLitres.from, waterLitres.to)} L${crop ? "" : `, as for ${input.crop.name.toLowerCase()}`}`,
      `Tank: ${tanks} ${tanks === 1 ? "filling" : "fillings"} of the ${tankLitres} L tank`,
      `Spraying time: ${spell} with the ${name}, turns and fillings included`,
      `Crew: ${figures.crewPeople} people; public notice at least ${figures.noticeHours} hours before, through the competent authorities`,
    ],
  };
}

function surveyPlan({ value, land }: Area, { figures }: Instrument<"survey-planner">): AreaPlan {
  const { amount, unit } = ownAmount(value, land);
  const values = { ...surveyValues(figures), shape: "area", long: "", wide: "", area: amount, unit };
  const { input } = readSurvey(values, figures);
  const offer = packageFor(value, figures.packages);
  if (!input) return { values, lines: [], offer };
  const { flights, photographs, hoursInTheField, heightMetres } = planSurvey(input, figures);
  return {
    values,
    offer,
    lines: [
      `Flights: ${indian(flights, 0)} at ${indian(heightMetres, 0)} m, about ${indian(hoursInTheField)} h in the field`,
      `Photographs: about ${indian(photographs, 0)} at ${values.pixel} cm a pixel, over a square`,
    ],
  };
}

/** Whether some word stands beside an amount: "100 m wide", "a width of 100 m". */
const isBeside = (word: string, { said }: Quantity, line: string) => {
  const amount = wordsOf(said).join(" ");
  return new RegExp(` (?:${word}) (?:of |is )?${amount} | ${amount} (?:of |in )?(?:a |the )?(?:${word}) `).test(line);
};
/** Whether an amount is the length of a corridor: kilometres, or metres that are said to be its length. */
export const isLength = (amount: Quantity, line: string): boolean =>
  ofCorridor.test(line) && (amount.unit === "km" || (amount.unit === "metre" && isBeside(ofLength, amount, line)));

/** The plan of a road, canal or line that is to be measured, as wide as the visitor says, else as the narrowest corridor. */
export const corridor: ByAmount = (amount, { words, page, quantities }, desk) => {
  const { value, said, unit } = amount;
  const tool = toolOf(desk, "survey-planner");
  if (!tool || !isLength(amount, words.line) || !(page?.path === tool.path || asksSurvey.test(words.line)))
    return undefined;
  if (value === 0) return notAboveZero(said, desk.finder.page(tool.path));
  const { figures } = tool;
  const least = figures.corridorMetres.from;
  // Other metres are those of cross-sections, contours or the accuracy.
  const width = quantities.find(
    (each) => each.unit === "metre" && each !== amount && (each.value >= least || isBeside(ofWidth, each, words.line)),
  );
  const wide = width?.value ?? least;
  const sides = { shape: "road", long: fieldText(unit === "km" ? value * 1000 : value), wide: fieldText(wide) };
  const values = { ...surveyValues(figures), ...sides };
  const { input } = readSurvey(values, figures);
  if (!input)
    return unstated(`${said} is more than I can work out here.`, desk.company, "general", desk.finder.page(tool.path));
  const { flights, hoursInTheField, heightMetres, days, sections, offer } = planSurvey(input, figures);
  const fit = desk.finder.on(tool.path).find(({ kind, title }) => kind === "package" && title === offer?.name);
  const lines = [
    ...(fit ? [`For ${said}, take the ${fit.title} package (${lowerFirst(fit.scope ?? "")}).`] : []),
    `- Width: ${indian(wide, 0)} m`,
    `- Days on the land: about ${days}${sections > 1 ? `, in ${sections} sections one after another` : ""}`,
    `- Flights: ${indian(flights, 0)} at ${indian(heightMetres, 0)} m, about ${indian(hoursInTheField)} h in the field`,
  ];
  const price = words.terms.includes("price") ? `\n\n${filled(planPriceWords, desk.company)}` : "";
  return worked(`${lines.join("\n")}${price}`, tool, values, fit ? [fit] : []);
};

function thermalPlan({ value, question, written }: Area, { figures }: Instrument<"thermal-planner">): AreaPlan {
  const target = ofRoof.test(question.words.line) && !/^[mk]w$/.test(written) ? "roof" : "solar";
  const size = target === "roof" ? value * SQUARE_METRES_PER_ACRE : value / figures.acresPerMegawatt;
  const pixel = fieldText(figures.targets[target].coarsestCentimetres);
  const values = { ...thermalValues(figures), target, pixel, size: fieldText(size) };
  const thing = target === "roof" ? /^roofs/i : /^solar/i;
  const { input } = readThermal(values, figures);
  if (!input) return { values, lines: [], offer: packageFor(value, figures.packages), thing };
  const { flights, days, heightMetres, offer } = planThermal(input, figures);
  return {
    values,
    offer,
    thing,
    lines: [
      `Flights: ${indian(flights, 0)} at ${indian(heightMetres, 0)} m, ${pixel} cm a pixel`,
      ...(days ? [`Time: ${days} ${days === 1 ? "clear day" : "clear days"} at most`] : []),
    ],
  };
}

function areaPlan(area: Area, tool: Instrument): AreaPlan | undefined {
  if (tool.instrument === "spray-planner") return sprayPlan(area, tool);
  if (tool.instrument === "survey-planner") return surveyPlan(area, tool);
  return tool.instrument === "thermal-planner" ? thermalPlan(area, tool) : undefined;
}

/** Answers how large a bigha is: both sizes, the usual one first, and the planner. */
export const bigha: Special = ({ words, quantities }, desk) => {
  const tool = toolOf(desk, "spray-planner");
  const [usual, other] = desk.landUnits.filter(({ squareFeet }) => squareFeet);
  const amount = quantities.some(({ land }) => land?.unit.squareFeet && land.amount !== 1);
  if (!tool || !usual || !other || amount || !asksBigha.test(words.line)) return undefined;
  const sized = ({ one, acres }: LandUnit) =>
    `a ${one} is ${indian(acres, 3)} acres, ${indian(1 / acres, 2)} to the acre`;
  const text = `In Madhya Pradesh we count the smaller bigha: ${sized(usual)}. Where the larger one is meant, ${sized(other)}. The planner takes either.`;
  const page = desk.finder.on(tool.path).filter(({ kind }) => kind === "page");
  return worked(text, tool, { ...sprayValues, acres: "1", unit: usual.id }, page);
};

/** Says how to ask for the larger bigha, where the usual size was taken. */
function otherSize({ land }: Quantity, { landUnits }: Desk): string | undefined {
  const [usual, other] = landUnits.filter(({ squareFeet }) => squareFeet);
  if (!land || !other || land.unit !== usual) return undefined;
  return `If your bigha is the larger one, ask again with "${inOwnUnit({ ...land, unit: other })}".`;
}

/** What an area costs at a price per acre. */
const sumFor = ({ value, said }: Quantity, cost?: Price): string[] => {
  if (!cost || !isPerAcre(cost)) return [];
  const total = sumOf({ ...cost, basis: "exact", unit: null, rupees: cost.rupees * value });
  return [`For ${said} that makes ${total}${cost.basis === "from" ? " or more" : ""}.`];
};

/** A question; an area with a work alone asks for its plan. */
const asksSomething =
  / (?:how|what|which|when|who|where|why|do|does|is|are|can|will|must|need|only|just|too|small|little|recogni[sz]ed|accepted|neighbou?rs?|court) /;
/** The line of a plan that says how long the work takes. */
const ofHours = /\btime:|\bh in the field/i;

/** Plans an area and names the smallest package that covers it, or asks which work is meant. */
export const acres: ByAmount = (amount, question, desk) => {
  const { page, topics, words, interest } = question;
  const { value, said } = amount;
  const chooses = / (packages?|plans?) /.test(words.line);
  const asksTime = / how long /.test(words.line);
  if (!chooses && ((value === 1 && !asksTime) || (ofElse.test(words.line) && asksSomething.test(words.line))))
    return undefined;
  const plans = desk.instruments.flatMap((tool) => {
    const plan = areaPlan({ ...amount, question }, tool);
    const fit = desk.finder.on(tool.path).find(({ kind, title }) => kind === "package" && title === plan?.offer?.name);
    return plan && fit ? [{ tool, plan, fit }] : [];
  });
  const heat = / (thermal|heat|solar|infrared|leak\w*|hot|mw) /.test(words.line);
  const farmed = / (farm|crop) /.test(` ${words.terms.join(" ")} `) || plans.some(({ plan }) => plan.of);
  const likely = topics.filter(({ score }) => score >= 0.5).map(({ path }) => path);
  const heated = heat ? toolOf(desk, "thermal-planner")?.path : undefined;
  const found = [heated, page?.path, ...likely, farmed ? toolOf(desk, "spray-planner")?.path : undefined]
    .map((path) => plans.find(({ tool }) => tool.path === path))
    .find(Boolean);
  if (!found)
    return {
      kind: "clarify",
      text: `Which work do you mean? For ${said} that would be:\n${plans.map(({ fit }) => `- ${fit.page}: ${fit.title} package (${lowerFirst(fit.scope ?? "")})`).join("\n")}`,
      links: plans.map(({ fit }) => addressOf(fit)).slice(0, 2),
      waiting: `${wordsOf(said).join(" ")} package`,
      suggestions: plans.map(({ fit }) => ({ label: fit.page, ask: fit.page })),
      sources: plans.map(({ fit }) => fit),
    };
  const { tool, plan, fit } = found;
  const lead = `For ${said}${plan.of ? ` of ${plan.of}` : ""}, take the ${fit.title} package (${lowerFirst(fit.scope ?? "")}).`;
  const holds = chooses ? tell(fit, interest, MAX_PACKAGE_WORDS).split("\n").slice(1) : [];
  const lines = [...plan.lines.slice(0, chooses ? 2 : 4).map((line) => `- ${line}`), ...holds];
  const asksPrice = words.terms.includes("price") || asksSum.test(words.line) || / rates? /.test(words.line);
  // "How many flights for 8 acres": that line stands before the package, and the others are left out.
  const first = !asksPrice && (question.followsPlan || / how (long|many|much) | time /.test(words.line));
  const ofTime =
    / how (?:long|many (?:hours|days|minutes)) | time /.test(words.line) &&
    plan.lines.find((line) => ofHours.test(line));
  const [asked] = first
    ? [ofTime || [], plan.lines.filter(interest).toSorted((a, b) => interest(b) - interest(a))].flat()
    : [];
  const told = asked ? `${asked}.\n${lead}` : [lead, ...lines].join("\n");
  const sum = fit.data?.find(({ label }) => label === "Price")?.value;
  const cost = plan.offer?.price ?? tool.price;
  const each = sum ? `The ${fit.title} package: ${sum}.` : cost && `Price: ${priceWords(cost)}.`;
  const price = each ? [each, ...sumFor(amount, cost)].join(" ") : filled(planPriceWords, desk.company);
  const priced = asksPrice && !(sum && told.includes(sum)) ? `${told}\n\n${price}` : told;
  const text = [priced, otherSize(amount, desk)].filter(Boolean).join("\n\n");
  const made = worked(text, tool, plan.values, [fit]);
  const links = asksPrice && !each ? [...made.links.slice(0, 1), formFor(question.page)] : made.links;
  const named = ({ title }: KnowledgeRecord) => plan.thing?.test(title);
  return { ...made, links, thing: plan.of ?? desk.finder.on(tool.path).find(named)?.title, amount };
};
