import { choiceIn, type Reading, readAll, type Values } from "./field-values.ts";
import type { RuleFigures } from "./figures.ts";
import { measureIn } from "./measures.ts";

/** Purposes that the rules distinguish. */
export const uses = [
  { id: "work", name: "For work or pay" },
  { id: "leisure", name: "For myself, without pay" },
  { id: "research", name: "Research and development" },
] as const;

export const schools = [
  { id: "ten", name: "Class 10 or equivalent, or more" },
  { id: "less", name: "Less than that" },
] as const;

export const places = [
  { id: "unknown", name: "I have not looked yet" },
  { id: "green", name: "Green zone" },
  { id: "low", name: "Green, 8 to 12 km from an airport's perimeter" },
  { id: "yellow", name: "Yellow zone, such as 5 to 8 km from a perimeter" },
  { id: "near", name: "Less than 5 km from an airport's perimeter" },
  { id: "red", name: "Red zone" },
] as const;

export type RuleInput = {
  /** All-up weight in kilograms, payload included. */
  kilograms: number;
  use: (typeof uses)[number];
  age: number;
  school: (typeof schools)[number];
  place: (typeof places)[number];
};

/** The form's initial values; the weight is in grams, to be precise at the limit of nano drones. */
export const ruleValues = { grams: "2600", use: "work", age: "25", school: "ten", place: "unknown" } satisfies Values;

/** Reads the form's values, or says which fields are invalid and why. */
export function readRule({
  grams = "",
  use = "",
  age = "",
  school = "",
  place = "",
}: Values): Reading<RuleInput & { grams: number }> {
  const weight = measureIn(grams, "The weight", "g", 1, 1_000_000);
  return readAll<RuleInput & { grams: number }>({
    grams: weight,
    kilograms: typeof weight === "number" ? weight / 1000 : 0,
    use: choiceIn(use, uses),
    age: measureIn(age, "The age", "year", 1, 120),
    school: choiceIn(school, schools),
    place: choiceIn(place, places),
  });
}

export type RuleAnswer = {
  className: string;
  /** The exemption of research bodies (rule 42), or null for other purposes. */
  research: string | null;
  /** Where the Drone Rules end, which is then the whole answer; else null. */
  beyond: string | null;
  /** Texts of the result's rows. */
  certificate: string;
  needsCertificate: boolean;
  /** Whether conditions decide that this form does not ask: those of rule 42, or whether research is paid for. */
  depends: boolean;
  /** Why the pilot cannot have the certificate yet, or null. */
  hindrance: string | null;
  /** What applies to a pilot under age, or null. */
  underAge: string | null;
  registration: string;
  insurance: string;
  needsInsurance: boolean;
  permission: string;
  penalty: string;
  /** The matching course; null if no certificate is needed. */
  course: { name: string; to: string } | null;
};

/** The class of a weight, by the Drone Rules 2021: a class includes its upper limit. Undefined where those rules end. */
export function classOf(
  kilograms: number,
  classes: RuleFigures["classes"],
): RuleFigures["classes"][number] | undefined {
  return classes.find(({ upToKilograms }) => kilograms <= upToKilograms);
}

/** The sentence for a visitor below the age of the certificate: the company stores no child's details. */
const youngWords = (ageFrom: number) => `Under ${ageFrom}, let a parent or teacher write to us.`;

/** The answer for a drone that is too heavy for the Drone Rules: one sentence. */
const beyondRules = ({ rulesEndAt }: RuleFigures): RuleAnswer => ({
  className: "None",
  research: null,
  beyond: `The Drone Rules end at ${rulesEndAt} kg. Above that the Aircraft Rules apply: ask the regulator.`,
  certificate: "",
  needsCertificate: true,
  depends: true,
  hindrance: null,
  underAge: null,
  registration: "",
  insurance: "",
  needsInsurance: true,
  permission: "",
  penalty: "",
  course: null,
});

