import { counted } from "#domain/instruments/field-values.ts";

/** Numbers come as they are shown, but for those that decide a plural. */
export const words = {
  name: "Endurance",
  /** What an enquiry is about; in the Hindi edition the English words follow in brackets, for staff. */
  subject: "Endurance",
  limits:
    "An estimate, computed from our time with a full load. Does not include wind, climbing, cruise or old batteries. It is no distance: the pilot keeps the drone in sight. Ask us to confirm it.",
  model: "Model",
  modelUpTo: (name: string, kilograms: number) => `${name}, up to ${kilograms} kg`,
  against: "Compare with",
  noOther: "No other model",
  payload: "Payload, kg",
  crateCounts: (kilograms: number) => `A crate counts as load: it weighs ${kilograms} kg.`,
  height: "Height above the sea, metres",
  heat: "Air temperature, °C",
  reserve: "Battery left at landing, %",
  minutes: (minutes: number) => `About ${counted(minutes, "minute")}`,
  askUs: "Ask us",
  beyond: (metres: string, celsius: number) => `Above ${metres} m or ${celsius} °C the payload is lower: ask us.`,
  cold: "Below 0 °C a battery gives less than our figures: keep it warm until take-off, and ask us.",
  withLoad: (kilograms: string) => `With ${kilograms} kg`,
  liftsAtMost: (kilograms: number) => `Lifts ${kilograms} kg at most`,
  greatestLoad: "Greatest load",
  fullWeight: "Weight, fully loaded",
  case: "Case",
  caseOf: (model: string, kilograms: string, reserve: string) =>
    `${model} with ${kilograms} kg, landing with ${reserve}% left`,
  air: "Air",
  density: (metres: string, celsius: string, share: string) =>
    `${metres} m, ${celsius} °C: ${share}% of the published density`,
  inTheAir: "In the air",
  published: "Published",
  publishedMinutes: (minutes: number, kilograms: number) => `${minutes} minutes with ${kilograms} kg`,
  computed: "Computed",
  emptyMinutes: (minutes: number) => `${minutes} minutes empty`,
  curve: "Minutes in the air by payload, falling from empty to the greatest load",
  minutesMark: (minutes: number) => `${minutes} min`,
  kilograms: (kilograms: number | string) => `${kilograms} kg`,
};
