import { fieldText } from "../../../../domain/instruments/field-values.ts";
import { answerRule, readRule, ruleValues } from "../../../../domain/instruments/which-rule.ts";
import type { Instrument } from "../knowledge/record.ts";
import { type Quantity, quantitiesOf } from "../read/quantities.ts";
import { lowerFirst, sentencesOf, upperFirst } from "../read/sentences.ts";
import { wordsOf } from "../read/words.ts";
import { type Answer, answerFrom, shorten } from "../respond/respond.ts";
import type { Finder } from "../retrieve/retrieve.ts";
import { airportWords } from "../tables/fixed-words.ts";
import { ofFlightTime } from "../tables/follow-ups.ts";
import * as patterns from "../tables/intent-patterns.ts";
import { load, worked } from "./amounts.ts";
import { type ByAmount, type Desk, type Question, type Special, toolOf } from "./turn.ts";

const rounded = (value: number) => fieldText(value, 3);
const weighed = (kilograms: number) => (kilograms < 1 ? `${rounded(kilograms * 1000)} g` : `${rounded(kilograms)} kg`);

type Weight = Pick<Quantity, "value" | "said">;

/** A weight: its class by the rules, or the model that lifts it. */
export const kilograms: ByAmount = (amount, question, desk) => {
  const { words, page } = question;
  if (patterns.asksBuild.test(words.line)) return undefined;
  if (patterns.asksRule.test(words.line)) return ofClass(amount, question, desk);
  // A visitor's own drone is no question about the current service.
  const own = / my (?:\w+ ){0,4}drone /.test(words.line) || totalOf(question, desk);
  const heavy = page !== undefined && page.path === toolOf(desk, "endurance")?.path;
  const lifts = heavy || (patterns.liftWords.test(words.line) && ownWeights(question, desk).length === 0);
  const asksTime = lifts && ofFlightTime.test(words.line);
  if ((page?.group === "services" && !own) || (patterns.asksData.test(words.line) && !asksTime)) return undefined;
  // A weight alone may be anybody's.
  const flown = patterns.ofAircraft.test(words.line) || (amount.written === "g" && patterns.forWork.test(words.line));
  if (!page && !own && !flown) return undefined;
  if (!lifts) return ofClass(amount, question, desk);
  // The loads of one flight are added up.
  const { value, said } = sumOf(question, weightsIn(question, desk)) ?? amount;
  return load({ ...amount, value, said }, question, desk);
};

/** Weights of the models that a message names, without their load. */
function ownWeights({ words, page }: Question, desk: Desk): Weight[] {
  const heavy = (toolOf(desk, "endurance")?.figures.models ?? []).map(({ name, fullKilograms, payloadKilograms }) => ({
    name,
    of: "",
    value: fullKilograms - payloadKilograms,
  }));
  const light = desk.finder.all().flatMap(({ table, path, page: of }) => {
    const row = table?.rows.find(([label = ""]) => /^all-up weight$/i.test(label)) ?? [];
    return (table?.columns ?? []).map((name, at) => ({
      name: name === "Value" ? of : name,
      of: path,
      value: Number(/^([\d.]+) kg$/.exec(row[at] ?? "")?.[1] ?? 0),
    }));
  });
  // "Basic" is a model's name only where its page is spoken of.
  const meant = ({ name, of, value }: (typeof light)[number]) =>
    value > 0 &&
    words.line.includes(` ${wordsOf(name).join(" ")} `) &&
    (of === "" || of === page?.path || / (trainer|drone) /.test(words.line));
  return [...heavy, ...light].filter(meant).map(({ name, value }) => ({ value, said: `${name} (${weighed(value)})` }));
}

/** The weights in a message, without those they are compared with. */
const weightsIn = ({ words }: Question, desk: Desk): Weight[] =>
  quantitiesOf({ line: words.line.replace(patterns.limit, " ") }, desk.landUnits).filter(({ unit }) => unit === "kg");

/** Adds up weights: "a camera of 300 g on the Trainer Basic" makes 2.1 kg. */
function sumOf({ words }: Question, parts: Weight[]): (Weight & { sum: string }) | undefined {
  const line = words.line.replace(patterns.limit, " ").replace(patterns.joins, " ");
  if (parts.length < 2 || patterns.apart.test(line)) return undefined;
  const value = parts.reduce((sum, each) => sum + each.value, 0);
  const said = weighed(value);
  return { value, said, sum: `${parts.map((part) => part.said).join(" and ")} make ${said} together. ` };
}

