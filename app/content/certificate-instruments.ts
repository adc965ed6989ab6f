import type { RuleFigures, TrainingPathFigures } from "#domain/instruments/figures.ts";
import { company } from "./company";
import {
  airspace,
  certificate,
  largestPenalty,
  modelUpTo,
  rptoTraining,
  rules,
  rulesEndAt,
  weightClasses,
} from "./law";
import type { InstrumentSection } from "./schema";

const authorised = Boolean(company.rptoAuthorisation);

/** "Which rule, which certificate", for a page from which these courses are found. */
export function whichRule(courses: RuleFigures["courses"]): InstrumentSection {
  return {
    kind: "instrument",
    id: "which-rule",
    instrument: "which-rule",
    eyebrow: "Work it out",
    heading: "Which rule, which certificate",
    intro: "Enter your drone, purpose and place to see class, papers and permission.",
    figures: {
      classes: weightClasses.map(({ name, upTo }) => ({ name, upToKilograms: upTo })),
      modelUpTo,
      rulesEndAt,
      pilot: {
        ageFrom: certificate.age.from,
        ageTo: certificate.age.to,
        validYears: certificate.validYears,
        schooling: certificate.schooling,
        trainingDays: rptoTraining,
      },
      airspace,
      largestPenalty,
      research: rules.research,
      courses,
      authorised,
    },
  };
}

/**
 * A link to "Which rule, which certificate" with one case filled in.
 * @param name what is flown, as the link reads
 * @param kilograms all-up, payload included; as a number or as a data sheet writes it ("1.8 kg"); none where it is open
 */
export function ruleCase(
  name: string,
  use: "work" | "leisure" | "research",
  kilograms?: number | string,
): { name: string; to: string } {
  const query = new URLSearchParams({ use });
  if (kilograms !== undefined) query.set("grams", String(Math.round(Number.parseFloat(`${kilograms}`) * 1000)));
  return { name, to: `/excellence-center/3-modules/rpto?${query}#which-rule` };
}

/** "My way to the certificate" through the lessons of one course. */
export function myWay(
  course: Pick<TrainingPathFigures, "lessons" | "unit" | "rhythms" | "levels" | "bring">,
): InstrumentSection {
  return {
    kind: "instrument",
    id: "my-way",
    instrument: "my-way",
    eyebrow: "Work it out",
    heading: "My way to the certificate",
    intro: "Enter your first day to see weeks, lessons on a calendar and papers.",
    figures: {
      ...course,
      rptoDays: rptoTraining,
      authorised,
      papers: [certificate.schooling, ...certificate.papers],
      ages: certificate.age,
    },
  };
}
