import { counted } from "#domain/instruments/field-values.ts";

/** The notice is one condition; walk and quotation take their own days. */
const noticeAllows = (earliest: string) =>
  `The notice alone allows no day before ${earliest}; the walk and the quotation come first.`;

/** Days, ranges and areas come as they are shown. */
export const words = {
  name: "Spray planner",
  /** What an enquiry is about; in the Hindi edition the English words follow in brackets, for staff. */
  subject: "Spray planner",
  limits:
    "An estimate, not a booking: our team confirms it. Hours include turns and refilling, not wind, travel or mixing. We fly only in calm hours, morning and evening: longer work takes several days. The product's label decides dose and water.",
  area: "Area",
  usualBigha: (squareFeet: string) => `In Madhya Pradesh a bigha is usually ${squareFeet} sq ft.`,
  crop: "Crop",
  sprayer: "Aircraft",
  against: "Compare with",
  noOther: "No other aircraft",
  day: "Preferred day",
  sprayerWithTank: (name: string, litres: number) => `${name}, ${litres} L`,
  /** A time as it is said: "46 to 64 minutes" for "46-64 minutes". */
  spoken: (time: string) => time.replace("-", " to "),
  tanks: (tanks: number) => counted(tanks, "tank"),
  take: (day: string) => `Take ${day}, the earliest day that works`,
  past: (earliest: string) => `This day is past. ${noticeAllows(earliest)}`,
  late: (day: string, noticeDay: string, earliest: string) =>
    `For ${day} the public notice is due by sunrise on ${noticeDay}, earlier than our office can arrange it. ${noticeAllows(earliest)}`,
  /**
   * The warning for crops without a procedure of the ministry.
   * @param published the crop beside it that has one
   */
  unpublished: (crop: string, published?: string) =>
    published
      ? `If you grow ${published}, the ministry has published a drone procedure for it. For ${crop} there is none: there we settle with you first whether it may be sprayed.`
      : `No drone procedure is published for ${crop}: we settle with you first whether they may be sprayed.`,
  land: "Land",
  case: "Case",
  caseOf: (acres: number, crop: string, sprayer: string) =>
    `${counted(acres, "acre")} of ${crop.toLowerCase()}, ${sprayer}`,
  water: "Water",
  litres: (litres: string, litresPerAcre: string) => `${litres} L (${litresPerAcre} L an acre)`,
  tanksLabel: "Tanks",
  fillings: (tanks: number) => counted(tanks, "filling"),
  fillingsAndRefills: (tanks: number, refills: number) => `${counted(tanks, "filling")}, ${counted(refills, "refill")}`,
  batteries: "Batteries",
  charges: (tanks: number, sets: number) => `${counted(tanks, "charge")}, one a filling, from ${counted(sets, "set")}`,
  batterySets: "Battery sets",
  plannedRate: "Planned rate",
  rate: "Rate",
  acresPerHour: (acres: string) => `${acres} acres per hour`,
  atWork: "At work",
  crew: "Crew",
  people: (people: number) => `${people} people`,
  notice: "Public notice",
  noticeBy: (day: string, hours: number) =>
    `Up by sunrise on ${day}, ${hours} hours before, through the competent authorities`,
  noticeHours: (hours: number) => `At least ${hours} hours before the first flight, through the competent authorities`,
};