const totalOf = (question: Question, desk: Desk) =>
  sumOf(question, [...weightsIn(question, desk), ...ownWeights(question, desk)]);

/** Rules without an amount: insurance of a named class, and the zones beside an airport. */
export const law: Special = (question, desk) => {
  const { line } = question.words;
  const tool = toolOf(desk, "which-rule", question.page?.path);
  if (!tool) return undefined;
  const { classes } = tool.figures;
  const [named, another] = classes.filter(({ name }) => line.includes(` ${name.toLowerCase()} `));
  const weighs = question.quantities.some(({ unit }) => unit === "kg");
  if (named && !another && !weighs && patterns.ofInsurance.test(line) && !patterns.insuredElse.test(line)) {
    const value = named.upToKilograms;
    return ofClass({ value, unit: "kg", said: weighed(value), written: "" }, question, desk);
  }
  if (!patterns.airport.test(line) || !patterns.nearAirport.test(line)) return undefined;
  const needed = patterns.needs.test(line) && patterns.ofPermission.test(line) && !patterns.asksOtherwise.test(line);
  const verdict = / without /.test(line) ? "No, not without permission: b" : needed ? "Yes: b" : "B";
  return zoned(`${verdict}eside an airport the zone decides, however light the drone is.`, tool, desk);
};

/** Class, pilot and papers for an all-up weight. */
const ofClass: ByAmount = (amount, question, desk) => {
  const tool = toolOf(desk, "which-rule", question.page?.path);
  // "The Basic or the Pro" is answered by the table that compares them.
  if (!tool || ownWeights(question, desk).length > 1) return undefined;
  const { line } = question.words;
  // "Is the Basic under 250 g" is about the weight of the Basic.
  const [own] = patterns.limit.test(line) ? ownWeights(question, desk) : [];
  const meant = own ? { value: own.value, said: weighed(own.value) } : amount;
  const { value, said, sum } = totalOf(question, desk) ?? { ...meant, sum: "" };
  const use = / (research|r d|prototype) /.test(line) ? "research" : patterns.forFun.test(line) ? "leisure" : "work";
  const values = { ...ruleValues, grams: rounded(value * 1000), use };
  const { input } = readRule(values);
  const { input: atLeisure } = readRule({ ...values, use: "leisure" });
  if (!input || !atLeisure) return undefined;
  const rule = answerRule(input, tool.figures);
  const unpaid = answerRule(atLeisure, tool.figures);
  const lists = desk.finder.all().filter(({ text }) => patterns.classList.test(text));
  const list = lists.find(({ path }) => path === question.page?.path) ?? lists[0];
  const told = (text: string) => worked(text, tool, values, list ? [{ ...list, kind: "rule" }] : []);
  const drone = `${sum}A drone of ${said} all-up weight, payload included,`;
  if (rule.beyond) return told(`${drone} is in no drone class. ${rule.beyond}`);
  const is = `${drone} is in the ${rule.className.toLowerCase()} class`;
  /** Yes or no to "do I need", "is it needed". To "may I without" only a no: a yes would allow more. */
  const yesOrNo = (needed: boolean) => {
    if (patterns.asksOtherwise.test(line)) return "";
    if (/ without /.test(line)) return needed ? "No. " : "";
    return patterns.needs.test(line) ? (needed ? "Yes. " : "No. ") : "";
  };
  if (patterns.ofInsurance.test(line)) return told(`${yesOrNo(rule.needsInsurance)}${is}. ${rule.insurance}`);
  const depends = use === "work" && !patterns.forWork.test(line) && rule.needsCertificate !== unpaid.needsCertificate;
  const verdict = depends
    ? "It depends on the use. "
    : rule.depends
      ? "It depends on who flies it, and where. "
      : yesOrNo(rule.needsCertificate);
  const lines = [
    ...(rule.research ? [`Research: ${rule.research}`] : []),
    `Pilot: ${depends ? `${unpaid.certificate} For work or pay: ${rule.certificate}` : rule.certificate}`,
    `Registration: ${rule.registration}`,
    `Insurance: ${rule.insurance}`,
    `Place: ${rule.permission}`,
  ].map((each) => `- ${each.replace(/\.$/, "")}`);
  return told([`${patterns.ofCertificate.test(line) ? verdict : ""}${is}:`, ...lines].join("\n"));
};

/** Labels under which pages say who of school age may come. */
const ofSchoolAge = /^(?:Age|Students|May school students come\?)$/;

