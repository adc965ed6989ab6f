import type { Finder } from "../find/find.ts";
import { addressOf, type KnowledgeRecord } from "../knowledge/record.ts";
import { numberWords, type Quantity, type Unit } from "../read/quantities.ts";
import { type Answer, answerFrom, shorten, tell } from "../say/say.ts";
import type { Question } from "./question.ts";

/** Answers by an amount in the question, or leaves it to the search. */
type ByAmount = (amount: Quantity, question: Question, finder: Finder) => Answer | undefined;

const firstNumber = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
/** Upper end of a package's coverage in acres. */
const coverage = (scope = "") =>
  /unlimited/i.test(scope) ? Number.POSITIVE_INFINITY : /acre/i.test(scope) ? firstNumber(scope) : Number.NaN;
const rounded = (value: number) => String(Math.round(value * 100) / 100);

/**
 * What a rate in the text comes to for the amount that was asked about: "8-10 L" an acre is 96-120 L for 12 acres.
 * @returns a sentence, or "" where the text gives no rate for that unit
 */
export function workedOut(text: string, amounts: Quantity[]): string {
  for (const { value, unit, said } of amounts) {
    const name = { acre: "acre", batch: "batch" }[unit as string];
    if (!name || value <= 1) continue;
    const group =
      name === "batch" ? /\b(?:group|batch)[^:.\n]*(?::|has|of) (\w+)/i.exec(text)?.[1]?.toLowerCase() : undefined;
    const each = group === undefined ? Number.NaN : (numberWords[group] ?? Number(group));
    if (each > 0) return `${said} of ${group} make ${each * value} people at most.`;
    const number = "(\\d+(?:\\.\\d+)?)(?:-(\\d+(?:\\.\\d+)?))?";
    const rate =
      new RegExp(`(?:per|an?|each) ${name}: ${number} (\\w+)`, "i").exec(text) ??
      new RegExp(`${number} (\\w+) (?:per|an?|for each|each|every) ${name}`, "i").exec(text);
    const of = rate?.[3];
    if (!rate || !of) continue;
    const [low, high] = [Number(rate[1]), Number(rate[2] ?? rate[1])].map((each) => rounded(each * value));
    return `For ${said} that is ${low === high ? low : `${low}-${high}`} ${of}.`;
  }
  return "";
}

const tooSmall = / (small|smaller|tiny|little|bother|minimum|least|only|just|even|less|few) /;
/** Questions about a field or plot that the size of it does not decide. */
const ofElse =
  / (how long|how many (?:days|hours|people|batteries|flights)|time|accura\w+|deliver\w*|receive|equipment|rule|rules|permission|licen\w+|certificate|notice|wind|rain|map|report) /;

/** How often a tank is filled, or how long a field takes, by the figures of the sprayers. */
const sprayed = ({ value, said }: Quantity, { words, quantities }: Question, finder: Finder): Answer | undefined => {
  const fillings = / how many (?:\w+ ){0,3}(fill\w*|refill\w*|tanks?|tankfuls?) /.test(words.line);
  const time = / how (long|many hours) (?:\w+ ){0,4}spray\w* (?:\w+ ){0,2}\d+ acres? $/.test(words.line);
  if (!fillings && !time) return undefined;
  const tank = quantities.find(({ unit }) => unit === "litre")?.value;
  const sprayers = finder.all().filter(({ kind, text }) => kind === "item" && /Coverage per tank: /.test(text));
  const sprayer = tank ? sprayers.find(({ text }) => text.includes(`Tank capacity: ${tank} L`)) : sprayers[0];
  const each = Number(/Coverage per tank: ([\d.]+) acres at 10 L/.exec(sprayer?.text ?? "")?.[1]);
  const rate = Number(/Claimed peak rate: (\d+) acres per hour/.exec(sprayer?.text ?? "")?.[1]);
  if (!sprayer || !(fillings ? each > 0 : rate > 0)) return undefined;
  return answerFrom(
    fillings
      ? `${Math.ceil(value / each)} fillings: ${said} at 10 L an acre, with ${each} acres to a tank of the ${sprayer.title}.`
      : `At the claimed peak rate of ${rate} acres per hour with the ${sprayer.title}, ${said} take ${rounded(value / rate)} hours of spraying at least. Filling, batteries and the crop's need of water add to that, so the crew tells you the time for your field.`,
    [sprayer],
  );
};

