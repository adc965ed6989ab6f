import { answerRule, readRule, ruleValues } from "../../../../app/instruments/which-rule.ts";
import { addressOf } from "../knowledge/record.ts";
import type { Quantity } from "../read/quantities.ts";
import { wordsOf } from "../read/words.ts";
import { type Answer, answerFrom, isYesOrNo, shorten } from "../say/say.ts";
import { load, toolOf, worked } from "./amounts.ts";
import type { ByAmount, Desk, Question } from "./question.ts";

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
const weighed = (kilograms: number) => (kilograms < 1 ? `${rounded(kilograms * 1000)} g` : `${rounded(kilograms)} kg`);

const liftWords =
  / (lift\w*|payload|loads?|crates?|cargo|deliver\w*|transport\w*|raise|carry|carries|hp10|hp20|hp30|pick|heavy|haul|sacks?) /;
const asksRule =
  / (class|category|micro|small|nano|medium|licen\w+|rpc|register\w*|registration|uin|legal\w*|certificate|permit|permission|law|rules?|insurance|insured) /;
const asksData = / (how (?:long|high|far|fast)|crew|how many|wind|charg\w+|warranty) /;
const forFun =
  / (hobby|fun|leisure|myself|own use|non commercial|noncommercial|personal|at home|without pay|kids?|child\w*) /;
/** Weights that are set against each other; "add 300 g to it" is not. */
const apart = / (or|between|than|versus|vs|to) /;
const joins = / (?:add|added|adding|attach\w*|fix\w*|mount\w*|fit\w*) (?:\w+ ){0,5}to /;
/** How a record reads that lists all weight classes. */
const classList = /nano:? up to 250 g.*micro.*small.*medium.*large/i;

type Weight = Pick<Quantity, "value" | "said">;

/** A weight: which class of the rules it is in, or which model lifts it. */
export const kilograms: ByAmount = (amount, question, desk) => {
  const { words, page } = question;
  if (asksRule.test(words.line)) return ofClass(amount, question, desk);
  if (page?.group === "services" || asksData.test(words.line)) return undefined;
  const heavy = page?.path.endsWith("heavy-payload-drones");
  const lifts = liftWords.test(words.line) && ownWeights(question, desk).length === 0;
  return (lifts || heavy ? load : ofClass)(amount, question, desk);
};

/** What the models weigh that a message names: of one that carries a load, without the load. */
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

/** The weights of a message belong together: "a camera of 300 g on the Trainer Basic" makes 2.1 kg. */
function totalOf(question: Question, desk: Desk): (Weight & { sum: string }) | undefined {
  const parts = [...question.quantities.filter(({ unit }) => unit === "kg"), ...ownWeights(question, desk)];
  if (parts.length < 2 || apart.test(question.words.line.replace(joins, " "))) return undefined;
  const value = parts.reduce((sum, each) => sum + each.value, 0);
  const said = weighed(value);
  return { value, said, sum: `${parts.map((part) => part.said).join(" and ")} make ${said} together. ` };
}

/** What the rules ask of an all-up weight: class, pilot, papers. */
const ofClass: ByAmount = (amount, question, desk) => {
  const tool = toolOf(desk, "which-rule", question.page?.path);
  if (!tool) return undefined;
  const { line } = question.words;
  const { value, said, sum } = totalOf(question, desk) ?? { ...amount, sum: "" };
  const use = / (research|r d|prototype) /.test(line) ? "research" : forFun.test(line) ? "leisure" : "work";
  const values = { ...ruleValues, grams: rounded(value * 1000), use };
  const { input } = readRule(values);
  const { input: atLeisure } = readRule({ ...values, use: "leisure" });
  if (!input || !atLeisure) return undefined;
  const rule = answerRule(input, tool.figures);
  const unpaid = answerRule(atLeisure, tool.figures).certificate;
  const lists = desk.finder.all().filter(({ text }) => classList.test(text));
  const list = lists.find(({ path }) => path === question.page?.path) ?? lists[0];
  const told = (text: string) => worked(text, tool, values, list ? [{ ...list, kind: "rule" }] : []);
  const is = `${sum}A drone of ${said} all-up weight, payload included, is in the ${rule.className.toLowerCase()} class`;
  /** "Do I need", "is it needed", "may I without": yes or no, by whether it is needed. */
  const yesOrNo = (needed: boolean) => {
    const without = / without /.test(line);
    return !without && !isYesOrNo(question.words) ? "" : needed === without ? "No. " : "Yes. ";
  };
  if (/ (insurance|insured) /.test(line))
    return told(`${yesOrNo(!/not required/.test(rule.insurance))}${is}. ${rule.insurance}`);
  const depends = use === "work" && rule.certificate !== unpaid;
  const verdict = depends ? "It depends on the use. " : yesOrNo(!/^None/.test(rule.certificate));
  const lines = [
    `Pilot: ${depends ? `${unpaid} For work or pay: ${rule.certificate}` : rule.certificate}`,
    `Registration: ${rule.registration}`,
    `Insurance: ${rule.insurance}`,
    `Place: ${rule.permission}`,
  ].map((each) => `- ${each.replace(": None: ", ": none, as ").replace(/\.$/, "")}`);
  return told([`${/ (licen\w+|rpc|certificate|permit) /.test(line) ? verdict : ""}${is}:`, ...lines].join("\n"));
};

