import { company } from "./company";
import { claimed } from "./stated/claims";

/**
 * Every figure that more than one surface shows, typed once: pages, demonstration articles, brochures, chat and
 * structured data read it here. `state` says who stands behind it, and so what the site may say about it:
 *
 * - `specification`: fixed by the product's specification; the company claims it, and the site says that it is a claim;
 * - `facts sheet`: a rule or a reading from the company's sheet of Indian drone rules (see also `law.ts`);
 * - `company, unconfirmed`: a working value that the company has still to confirm;
 * - `sample`: invented to hold a place, and marked as a sample where it stands;
 * - `confirmed`: the owner has confirmed the claim, or stated another value, at the desk.
 *
 * `wording` or `note` is how a surface that shows one of two true values explains it. `npm run facts` prints what the
 * owner still has to confirm or replace.
 */
type State = "specification" | "facts sheet" | "company, unconfirmed" | "sample" | "confirmed";

/** What every fact says of itself. `unit` is that of its number, where it has one. */
export type FigureSource = { unit?: string; source: string; state: State };

const specified = (section: string, unit?: string) =>
  ({ unit, source: `specification, section ${section}`, state: "specification" }) as const;
const reading = (unit?: string) =>
  ({ unit, source: "facts sheet, where the specification gives two values", state: "facts sheet" }) as const;
const unconfirmed = (unit?: string) =>
  ({ unit, source: "working value, until the company confirms it", state: "company, unconfirmed" }) as const;

/** Hours of the pilot course's five modules, in their order, with how each is taught. */
const pilotModules = [
  { hours: 8, mode: "Theory" },
  { hours: 12, mode: "Practical" },
  { hours: 6, mode: "Mixed" },
  { hours: 4, mode: "Mixed" },
  { hours: 10, mode: "Practical" },
] as const;
const hoursOf = (mode?: "Practical") =>
  pilotModules.filter((module) => !mode || module.mode === mode).reduce((sum, { hours }) => sum + hours, 0);
const sum = (weeks: readonly number[]) => weeks.reduce((total, each) => total + each, 0);
const industrialModules = [1, 2, 2, 1] as const;
const dataModules = [1, 2, 2, 1] as const;
const technicianModules = [2, 2, 2, 1] as const;
const threeModules = [4, 6, 8] as const;

const peopleTrained = claimed("peopleTrained", {
  value: "2500+",
  label: "students trained",
  note: "Our claim: over all our programs",
  ...specified("1", "people"),
});