/** Packages by area: the smallest that covers it, with what the crop takes, or which work is meant. */
const acres: ByAmount = (amount, question, finder) => {
  const { page, topics, words, ranked, interest } = question;
  const sum = sprayed(amount, question, finder);
  if (sum) return sum;
  const { value, said } = amount;
  const chooses = / (packages?|plans?) /.test(words.line);
  if (!chooses && (value <= 1 || tooSmall.test(words.line) || ofElse.test(words.line))) return undefined;
  const all = finder.all();
  const paths = new Set(all.filter(({ scope }) => coverage(scope) > 0).map(({ path }) => path));
  const fitting = (path: string) =>
    all
      .filter((record) => record.path === path && record.kind === "package" && coverage(record.scope) >= value)
      .sort((a, b) => coverage(a.scope) - coverage(b.scope))[0];
  const named = topics.find(({ path, score }) => paths.has(path) && score >= 0.5)?.path;
  const path = page && paths.has(page.path) ? page.path : named;
  if (path) {
    const fit = fitting(path);
    if (!fit) return undefined;
    const row = chooses
      ? undefined
      : ranked
          .slice(0, 4)
          .find(
            ({ record }) =>
              record.path === path &&
              record.said?.lines?.some((line) => /per acre/i.test(line)) &&
              record.kind === "row",
          )?.record;
    const crop = row && tell(row, () => 0);
    const water = crop ? workedOut(crop, [amount]) : "";
    const own = tell(fit, interest).replace(/^[^\n]*:\n/, "");
    const text = `For ${said}, take the ${fit.title} package (${fit.scope}).${water ? ` ${water.replace(`For ${said} that is`, `${row?.title ?? ""} needs`).replace(/\.$/, " of water.")}` : ""}`;
    return answerFrom(`${text}\n${own}`, row && water ? [fit, row] : [fit]);
  }
  const choices = [...paths].flatMap((each) => fitting(each) ?? []);
  if (choices.length === 0) return undefined;
  return {
    kind: "clarify",
    text: `Which work do you mean? For ${said} that would be:\n${choices.map(({ page: name, title, scope }) => `- ${name}: ${title} package (${scope})`).join("\n")}`,
    links: choices.map(addressOf).slice(0, 2),
    waiting: `${said} package`,
    sources: choices,
  };
};

const liftWords =
  / (lift\w*|payload|loads?|crates?|cargo|deliver\w*|transport\w*|raise|carry|carries|hp10|hp20|hp30|pick|heavy|haul|sacks?) /;
const asksRule =
  / (class|category|micro|small|nano|medium|licen\w+|rpc|register\w*|registration|uin|legal\w*|certificate|permit|permission|law|rules?|insurance|insured) /;
const asksData = / (how (?:long|high|far|fast)|crew|how many|wind|charg\w+|warranty) /;

const kilograms: ByAmount = (amount, question, finder) => {
  const { words, page } = question;
  if (asksRule.test(words.line)) return classOf(amount, question, finder);
  if (page?.group === "services" || asksData.test(words.line)) return undefined;
  const lifts = liftWords.test(words.line) || page?.path.endsWith("heavy-payload-drones");
  return lifts ? liftOf(amount, question, finder) : classOf(amount, question, finder);
};

const payloadOf = ({ data }: KnowledgeRecord) => data?.find(({ label }) => label === "Payload")?.value;

