/**
 * What the instruments are given: figures of the page they stand on, as numbers, units in their names. Each is typed once,
 * in the page's own record; its sentences and tables are made of the same numbers.
 */

/** From a to b, both included. */
export type Span = { from: number; to: number };

export type SprayFigures = {
  crops: { id: string; name: string; litresPerAcre: Span; orchard: boolean }[];
  sprayers: { id: string; name: string; tankLitres: number; peakAcresPerHour: number; swathMetres: number }[];
  /** Smallest first; null is "any number". */
  packages: { name: string; upToAcres: number | null; to: string }[];
  crewPeople: number;
  noticeHours: number;
  /** Share of the claimed peak rate with which the company itself plans ordinary plots. */
  plannedShare: number;
};

export type SurveyFigures = {
  camera: {
    megapixels: number;
    /** Width by height of a photograph. */
    aspect: number;
    /** Pixel on the ground, in centimetres, at a height in metres. */
    pixel: { centimetres: number; atMetres: number };
  };
  /** The company's own planning figures. */
  planning: {
    enduranceMinutes: number;
    /** Share of the endurance that stays in the battery at landing. */
    reserve: number;
    speedMetresPerSecond: number;
    exposureSeconds: number;
    shortestIntervalSeconds: number;
    secondsPerTurn: number;
    secondsToClimb: number;
    minutesBetweenFlights: number;
    megabytesPerPhotograph: number;
  };
  overlap: { forward: number; side: number };
  accuracy: { horizontal: string; vertical: string };
  control: { points: number; checks: number };
  ceilingMetres: number;
  lowCeilingMetres: number;
  packages: { name: string; upToAcres: number | null; to: string }[];
};

export type RuleFigures = {
  classes: { name: string; upToKilograms: number | null }[];
  pilot: { ageFrom: number; ageTo: number; validYears: number; schooling: string; trainingDays: string };
  airspace: { ceiling: number; lowCeiling: number; yellowFrom: number; lowFrom: number; lowTo: number };
  largestPenalty: string;
  courses: { pilot: { name: string; to: string }; heavy: { name: string; to: string } };
  authorised: boolean;
};

export type EnduranceFigures = {
  models: {
    id: string;
    name: string;
    /** All-up with the greatest load. */
    fullKilograms: number;
    payloadKilograms: number;
    fullMinutes: number;
    emptyMinutes: number;
  }[];
  /** The air for which the minutes are published. */
  published: { heightMetres: number; celsius: number };
  /** Share of the battery that is left at landing in the published minutes. */
  publishedReserve: number;
  /** Beyond these the company reduces the load by its handbook: nothing is worked out. */
  mostHeightMetres: number;
  mostCelsius: number;
};