/** What is open below the age of the certificate: the pages that name classes of a school, a line each. */
export const openToYounger = (finder: Finder): string[] =>
  finder
    .all()
    .filter(({ title, text }) => ofSchoolAge.test(title) && /\bclass(?:es)? [IVX]+\b/i.test(text))
    .map(
      ({ page, title, text }) =>
        `- ${page}: ${lowerFirst(sentencesOf(text.replace(`${title}: `, ""))[0] ?? "").replace(/\.$/, "")}`,
    );

/** Compares an age with the ages of the certificate. */
export const years: ByAmount = ({ value }, { page, words }, desk) => {
  const tool = toolOf(desk, "which-rule", page?.path);
  if (!tool || patterns.notAge.test(words.line)) return undefined;
  const { ageFrom, ageTo, schooling } = tool.figures.pilot;
  const span = `${ageFrom} to ${ageTo}`;
  const own =
    page && desk.finder.on(page.path).find(({ title, text }) => /^(age|entry)$/i.test(title) && text.includes(span));
  // A course that leads to no pilot's certificate does not ask for its age.
  if (!own && !(page ? patterns.ofPilot : patterns.ofPilots).test(words.line)) return undefined;
  const may = value >= ageFrom && value <= ageTo;
  const source = own ?? desk.finder.on(tool.path).find(({ text }) => text.includes(span));
  // "Is it too late" asks the other way round.
  const yes = may !== / too (late|old|young|early) /.test(words.line);
  const verdict = `${yes ? "Yes" : "No"}. For the Remote Pilot Certificate you must be ${span}, with ${lowerFirst(schooling)}.`;
  const younger = value < ageFrom ? [`Until then:`, ...openToYounger(desk.finder)] : [];
  return answerFrom(
    [[verdict, younger.shift()].filter(Boolean).join(" "), ...younger].join("\n"),
    source ? [{ ...source, kind: "rule" }] : [],
    source?.path,
  );
};

/** The record that lists the zones, after what they mean for the case. */
function zoned(verdict: string, { figures }: Instrument<"which-rule">, { finder }: Desk): Answer | undefined {
  const { ceiling, lowCeiling, yellowFrom, lowFrom } = figures.airspace;
  const marks = [`${ceiling} m`, `${lowCeiling} m`, `${yellowFrom} and ${lowFrom} km`];
  const list = finder.all().find(({ text }) => marks.every((mark) => text.includes(mark)));
  return list && answerFrom(`${verdict} ${shorten(list.text, () => 0, 60)}`.trim(), [{ ...list, kind: "rule" }]);
}

/** From this height on, a height without a word of the law is that of a place above the sea, unless somebody asks to fly. */
const PLACE_METRES = 1000;

/** Height above the ground, or distance to an airport. */
export const distance: ByAmount = ({ value, said, unit }, question, desk) => {
  const { words, page, quantities } = question;
  const near = patterns.airport.test(words.line);
  // Near an airport the distance decides before the height.
  const far = unit === "metre" && near && quantities.find((each) => each.unit === "km");
  if (far) return distance(far, question, desk);
  // The performance of our drones and cameras at a height is no question of law.
  const ofLaw = patterns.ofLaw.test(words.line) || patterns.mayFly.test(words.line);
  if ((page?.group === "product" || patterns.ofPicture.test(words.line)) && !ofLaw) return undefined;
  // Nor is the height of what stands in a field: "sugarcane, 10 feet tall".
  if (page?.group === "services" && !patterns.ofAir.test(words.line)) return undefined;
  // So many metres are the height of a place, such as a hill station, not of a flight.
  if (unit === "metre" && value >= PLACE_METRES && !ofLaw && !patterns.howHigh.test(words.line)) return undefined;
  if (!patterns.ofFlight.test(words.line) || (unit === "km" && !near)) return undefined;
  const tool = toolOf(desk, "which-rule");
  if (!tool) return undefined;
  const air = tool.figures.airspace;
  const tell = (verdict: string) => zoned(verdict && upperFirst(`${said} ${verdict}`), tool, desk);
  const ceiling = `the green zone's ${air.ceiling} m (400 ft)`;
  if (unit === "metre")
    return tell(value > air.ceiling ? `is above ${ceiling}.` : near ? "" : `is within ${ceiling}, away from airports.`);
  if (value < air.yellowFrom) return tell(airportWords.near);
  if (value < air.lowFrom) return tell(airportWords.yellow);
  return tell(
    value <= air.lowTo
      ? `from an airport: up to ${air.lowCeiling} m (200 ft) without permission; plan ${air.lowPlanned.from} to ${air.lowPlanned.to} m.`
      : "",
  );
};