const liftOf: ByAmount = ({ value, said }, { interest, words }, finder) => {
  const models = finder.all().filter((record) => record.kind === "item" && payloadOf(record));
  const payload = (record: KnowledgeRecord) => firstNumber(payloadOf(record) ?? "");
  const sorted = models.sort((a, b) => payload(a) - payload(b));
  const fit = sorted.find((model) => payload(model) >= value);
  const asked = sorted.filter(({ title }) => words.words.includes(title.toLowerCase().replace("-", "")));
  const [only] = asked;
  const short =
    asked.length === 1 && only && payload(only) < value ? `No, the ${only.title} carries ${payload(only)} kg. ` : "";
  if (fit) return answerFrom(`${short}For ${said}, take the ${fit.title}. ${tell(fit, interest)}`, [fit]);
  const largest = sorted.at(-1);
  if (!largest) return undefined;
  const custom = "/services/custom-drone-development";
  return answerFrom(
    `No: ${said} is more than our largest model lifts, which is ${payload(largest)} kg with the ${largest.title}. In parts of that weight it would be ${Math.ceil(value / payload(largest))} lifts. For more, ask about ${finder.page(custom)?.name}.`,
    [largest],
    undefined,
    [custom],
  );
};

/** How a record reads that lists all weight classes. */
const classList = /nano:? up to 250 g.*micro.*small.*medium.*large/i;

/** The weights of a message belong together where it says so: "a drone of 1.9 kg with a camera of 300 g". */
function totalOf(question: Question): { value: number; said: string; sum: string } | undefined {
  const weights = question.quantities.filter(({ unit }) => unit === "kg");
  if (weights.length < 2 || / (or|between|than|versus|vs|to) /.test(question.words.line)) return undefined;
  const value = weights.reduce((sum, each) => sum + each.value, 0);
  const said = value < 1 ? `${rounded(value * 1000)} g` : `${rounded(value)} kg`;
  return { value, said, sum: `${weights.map((each) => each.said).join(" and ")} make ${said} together. ` };
}

/** Weight class of an all-up weight, read from the record that lists the classes. */
const classOf: ByAmount = (amount, question, finder) => {
  const { value, said, sum } = totalOf(question) ?? { ...amount, sum: "" };
  const lists = finder.all().filter(({ text }) => classList.test(text));
  const list = lists.find(({ path }) => path === question.page?.path) ?? lists[0];
  const parts = list?.text.match(/(?:nano|micro|small|medium|large):? (?:up to|over|above)[^;.]*/gi) ?? [];
  const bound = (part: string) => {
    const upper = [...part.matchAll(/(\d+(?:\.\d+)?) (g|kg)\b/g)].at(-1);
    if (!upper || /^large/i.test(part)) return Number.POSITIVE_INFINITY;
    return Number(upper[1]) * (upper[2] === "g" ? 0.001 : 1);
  };
  const part = parts.find((each) => value <= bound(each));
  const name = part && /^\w+/.exec(part)?.[0]?.toLowerCase();
  if (!list || !part || !name) return undefined;
  const cover = finder
    .all()
    .find(({ kind, text }) => kind === "rule" && /insurance is required for every class but nano/.test(text));
  if (cover && / (insurance|insured) /.test(question.words.line))
    return answerFrom(`${name === "nano" ? "No" : "Yes"}: a drone of ${said} is in the ${name} class. ${cover.text}`, [
      cover,
    ]);
  const light = name === "nano" || name === "micro";
  const needs = finder
    .all()
    .find(({ kind, text }) =>
      kind !== "rule"
        ? false
        : light
          ? /^No (Remote Pilot C|c)ertificate is needed for nano/.test(text)
          : /needs a Remote Pilot Certificate|a pilot with a Remote Pilot/.test(text),
    );
  const pilot = light ? (needs ? shorten(needs.text, () => 0, 20) : "") : "The pilot needs a Remote Pilot Certificate.";
  return answerFrom(
    `${sum}A drone of ${said} all-up weight, payload included, is in the ${name} class (${part.replace(/^\w+:? /, "").split(/[:,]/)[0]}). ${pilot}${name === "nano" ? " It needs a Unique Identification Number (UIN), and a look at the airspace map before each flight." : ""}`,
    [list, ...(needs ? [{ ...needs, kind: "rule" as const }] : [])],
  );
};

