import type { RuleFigures, Span } from "../figures.ts";

type Airspace = RuleFigures["airspace"];

/** Who is free of papers under rule 42. @param green whether the visitor flies in a green zone */
const underRule42 = (green: boolean) =>
  green
    ? "None under rule 42, for recognised bodies on ground they control"
    : "None under rule 42, for recognised bodies on ground they control in a green zone";

/**
 * Choices, subjects of the problems at the fields, and the sentences of the answer. `className` is a class by its name in
 * the figures. `otherwise` is the sentence for those whom an exception does not cover.
 */
export const words = {
  uses: { work: "For work or pay", leisure: "For myself, without pay", research: "Research and development" },
  schools: { ten: "Class 10 or equivalent, or more", less: "Less than that" },
  places: {
    unknown: "I have not looked yet",
    green: "Green zone",
    low: "Green, 8 to 12 km from an airport's perimeter",
    yellow: "Yellow zone, such as 5 to 8 km from a perimeter",
    near: "Less than 5 km from an airport's perimeter",
    red: "Red zone",
  },
  weight: "The weight",
  age: "The age",
  beyond: (kilograms: number) =>
    `The Drone Rules end at ${kilograms} kg. Above that the Aircraft Rules apply: ask the regulator.`,
  research: (rule42: string) => `${rule42} Check its conditions.`,
  noResearch: "Rule 42 does not apply here: it is for green zones.",
  /** @param authorised whether the company is an authorised RPTO */
  certificate: (className: string, trainingDays: string, authorised: boolean, validYears: number) => {
    const at = authorised ? "us or any authorised RPTO" : "an authorised RPTO; we prepare you and help you find one";
    return `Remote Pilot Certificate for your aircraft's category and the ${className.toLowerCase()} class, after ${trainingDays} of training and a test at ${at}. Valid ${validYears} years.`;
  },
  certificateOfLarge: (className: string, validYears: number) =>
    `Remote Pilot Certificate for your aircraft's category and the ${className.toLowerCase()} class: ask the regulator which organisation trains for it. Valid ${validYears} years.`,
  noCertificateForNano: "None: nano drones need no Remote Pilot Certificate.",
  noCertificateForMicro: "None: micro drones flown non-commercially need no Remote Pilot Certificate.",
  certificateUnlessResearch: (green: boolean, otherwise: string) => `${underRule42(green)}. Otherwise: ${otherwise}`,
  certificateUnlessUnpaid: (otherwise: string) => `None where the flying is non-commercial. Otherwise: ${otherwise}`,
  certificateUnlessEither: (green: boolean, otherwise: string) =>
    `${underRule42(green)}, or where the flying is non-commercial. Otherwise: ${otherwise}`,
  /** What the pilot lacks; null for what is right. */
  hindrance: (ages: Span | null, schooling: string | null) => {
    const lacking = [
      ages && `be ${ages.from} to ${ages.to}`,
      schooling && `have passed ${schooling.toLowerCase()}`,
    ].filter(Boolean);
    return `You cannot get the certificate now: you must ${lacking.join(" and ")}.`;
  },
  underAge: (ageFrom: number) => `Under ${ageFrom}, let a parent or teacher write to us.`,
  registration: "Unique Identification Number (UIN), and type certification. Check the current rule and portal.",
  registrationOfNano:
    "Unique Identification Number (UIN). Nano drones need no type certification. Check the current rule and portal.",
  registrationUnlessModel: (kilograms: number) =>
    `Unique Identification Number (UIN), and type certification unless it counts as a model drone (up to ${kilograms} kg, for education, research, design, testing or recreation, never for paid work). Check the current rule and portal.`,
  registrationUnlessResearch: (green: boolean, otherwise: string) => `${underRule42(green)}. Otherwise: ${otherwise}`,
  insurance: "Third-party insurance is required.",
  noInsurance: "Third-party insurance is not required for nano drones.",
  permission: {
    unknown: () => "Look at the airspace map for your place on the day: the zone decides.",
    green: ({ ceiling }: Airspace) => `None up to ${ceiling} m. Above that, look at the map and ask.`,
    low: ({ lowCeiling, lowFrom, lowTo, lowPlanned }: Airspace) =>
      `None up to ${lowCeiling} m between ${lowFrom} and ${lowTo} km from the perimeter of an operational airport. Plan ${lowPlanned.from} to ${lowPlanned.to} m, to keep a margin.`,
    yellow: ({ yellowFrom, lowFrom }: Airspace) =>
      `Air traffic control's permission. Between ${yellowFrom} and ${lowFrom} km from an airport's perimeter the yellow zone begins at the ground.`,
    near: () => "Look at the map and ask the authorities first: we cannot answer this.",
    red: () => "The Central Government's permission, for any flight.",
  },
  penalty: (largest: string) => `Up to ${largest}, the largest penalty in the rules.`,
};