export const facts = {
  dronesBuilt: claimed("dronesBuilt", {
    value: "150+",
    label: "custom drones manufactured",
    note: "Our claim: built to order",
    ...specified("1", "drones"),
  }),
  dronesDelivered: claimed("dronesDelivered", {
    value: 500,
    label: "drones delivered",
    note: "Our claim: custom builds and standard models together",
    ...specified("9", "drones"),
  }),
  peopleTrained,
  certifiedPilots: claimed("certifiedPilots", {
    value: 1200,
    label: "certified pilots",
    note: `Our claim: of the ${peopleTrained.value} people trained. The Remote Pilot Certificate follows training and test at an authorised RPTO; it does not come from us`,
    ...specified("9", "people"),
  }),
  workshops: claimed("workshops", {
    value: "80+",
    label: "workshops and training programs",
    note: "Our claim",
    ...specified("1", "workshops and programs"),
  }),
  certificationRate: claimed("certificationRate", {
    value: "95%",
    label: "certification rate",
    note: "Our claim, for our own certificates and not for the Remote Pilot Certificate",
    ...specified("1", "per cent"),
  }),
  placement: claimed("placement", {
    value: "98%",
    label: "job placement assistance",
    note: "Our claim. Assistance for those who ask, never a guarantee of a job",
    ...specified("1", "per cent"),
  }),
  years: { value: 5, label: "years", note: "The first five years, 2019-2024", ...specified("9", "years") },

  pilotCourse: {
    weeks: 4,
    weekendWeeks: 6,
    range: "4-6 weeks",
    wording: "4 weeks full-time; up to 6 weeks in weekend batches",
    level: "Beginner to Advanced",
    modules: pilotModules,
    hours: hoursOf(),
    practicalHours: hoursOf("Practical"),
    ...reading("weeks"),
  },
  /** Of the pilot course and the fast track. */
  batch: { places: 12, perInstructor: 4, ...unconfirmed("trainees") },
  technicianCourse: {
    weeks: sum(technicianModules),
    modules: technicianModules,
    range: "8-10 weeks",
    wording: "7 weeks full-time; 8-10 weeks in weekend batches",
    ...reading("weeks"),
  },
  developmentProgram: {
    range: "12-16 weeks",
    wording: "Workshops of 2, 5 and 10 days, and a separate program of 12-16 weeks",
    ...reading("weeks"),
  },
  /** What stands wherever a fee is spoken of. */
  courseFee: {
    gst: 18,
    wording: "In the quotation, with and without GST: 18% unless exempt (check the current rule)",
    unit: "per cent",
    source: "facts sheet, looked up on 23 November 2026",
    state: "facts sheet",
  },
  /** What stands wherever the tax on a drone is spoken of. */
  droneTax: {
    value: "5%",
    wording: "GST on drones is 5% since 22 September 2025",
    unit: "per cent",
    source: "facts sheet",
    state: "facts sheet",
  },
  /** Which makes our workshop takes in, for the technician course and the service days alike. */
  repairs: {
    wording: "We check drones of any make, and repair our own and others with common open-source autopilots",
    ...unconfirmed(),
  },
  industrialCourse: { weeks: sum(industrialModules), modules: industrialModules, ...specified("9", "weeks") },
  dataCourse: { weeks: sum(dataModules), modules: dataModules, ...specified("9", "weeks") },
  threeModules: { weeks: sum(threeModules), modules: threeModules, passMark: 70, ...specified("9", "weeks") },
  fastTrack: { name: "RPTO Fast Track", weeks: 12, levels: 4, ...specified("9", "weeks") },
  droneWorkshops: { days: [2, 5, 10] as const, ...specified("9", "days") },
  aircraftWorkshops: { days: [3, 7, 14] as const, ...specified("9", "days") },
  earlyBird: {
    value: "Early Bird: 20% Off",
    note: "20% off the regular fee of a batch, for those who book early. The quotation states both fees and the last day.",
    ...specified("9", "per cent"),
  },
  trainingFootnote: {
    value: "EMI available, 100% practical training, industry recognized certification",
    note: `Our claim. Every trainee practises in person, beside the theory: in the pilot course ${hoursOf("Practical")} of ${hoursOf()} guided hours are practical modules. The certificates are our own, and none replaces the Remote Pilot Certificate.`,
    ...specified("9", "per cent"),
  },

  controlRange: {
    value: "10 km",
    wording: "Radio control range; legal flight needs visual line of sight",
    ...reading("kilometres"),
  },
  endurance: {
    value: "30 min",
    wording: "Both cameras, still air, new battery, landing with 20% left",
    ...specified("1", "minutes"),
  },
  warranty: { value: "2 years", wording: "2-year warranty", ...specified("9", "years") },
  trainer: {
    flightTime: { basic: "30 min", pro: "45 min", elite: "60 min" },
    ...specified("9", "minutes"),
  },
  /** Of the trainers and the surveillance drone. */
  workingTemperature: { value: "0 to 45 °C", ...unconfirmed("degrees") },
  trainerSheet: {
    weight: { basic: "1.8 kg", pro: "2.6 kg", elite: "4.9 kg" },
    range: { basic: "1 km", pro: "5 km", elite: "10 km" },
    ...unconfirmed("kilograms; kilometres"),
  },

  sprayRate: {
    value: "50 acres per hour",
    acres: 50,
    wording: "Our claim: peak field rate of our largest sprayer",
    ...reading("acres per hour"),
  },
  spraying: {
    /** How many come to a field. */
    crew: { people: 2, wording: "two" },
    /** Litres of water an acre: from field crops to orchards, and what the coverage of a tank rests on. */
    water: { from: 8, to: 20, usual: 10 },
    /** Litres an hour that the largest sprayer's pumps give; the claimed peak rate rests on it, and every plan. */
    pumpFlow: 250,
    /** Battery sets on the charger for each one in the air. */
    charging: 4,
    /** Metres above the crop; metres of swath, by sprayer; metres by which two swaths overlap. */
    height: { from: 2, to: 3 },
    swath: { 40: 9, 35: 8, 32: 7 },
    overlap: 0.5,
    /** Metres a second. */
    windLimit: 5,
    ...unconfirmed(),
  },
  tanks: { litres: [40, 35, 32] as const, ...specified("9", "litres") },
  /**
   * What a bigha is differs from place to place. The first size is the one of Madhya Pradesh and is meant where a visitor
   * says no more; the second is used elsewhere, and by some here.
   */
  bigha: {
    squareFeet: [12_000, 27_000],
    unit: "square feet",
    source: "three public converters of land units for Madhya Pradesh",
    state: "company, unconfirmed",
  },
  survey: {
    /** Shares of a photograph that the next one along the line, and the one on the next line, show again. */
    overlap: { forward: 0.8, side: 0.7 },
    /** Metres; centimetres a pixel of the mapping camera at that height. */
    usualHeight: 60,
    pixel: 0.8,
    controlPoints: 5,
    checkPoints: 5,
    ...unconfirmed(),
  },
  solarIrradiance: { value: "600 W/m²", ...unconfirmed("watts per square metre") },
  replyTime: {
    /** Stands in the message after sending alone, as the specification words it, with the note beside it. */
    value: "within 24 hours",
    note: `The 24 hours for a reply count on working days: we reply ${company.hours.reply}`,
    /** What every other place says. */
    workingDay: company.hours.workingDay,
    wording: company.hours.reply,
    ...specified("8", "hours"),
  },
  officeHours: { value: company.hours.office, ...specified("9") },
  supportHours: { value: company.hours.support, ...reading("hours a day") },
  /** When practice flights begin on our fields. */
  flyingFrom: { value: "7:00", ...unconfirmed("o'clock") },
  /** How long an enquiry is kept; the server forgets older ones (ENQUIRIES_KEPT_MONTHS). */
  enquiriesKept: { months: 12, wording: "twelve months", ...unconfirmed("months") },
  /** How long the lines of the technical log are kept, as the files of `deploy/` set it. */
  logsKept: {
    days: 180,
    wording: "180 days",
    unit: "days",
    source: "CERT-In Directions of 28 April 2022",
    state: "facts sheet",
  },
  /** How long the assistant's server remembers a session after its last message. */
  chatKept: { minutes: 30, unit: "minutes", source: "the assistant's memory", state: "company, unconfirmed" },
} satisfies { [name: string]: FigureSource & { [key: string]: unknown } };
