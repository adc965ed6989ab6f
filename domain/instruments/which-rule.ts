import { choiceIn, numberIn, type Reading, readAll, type Values } from "./field-values.ts";
import type { RuleFigures } from "./figures.ts";

/** Purposes that the rules distinguish. */
export const uses = [
  { id: "work", name: "For work or pay" },
  { id: "leisure", name: "For myself, without pay" },
  { id: "research", name: "Research and development" },
] as const;

export const schools = [
  { id: "ten", name: "Class 10 or more" },
  { id: "less", name: "Less than class 10" },
] as const;

export const places = [
  { id: "unknown", name: "I have not looked yet" },
  { id: "green", name: "Green zone" },
  { id: "low", name: "Green, 8 to 12 km from an airport" },
  { id: "yellow", name: "Yellow zone, such as 5 to 8 km from an airport" },
  { id: "near", name: "Less than 5 km from an airport" },
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
  const weight = numberIn(grams, "The weight", 1, 1_000_000, "grams");
  return readAll<RuleInput & { grams: number }>({
    grams: weight,
    kilograms: typeof weight === "number" ? weight / 1000 : 0,
    use: choiceIn(use, uses),
    age: numberIn(age, "The age", 1, 120, "years"),
    school: choiceIn(school, schools),
    place: choiceIn(place, places),
  });
}

export type RuleAnswer = {
  className: string;
  /** Texts of the result's rows. */
  certificate: string;
  needsCertificate: boolean;
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

/** The class of a weight; a class includes its upper limit (Drone Rules 2021). */
export function classOf(
  kilograms: number,
  classes: RuleFigures["classes"],
): RuleFigures["classes"][number] | undefined {
  return classes.find(({ upToKilograms }) => upToKilograms === null || kilograms <= upToKilograms);
}

/** The sentence for a visitor below the age of the certificate: the company stores no child's details. */
const youngWords = (ageFrom: number) => `Under ${ageFrom}, let a parent or teacher write to us.`;

/**
 * What the Drone Rules 2021, as amended, require for one flight within sight. The sentences follow the rules on the page;
 * where these say nothing, the answer is to look at the map and ask.
 */
export function answerRule({ kilograms, use, age, school, place }: RuleInput, figures: RuleFigures): RuleAnswer {
  const { pilot, airspace, classes, largestPenalty, courses, authorised } = figures;
  const own = classOf(kilograms, classes);
  const className = own?.name ?? "";
  const nano = className === "Nano";
  const micro = className === "Micro";
  const free = nano || (micro && use.id === "leisure");
  const heavy = !["Nano", "Micro", "Small"].includes(className);
  const from = authorised ? "us or any authorised RPTO" : "an authorised RPTO; we prepare you and help you find one";
  const permission: Record<RuleInput["place"]["id"], string> = {
    unknown: "Look at the airspace map for your place on the day; the zone decides.",
    green: `None up to ${airspace.ceiling} m. Above that, look at the map and ask.`,
    low: `None up to ${airspace.lowCeiling} m between ${airspace.lowFrom} and ${airspace.lowTo} km from an operational airport.`,
    yellow: `Air traffic control must agree; between ${airspace.yellowFrom} and ${airspace.lowFrom} km from an airport from the ground up.`,
    near: "Look at the map and ask before anything else: this answer is not ours to give.",
    red: "Only with the Central Government's permission.",
  };
  const certificate = `Remote Pilot Certificate, after ${pilot.trainingDays} of training and a test at ${from}. Valid ${pilot.validYears} years.`;
  const underAge = age < pilot.ageFrom;
  const hindrances = [
    underAge && `the certificate begins at age ${pilot.ageFrom}`,
    age > pilot.ageTo && `the certificate ends at age ${pilot.ageTo}`,
    school.id === "less" && `it asks for ${pilot.schooling.toLowerCase()}`,
  ].filter(Boolean);
  return {
    className,
    needsCertificate: !free,
    needsInsurance: !nano,
    certificate: free
      ? `None: ${nano ? "nano drones need no Remote Pilot Certificate" : "micro drones flown non-commercially need no Remote Pilot Certificate"}.`
      : micro && use.id === "research"
        ? `None where the research is non-commercial. Otherwise: ${certificate}`
        : certificate,
    hindrance: free || hindrances.length === 0 ? null : `As things stand: ${hindrances.join(", and ")}.`,
    underAge: underAge ? youngWords(pilot.ageFrom) : null,
    registration:
      use.id === "research"
        ? "None for research and development drones: no Unique Identification Number. Ask whether yours counts as one, and about its type certification."
        : `A Unique Identification Number (UIN)${nano ? ". Type certification is not needed for nano drones" : ", and type certification of the model unless it is a model drone"}. Check the current rule and portal.`,
    insurance: nano ? "Third-party insurance is not required for nano drones." : "Third-party insurance is required.",
    permission: permission[place.id],
    penalty: `Up to ${largestPenalty}, the largest penalty in the rules.`,
    course: free ? null : heavy ? courses.heavy : courses.pilot,
  };
}
