/**
 * What the site says of the law, typed once, from the company's sheet of Indian drone rules; of flights at night and of
 * paid courses the sheet says nothing. A rule that may change carries a key of `checks`: pages add "check the current rule" to it, and
 * `npm run facts` says when it was last looked at.
 */

/** Heights in metres above ground, distances in kilometres from the perimeter of an operational airport. */
export const airspace = {
  ceiling: 120,
  lowCeiling: 60,
  yellowFrom: 5,
  lowFrom: 8,
  lowTo: 12,
  ceilingFeet: 400,
  lowCeilingFeet: 200,
  /** What we plan under the low ceiling, so that terrain and satellite error leave a margin. */
  lowPlanned: { from: 50, to: 55 },
} as const;

/** Kilograms of all-up weight: above `rulesEndAt` the Aircraft Rules apply; model drones weigh `modelUpTo` at most. */
export const rulesEndAt = 500;
export const modelUpTo = 25;

/** Upper limits of all-up weight in kilograms, payload included. */
export const weightClasses = [
  { name: "Nano", upTo: 0.25 },
  { name: "Micro", upTo: 2 },
  { name: "Small", upTo: 25 },
  { name: "Medium", upTo: 150 },
  { name: "Large", upTo: rulesEndAt },
] as const;

/** The Remote Pilot Certificate. */
export const certificate = {
  age: { from: 18, to: 65 },
  schooling: "Class 10 or equivalent",
  /** Enough without a passport. */
  papers: ["Government ID", "proof of address"],
  validYears: 10,
  trainingDays: { from: 5, to: 8 },
};

/** How long an authorised organisation trains for it. */
export const rptoTraining: string = `${certificate.trainingDays.from} to ${certificate.trainingDays.to} days`;

/** The largest penalty that the Drone Rules name. */
export const largestPenalty: string = "₹1 lakh";

/** What the Atal Innovation Mission grants to a school for an Atal Tinkering Lab. */
export const tinkeringLabGrant = {
  setUp: "₹10 lakh",
  running: "₹10 lakh",
  years: "five",
  classes: "VI to XII",
};

/** Hours of public notice before spraying. */
export const sprayingNotice = 24;

const { ceiling, ceilingFeet, lowCeiling, lowCeilingFeet, lowPlanned, yellowFrom, lowFrom, lowTo } = airspace;

/** Rules that several pages tell, in the same words. */
export const rules = {
  greenZones: `Green zones need no permission up to ${ceiling} m (${ceilingFeet} ft), or ${lowCeiling} m (${lowCeilingFeet} ft) between ${lowFrom} and ${lowTo} km from the perimeter of an operational airport: plan ${lowPlanned.from} to ${lowPlanned.to} m there, to keep a margin.`,
  otherZones: `Yellow zones need air traffic control's permission; between ${yellowFrom} and ${lowFrom} km from an airport's perimeter they begin at the ground. Red zones need the Central Government's permission.`,
  noCertificate:
    "Nano drones need no Remote Pilot Certificate, nor do micro drones flown non-commercially. Every other flight needs one, a micro drone for pay included (recognised research bodies: see rule 42).",
  typeCertificate: `Type certification is needed, except for nano drones and for model drones (up to ${modelUpTo} kg, for education, research, design, testing or recreation, never for paid work).`,
  category:
    "A certificate names category (such as aeroplane or rotorcraft) and class: one for multirotors does not cover aeroplanes.",
  research:
    "Recognised educational and research institutions, recognised start-ups and drone makers with a tax number need, by rule 42, no type certificate, Unique Identification Number (UIN), permission or pilot's certificate. It holds for research, development and testing only, in a green zone, on premises or open ground they control.",
  statePolicy: "The Madhya Pradesh drone policy of 2025 offers a capital subsidy of 40%, up to ₹30 crore.",
};

/**
 * The rule that decides what trainees without the certificate may fly, for every page with such flying.
 * @param lessons what the page calls them: "course", "module"
 */
export const paidTraining = (lessons: string) => ({
  rule: `Whether a micro drone flown in a paid ${lessons} counts as flown non-commercially is for the regulator to say; if not, you stay at the simulator until you hold the Remote Pilot Certificate.`,
  check: "paidTraining" as const,
});

/** Topics that can change. `lookedAt` is the day on which somebody last read the rule itself or the sheet. */
export const checks = {
  registration: {
    topic: "Registration and certificates (D-1 to D-4) moved to the eGCA portal; map and permissions on Digital Sky",
    lookedAt: "2026-11-21",
  },
  sight: { topic: "Flight beyond visual line of sight by exemption only", lookedAt: "2026-11-21" },
  subsidies: { topic: "Support for buying a drone (SMAM, Namo Drone Didi)", lookedAt: "2026-11-21" },
  statePolicy: { topic: "Madhya Pradesh drone policy 2025: capital subsidy", lookedAt: "2026-11-21" },
  identity: { topic: "Unique Identification Number, and who is exempt", lookedAt: "2026-11-21" },
  typeCertificate: { topic: "Type certification, and who is exempt", lookedAt: "2026-11-21" },
  pilotClass: {
    topic: "The Remote Pilot Certificate names category and class flown; sprayers above 25 kg are medium",
    lookedAt: "2026-11-23",
  },
  research: { topic: "Research and development drones: conditions of rule 42", lookedAt: "2026-11-23" },
  sprayProducts: {
    topic: "Spraying by drone: the interim approval of registered products, and the crops with a procedure",
    lookedAt: "2026-11-23",
  },
  night: { topic: "Flights after sunset and before sunrise", lookedAt: "2026-11-23" },
  paidTraining: {
    topic: "Whether a micro drone flown in a paid course counts as flown non-commercially",
    lookedAt: "2026-11-21",
  },
};

export type Check = keyof typeof checks;