/** Minutes; who asks for more means hours of training. */
const MOST_MINUTES = 240;

/** Flight time: the smallest model that stays up so long. */
const minutes: ByAmount = ({ value, said }, { page, words }, finder) => {
  if (value > MOST_MINUTES || page?.group === "training") return undefined;
  if (!/ (endurance|fly|flies|flying|flight|stays?|hovers?|air) /.test(words.line)) return undefined;
  const path = page?.group === "product" ? page.path : "/product/trainer-drone";
  const table = finder.on(path).find(({ kind }) => kind === "table");
  const row = table?.table?.rows.find(([first = ""]) => /flight time|endurance/i.test(first));
  if (!table?.table || !row) return undefined;
  const { columns } = table.table;
  const fits = row.slice(1).map((cell, at) => ({ column: columns[at + 1] ?? "", cell, time: firstNumber(cell) }));
  const best = fits.filter(({ time }) => time >= value).sort((a, b) => a.time - b.time)[0];
  const lines = fits.map(({ column, cell }) => `- ${column}: ${cell}`).join("\n");
  const verdict = best
    ? `For ${said} in the air, take the ${best.column}, which flies ${best.cell}.`
    : `None of them stays up for ${said}.`;
  return answerFrom(`${verdict} ${row[0]}, by our own figures:\n${lines}`, [table]);
};

const spanInDays = (text: string) => {
  const found = /(\d+)(?:-\d+)? (day|week|month)/.exec(text);
  return found ? Number(found[1]) * { day: 1, week: 7, month: 30 }[found[2] as "day" | "week" | "month"] : Number.NaN;
};

/** "I have only five days", "two weeks off": the visitor's own time. */
const atHand =
  / (have|only|just|within|spare|free|got|give) (?:\w+ ){0,2}(day|days|week|weeks|month|months) | (days|weeks|months?) (only|free|off|leave|holidays?|to spare|at hand) /;
const notOwn =
  / (not|longer|more than|how long|how many) | \d+ (day|week)s? (?:\w+ ){0,2}(workshop|course|program|programme|class|one)/;

/** Time at hand: the longest workshop that fits into it. */
const days: ByAmount = ({ value, said }, { page, topics, words, interest }, finder) => {
  if (!atHand.test(words.line) || notOwn.test(words.line)) return undefined;
  const length = ({ data }: KnowledgeRecord) =>
    spanInDays(data?.find(({ label }) => label === "Duration")?.value ?? "");
  const choices = finder.on(page?.path ?? topics[0]?.path ?? "").filter(({ kind }) => kind === "item");
  const fit = choices.filter((choice) => length(choice) <= value).sort((a, b) => length(b) - length(a))[0];
  return fit && answerFrom(`${said} are enough for this one. ${tell(fit, interest)}`, [fit]);
};

/** The record that tells all three zones. */
export const zoneRecord = (finder: Finder) =>
  finder.all().find(({ text }) => /120 m/.test(text) && /60 m/.test(text) && /5 and 8 km/.test(text));

const ofFlight =
  / (airport|airports|aerodrome|fly|flying|flight|height|high|altitude|zone|zones|legal|permission|above) /;
const ofLaw = / (allowed|legal\w*|permission|permitted|zones?|rules?|airports?) /;

