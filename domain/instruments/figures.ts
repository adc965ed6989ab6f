/**
 * What the instruments are given: figures of the page they stand on, as numbers, units in their names. Each is typed once,
 * in the page's own record; its sentences and tables are made of the same numbers.
 */

/** From a to b, both included. */
export type Span = { from: number; to: number };

/** A package that is chosen by area; null is "any number of acres". */
export type AreaPackage = { name: string; upToAcres: number | null };

/** Where the sun is looked up, and the place's clock: minutes ahead of UTC, and what it is called. */
type PlaceAndClock = {
  place: { name: string; latitude: number; longitude: number };
  zone: { offset: number; name: string };
};

export type SprayFigures = PlaceAndClock & {
  crops: { id: string; name: string; litresPerAcre: Span; orchard: boolean }[];
  sprayers: { id: string; name: string; tankLitres: number; peakAcresPerHour: number }[];
  /** Smallest first. */
  packages: readonly AreaPackage[];
  crewPeople: number;
  noticeHours: number;
  /** Sizes of a bigha; the first is meant where the visitor chooses none. */
  bighaSquareFeet: readonly number[];
  /** Share of the claimed peak rate with which the company itself plans ordinary plots. */
  plannedShare: number;
};

/** How a grid is flown: the company's own planning figures. */
export type GridPlanning = {
  enduranceMinutes: number;
  /** Share of the endurance that stays in the battery at landing. */
  reserve: number;
  speedMetresPerSecond: number;
  exposureSeconds: number;
  shortestIntervalSeconds: number;
  secondsPerTurn: number;
  secondsToClimb: number;
  minutesBetweenFlights: number;
};

export type SurveyFigures = {
  camera: {
    megapixels: number;
    /** Width by height of a photograph. */
    aspect: number;
    /** Pixel on the ground, in centimetres, at a height in metres. */
    pixel: { centimetres: number; atMetres: number };
  };
  planning: GridPlanning & { megabytesPerPhotograph: number };
  overlap: { forward: number; side: number };
  /** The company's claim, and the height up to which it is meant. */
  accuracy: { horizontal: string; vertical: string; upToMetres: number };
  /** For each block of land, and the distance from its base up to which positions are corrected. */
  control: { points: number; checks: number; baselineMetres: number };
  /** What flies, with the class of its weight. */
  aircraft: { name: string; weight: string; className: string };
  ceilingMetres: number;
  lowCeilingMetres: number;
  packages: readonly AreaPackage[];
};

export type ThermalFigures = PlaceAndClock & {
  camera: { pixels: { across: number; along: number }; pixel: { centimetres: number; atMetres: number } };
  planning: GridPlanning;
  overlap: { forward: number; side: number };
  /** What is flown over, with the coarsest pixel that still shows its faults. */
  targets: {
    solar: { name: string; coarsestCentimetres: number };
    roof: { name: string; coarsestCentimetres: number };
  };
  acresPerMegawatt: number;
  /** Least sunlight in the plane of the modules. */
  wattsPerSquareMetre: number;
  /** Tilt of modules that face south, in degrees, where the visitor gives none. */
  tiltDegrees: number;
  /** How long after first light a wet roof still shows. */
  roofHours: number;
  ceilingMetres: number;
  deliverables: readonly string[];
  packages: readonly AreaPackage[];
};

export type WayFigures = {
  /** Lessons of the course in their order, each so many of `unit`. */
  lessons: { name: string; amount: number }[];
  /** What a course is counted in: "guided hours". */
  unit: string;
  /** Days on which one trains, 1 for Monday to 7 for Sunday, and how much of `unit` one of them holds. */
  rhythms: { id: string; name: string; weekdays: readonly number[]; amountADay: number }[];
  /** Where a visitor may come in: the first lesson, and on what condition. */
  levels: { id: string; name: string; from: number; condition?: string }[];
  /** Days of training at an authorised organisation that follow, and whether that is us. */
  rptoDays: string;
  authorised: boolean;
  papers: readonly string[];
  bring: string;
  ages: { from: number; to: number };
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
    /** With the greatest load: the one time that the company states. */
    fullMinutes: number;
  }[];
  /** How strongly the power to hover grows with the weight. */
  hoverExponent: number;
  /** The air for which the minutes are published. */
  published: { heightMetres: number; celsius: number };
  /** Share of the battery that is left at landing in the published minutes. */
  publishedReserve: number;
  /** Beyond these the company reduces the load by its handbook: nothing is worked out. */
  mostHeightMetres: number;
  mostCelsius: number;
};