/** What the zone asks of everybody. */
function permissionIn(place: RuleInput["place"]["id"], { airspace }: RuleFigures): string {
  const { ceiling, lowCeiling, lowPlanned, yellowFrom, lowFrom, lowTo } = airspace;
  const texts: Record<RuleInput["place"]["id"], string> = {
    unknown: "Look at the airspace map for your place on the day: the zone decides.",
    green: `None up to ${ceiling} m. Above that, look at the map and ask.`,
    low: `None up to ${lowCeiling} m between ${lowFrom} and ${lowTo} km from the perimeter of an operational airport. Plan ${lowPlanned.from} to ${lowPlanned.to} m, to keep a margin.`,
    yellow: `Air traffic control's permission. Between ${yellowFrom} and ${lowFrom} km from an airport's perimeter the yellow zone begins at the ground.`,
    near: "Look at the map and ask the authorities first: we cannot answer this.",
    red: "The Central Government's permission, for any flight.",
  };
  return texts[place];
}

/**
 * What the Drone Rules 2021, as amended, require for one flight within sight. The sentences follow the rules on the page;
 * where these say nothing, the answer is to look at the map and ask.
 */
export function answerRule({ kilograms, use, age, school, place }: RuleInput, figures: RuleFigures): RuleAnswer {
  const { pilot, classes, modelUpTo, largestPenalty, courses, authorised } = figures;
  const className = classOf(kilograms, classes)?.name;
  if (!className) return beyondRules(figures);
  const nano = className === "Nano";
  const micro = className === "Micro";
  const research = use.id === "research";
  /** Rule 42 holds in green zones; where the visitor has not looked, the answer names that condition. */
  const green = ["green", "low"].includes(place.id);
  const exempt = research && (green || place.id === "unknown");
  const underRule42 = `None under rule 42, for recognised bodies on ground they control${green ? "" : " in a green zone"}`;
  /** Research may be paid for, so that whether its flying is non-commercial is the reader's to say. */
  const unpaid = research && micro;
  const free = nano || (micro && use.id === "leisure");
  const heavy = !["Nano", "Micro", "Small"].includes(className);
  const from = authorised ? "us or any authorised RPTO" : "an authorised RPTO; we prepare you and help you find one";
  const large = className === "Large";
  const training = large
    ? ": ask the regulator which organisation trains for it"
    : `, after ${pilot.trainingDays} of training and a test at ${from}`;
  const certificate = `Remote Pilot Certificate for your aircraft's category and the ${className.toLowerCase()} class${training}. Valid ${pilot.validYears} years.`;
  const underAge = age < pilot.ageFrom;
  const hindrances = [
    (underAge || age > pilot.ageTo) && `be ${pilot.ageFrom} to ${pilot.ageTo}`,
    school.id === "less" && `have passed ${pilot.schooling.toLowerCase()}`,
  ].filter(Boolean);
  const model = use.id !== "work" && kilograms <= modelUpTo;
  const type = nano
    ? ". Nano drones need no type certification."
    : `, and type certification${model ? ` unless it counts as a model drone (up to ${modelUpTo} kg, for education, research, design, testing or recreation, never for paid work)` : ""}.`;
  const registration = `Unique Identification Number (UIN)${type} Check the current rule and portal.`;
  return {
    className,
    research: !research
      ? null
      : exempt
        ? `${figures.research} Check its conditions.`
        : "Rule 42 does not apply here: it is for green zones.",
    beyond: null,
    needsCertificate: !free,
    depends: (exempt || unpaid) && !free,
    needsInsurance: !nano,
    certificate: free
      ? `None: ${nano ? "nano drones need no Remote Pilot Certificate" : "micro drones flown non-commercially need no Remote Pilot Certificate"}.`
      : exempt
        ? `${underRule42}${unpaid ? ", or where the flying is non-commercial" : ""}. Otherwise: ${certificate}`
        : unpaid
          ? `None where the flying is non-commercial. Otherwise: ${certificate}`
          : certificate,
    hindrance:
      free || hindrances.length === 0
        ? null
        : `You cannot get the certificate now: you must ${hindrances.join(" and ")}.`,
    underAge: underAge ? youngWords(pilot.ageFrom) : null,
    registration: exempt ? `${underRule42}. Otherwise: ${registration}` : registration,
    insurance: nano ? "Third-party insurance is not required for nano drones." : "Third-party insurance is required.",
    permission: permissionIn(place.id, figures),
    penalty: `Up to ${largestPenalty}, the largest penalty in the rules.`,
    course: free || large ? null : heavy ? courses.heavy : courses.pilot,
  };
}