/** Height or distance to an airport: the zones, as a record gives them. */
const zones =
  (unit: "metre" | "km"): ByAmount =>
  ({ value, said }, { words, page }, finder) => {
    // How a drone of ours does at a height is no question of law.
    if (page?.group === "product" && !ofLaw.test(words.line)) return undefined;
    if (!ofFlight.test(words.line) || (unit === "km" && !/ (airports?|aerodrome) /.test(words.line))) return undefined;
    const list = zoneRecord(finder);
    if (!list) return undefined;
    const verdict =
      unit === "metre"
        ? value > 120
          ? `${said} is above the green zone's 120 m (400 ft). `
          : `${said} is within the green zone's 120 m (400 ft), away from airports. `
        : value < 5
          ? `${said} from an airport is too near to fly without asking: look at the airspace map and get permission first. `
          : value < 8
            ? `${said} from an airport is in the yellow zone, which begins at the ground there: air traffic control must agree first. `
            : value <= 12
              ? `${said} from an airport: up to 60 m (200 ft) without permission. `
              : "";
    return answerFrom(`${verdict}${shorten(list.text, () => 0, 60)}`, [{ ...list, kind: "rule" }]);
  };

/** Flying beside an airport is a matter of its zones, whatever the drone weighs. */
export function besideAirport({ words }: Question, finder: Finder): Answer | undefined {
  const { line } = words;
  if (
    !/ (airports?|aerodrome|airstrip|air ?port) /.test(line) ||
    !/ (fly|flying|flight|take|permission|asking|allowed|legal|licen\w+|drone) /.test(line)
  )
    return undefined;
  if (!/ (near|next|beside|close|around|by|at|over|inside|within|behind|from|without|adjacent) /.test(line))
    return undefined;
  if (/ (camera|course|teach|classroom|reach|come|office|pick) /.test(line)) return undefined;
  const list = zoneRecord(finder);
  const verdict =
    / without /.test(line) && !/ how /.test(line)
      ? "No, not without asking: beside"
      : / (need|needed|required|must|necessary) /.test(line)
        ? "Yes: beside"
        : "Beside";
  return (
    list &&
    answerFrom(
      `${verdict} an airport the zone decides, however light the drone is. ${shorten(list.text, () => 0, 60)}`,
      [{ ...list, kind: "rule" }],
    )
  );
}

const notAge = / (experience|warranty|valid\w*|company|old company) | for (?:\w+ )?years? /;

/** Age against the age of the certificate. */
const years: ByAmount = ({ value }, { page, words }, finder) => {
  if (notAge.test(words.line)) return undefined;
  const all = finder.all();
  const own =
    page && finder.on(page.path).find(({ title, text }) => /^(age|entry)$/i.test(title) && /18 to 65/.test(text));
  const rule =
    own ??
    all.find(
      ({ kind, text, path }) => path.endsWith("drone-pilot-training") && kind === "datum" && /18 to 65/.test(text),
    );
  const ofPilots = / (pilot|rpc|certificate|licen\w+|fly|flying|course|join|enrol) /.test(words.line);
  if (page && !own && (!ofPilots || (page.group !== "training" && page.group !== "excellence-center")))
    return undefined;
  if (!rule) return undefined;
  const may = value >= 18 && value <= 65;
  const young =
    value < 18 ? all.find(({ kind, title }) => kind === "faq" && /school students/i.test(title)) : undefined;
  return answerFrom(
    `${may ? "Yes" : "No"}: at ${value} you are ${may ? "within" : "outside"} the age for the Remote Pilot Certificate, which is 18 to 65 with class 10 or its equivalent.${young ? ` ${young.title} ${shorten(young.text, () => 0, 30)}` : ""}`,
    [{ ...rule, kind: "rule" }],
    rule.path,
    young ? [addressOf(young)] : [],
  );
};

const byUnit: { [Name in Unit]?: ByAmount } = {
  acre: acres,
  kg: kilograms,
  min: minutes,
  day: days,
  metre: zones("metre"),
  km: zones("km"),
  year: years,
};

/** What an amount in the question decides: package, model, class, rule. Undefined where it decides nothing. */
export function byAmount(question: Question, finder: Finder): Answer | undefined {
  for (const amount of question.quantities) {
    const found = byUnit[amount.unit]?.(amount, question, finder);
    if (found) return found;
  }
  return undefined;
}
