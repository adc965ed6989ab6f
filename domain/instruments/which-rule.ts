import { choiceIn, type Reading, readAll, type Values } from "./field-values.ts";
import type { RuleFigures } from "./figures.ts";
import { measureIn } from "./measures.ts";
import { words } from "./words/which-rule.ts";

/** Purposes that the rules distinguish. */
export const uses = [
  { id: "work", name: words.uses.work },
  { id: "leisure", name: words.uses.leisure },
  { id: "research", name: words.uses.research },
] as const;

export const schools = [
  { id: "ten", name: words.schools.ten },
  { id: "less", name: words.schools.less },
] as const;

export const places = [
  { id: "unknown", name: words.places.unknown },
  { id: "green", name: words.places.green },
  { id: "low", name: words.places.low },
  { id: "yellow", name: words.places.yellow },
  { id: "near", name: words.places.near },
  { id: "red", name: words.places.red },
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
  const weight = measureIn(grams, words.weight, "g", 1, 1_000_000);
  return readAll<RuleInput & { grams: number }>({
    grams: weight,
    kilograms: typeof weight === "number" ? weight / 1000 : 0,
    use: choiceIn(use, uses),
    age: measureIn(age, words.age, "year", 1, 120),
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
  /** The matching course; null if no certificate is needed, or the pilot is too old for one. */
  course: { name: string; to: string } | null;
};

/** The class of a weight, by the Drone Rules 2021: a class includes its upper limit. Undefined where those rules end. */
export function classOf(
  kilograms: number,
  classes: RuleFigures["classes"],
): RuleFigures["classes"][number] | undefined {
  return classes.find(({ upToKilograms }) => kilograms <= upToKilograms);
}

/** The answer for a drone that is too heavy for the Drone Rules: one sentence. */
const beyondRules = ({ rulesEndAt }: RuleFigures): RuleAnswer => ({
  className: "None",
  research: null,
  beyond: words.beyond(rulesEndAt),
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
  const large = className === "Large";
  const heavy = !["Nano", "Micro", "Small"].includes(className);
  const research = use.id === "research";
  /** Rule 42 holds in green zones; where the visitor has not looked, the answer names that condition. */
  const green = ["green", "low"].includes(place.id);
  const exempt = research && (green || place.id === "unknown");
  /** Research may be paid for, so that whether its flying is non-commercial is the reader's to say. */
  const unpaid = research && micro;
  const free = nano || (micro && use.id === "leisure");
  const underAge = age < pilot.ageFrom;
  const wrongAge = underAge || age > pilot.ageTo;
  const unschooled = school.id === "less";
  const model = use.id !== "work" && kilograms <= modelUpTo;
  const full = large
    ? words.certificateOfLarge(className, pilot.validYears)
    : words.certificate(className, pilot.trainingDays, authorised, pilot.validYears);
  const certificate =
    exempt && unpaid
      ? words.certificateUnlessEither(green, full)
      : exempt
        ? words.certificateUnlessResearch(green, full)
        : unpaid
          ? words.certificateUnlessUnpaid(full)
          : full;
  const registration = nano
    ? words.registrationOfNano
    : model
      ? words.registrationUnlessModel(modelUpTo)
      : words.registration;
  return {
    className,
    research: !research ? null : exempt ? words.research(figures.research) : words.noResearch,
    beyond: null,
    needsCertificate: !free,
    depends: (exempt || unpaid) && !free,
    needsInsurance: !nano,
    certificate: free ? (nano ? words.noCertificateForNano : words.noCertificateForMicro) : certificate,
    hindrance:
      free || !(wrongAge || unschooled)
        ? null
        : words.hindrance(
            wrongAge ? { from: pilot.ageFrom, to: pilot.ageTo } : null,
            unschooled ? pilot.schooling : null,
          ),
    // The company stores no child's details.
    underAge: underAge ? words.underAge(pilot.ageFrom) : null,
    registration: exempt ? words.registrationUnlessResearch(green, registration) : registration,
    insurance: nano ? words.noInsurance : words.insurance,
    permission: words.permission[place.id](figures.airspace),
    penalty: words.penalty(largestPenalty),
    course: free || large || age > pilot.ageTo ? null : heavy ? courses.heavy : courses.pilot,
  };
}