const notAge = / (experience|warranty|valid\w*|company|old company) | for (?:\w+ )?years? /;
const ofPilots = / (pilot|rpc|certificate|licen\w+|fly|flying|course|join|enrol) /;

/** Age against the age of the certificate. */
export const years: ByAmount = ({ value }, { page, words }, desk) => {
  const tool = toolOf(desk, "which-rule", page?.path);
  if (!tool || notAge.test(words.line)) return undefined;
  const teaches = page?.group === "training" || page?.group === "excellence-center";
  const own =
    page && desk.finder.on(page.path).find(({ title, text }) => /^(age|entry)$/i.test(title) && /18 to 65/.test(text));
  if (page && !own && !(ofPilots.test(words.line) && teaches)) return undefined;
  const { ageFrom, ageTo, schooling } = tool.figures.pilot;
  const may = value >= ageFrom && value <= ageTo;
  const school = ({ kind, title }: { kind: string; title: string }) => kind === "faq" && /school students/i.test(title);
  const young = value < ageFrom ? desk.finder.all().find(school) : undefined;
  const source = own ?? desk.finder.on(tool.path).find(({ text }) => text.includes(`${ageFrom} to ${ageTo}`));
  const verdict = `${may ? "Yes" : "No"}: at ${value} you are ${may ? "within" : "outside"} the age for the Remote Pilot Certificate, which is ${ageFrom} to ${ageTo} with ${schooling.toLowerCase()}.`;
  return answerFrom(
    young ? `${verdict} ${young.title} ${shorten(young.text, () => 0, 30)}` : verdict,
    source ? [{ ...source, kind: "rule" }] : [],
    source?.path,
    young ? [addressOf(young)] : [],
  );
};

const ofFlight =
  / (airport|airports|aerodrome|fly|flying|flight|height|high|altitude|zone|zones|legal|permission|above) /;
const ofLaw = / (allowed|legal\w*|permission|permitted|zones?|rules?|airports?) /;
const ofPicture = / (pixels?|gsd|resolution|ground sampl\w+|accura\w+|detail\w*) /;
const airport = / (airports?|aerodrome|airstrip|air ?port) /;
const near = / (near|next|beside|close|around|by|at|over|inside|within|behind|from|without|adjacent) /;
const flies = / (fly|flying|flight|take|permission|asking|allowed|legal|licen\w+|drone) /;
const otherwise = / (camera|course|teach|classroom|reach|come|office|pick) /;

/** The zones as a record gives them all, with what they mean for the case. */
function zoned(verdict: string, { finder }: Desk): Answer | undefined {
  const list = finder.all().find(({ text }) => /120 m/.test(text) && /60 m/.test(text) && /5 and 8 km/.test(text));
  return list && answerFrom(`${verdict} ${shorten(list.text, () => 0, 60)}`.trim(), [{ ...list, kind: "rule" }]);
}

/** Height above the ground, or distance to an airport. */
export const distance: ByAmount = ({ value, said, unit }, { words, page }, desk) => {
  // How a drone of ours does at a height, and what its camera sees from there, is no question of law.
  if ((page?.group === "product" || ofPicture.test(words.line)) && !ofLaw.test(words.line)) return undefined;
  if (!ofFlight.test(words.line) || (unit === "km" && !airport.test(words.line))) return undefined;
  const air = toolOf(desk, "which-rule")?.figures.airspace;
  if (!air) return undefined;
  const tell = (verdict: string) => zoned(verdict && `${said} ${verdict}`, desk);
  const ceiling = `the green zone's ${air.ceiling} m (400 ft)`;
  if (unit === "metre")
    return tell(value > air.ceiling ? `is above ${ceiling}.` : `is within ${ceiling}, away from airports.`);
  if (value < air.yellowFrom)
    return tell(
      "from an airport is too near to fly without asking: look at the airspace map and get permission first.",
    );
  if (value < air.lowFrom)
    return tell(
      "from an airport is in the yellow zone, which begins at the ground there: air traffic control must agree first.",
    );
  return tell(value <= air.lowTo ? `from an airport: up to ${air.lowCeiling} m (200 ft) without permission.` : "");
};

/** Flying beside an airport is a matter of its zones, whatever the drone weighs. */
export function besideAirport({ words: { line } }: Question, desk: Desk): Answer | undefined {
  if (!airport.test(line) || !flies.test(line) || !near.test(line) || otherwise.test(line)) return undefined;
  const without = / without /.test(line) && !/ how /.test(line);
  const needed = / (need|needed|required|must|necessary) /.test(line);
  const start = without ? "No, not without asking: beside" : needed ? "Yes: beside" : "Beside";
  return zoned(`${start} an airport the zone decides, however light the drone is.`, desk);
}
