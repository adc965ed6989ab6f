/**
 * Types of the instruments' figures: numbers with their unit in the name. A page's record states each figure once and makes
 * its sentences and tables from it.
 */
import type { Price } from "../desk/snapshot.ts";

/** A closed interval. */
export type Span = { from: number; to: number };

/** A package for an area; null means "any number of acres". `price` is what the owner has stated. */
export type AreaPackage = { name: string; upToAcres: number | null; price?: Price };

/** The place for which the sun is computed, and its time zone: minutes ahead of UTC, and the zone's name. */
type PlaceAndClock = {
  place: { name: string; latitude: number; longitude: number };
  zone: { offset: number; name: string };
};

export type SprayFigures = PlaceAndClock & {
  /** Of a pair of crops: the ministry has published a procedure for `published`, and none for `unpublished`. */
  crops: {
    id: string;
    name: string;
    litresPerAcre: Span;
    orchard: boolean;
    published?: string;
    unpublished?: string;
  }[];
  /** The claimed peak rate by swath, and what the pumps give while they spray. */
  sprayers: {
    id: string;
    name: string;
    tankLitres: number;
    swathMetres: number;
    peakAcresPerHour: number;
    litresPerHour: number;
  }[];
  /** Battery sets in turn for one aircraft: one in the air, the others on the charger. */
  batterySets: number;
  /** Smallest first. */
  packages: readonly AreaPackage[];
  crewPeople: number;
  noticeHours: number;
  /** Sizes of a bigha; the first is the default. */
  bighaSquareFeet: readonly number[];
  /** Share of the rate without turns and fillings that a plan never exceeds. */
  plannedShare: number;
};

/** The company's planning figures for a grid flight. */
export type GridPlanning = {
  /** Until it lands with what the company leaves in the battery. */
  enduranceMinutes: number;
  speedMetresPerSecond: number;
  exposureSeconds: number;
  shortestIntervalSeconds: number;
  secondsPerTurn: number;
  secondsToClimb: number;
  minutesBetweenFlights: number;
};

/** Heights that are planned near an airport, between these distances from its perimeter. */
export type NearAirport = { metres: Span; kilometres: Span };

export type SurveyFigures = {
  /** Sizes of a bigha; the first is the default. */
  bighaSquareFeet: readonly number[];
  camera: {
    megapixels: number;
    /** Width by height of a photograph. */
    aspect: number;
    /** Pixel on the ground, in centimetres, at a height in metres. */
    pixel: { centimetres: number; atMetres: number };
  };
  /** `hoursADay`: of flying and battery changes. */
  planning: GridPlanning & { megabytesPerPhotograph: number; hoursADay: number };
  overlap: { forward: number; side: number };
  /** The claimed accuracy, and the greatest height for which it is claimed. */
  accuracy: { horizontal: string; vertical: string; upToMetres: number };
  /** The fewest control and check points. */
  control: { points: number; checks: number };
  /** The aircraft and its weight class. */
  aircraft: { name: string; weight: string; className: string };
  /** Between which widths corridors are surveyed. */
  corridorMetres: Span;
  ceilingMetres: number;
  nearAirport: NearAirport;
  packages: readonly AreaPackage[];
};

export type ThermalFigures = PlaceAndClock & {
  /** Sizes of a bigha; the first is the default. */
  bighaSquareFeet: readonly number[];
  camera: { pixels: { across: number; along: number }; pixel: { centimetres: number; atMetres: number } };
  planning: GridPlanning;
  overlap: { forward: number; side: number };
  /** What is inspected, with the coarsest pixel that still shows faults. */
  targets: {
    solar: { name: string; coarsestCentimetres: number };
    roof: { name: string; coarsestCentimetres: number };
  };
  acresPerMegawatt: number;
  /** Least sunlight in the plane of the modules. */
  wattsPerSquareMetre: number;
  /** Default tilt of modules that face south, in degrees. */
  tiltDegrees: number;
  /** Hours after sunset between which moisture in a roof is mapped. */
  roofHours: Span;
  ceilingMetres: number;
  nearAirport: NearAirport;
  /** What the customer receives, by package. */
  packages: readonly (AreaPackage & { receives: string })[];
};

export type TrainingPathFigures = {
  /** The next batch that the owner has stated: "4 January 2027, 9 of 12 seats left". */
  nextBatch?: string;
  /** Lessons of the course in order, with their amount of `unit`. */
  lessons: { name: string; amount: number }[];
  /** The unit of a course: "guided hours". */
  unit: string;
  /** Training days of the week (1 Monday to 7 Sunday), and the amount of `unit` per day. */
  rhythms: { id: string; name: string; weekdays: readonly number[]; amountADay: number }[];
  /** Levels at which a visitor may join: index of the first lesson, and the condition. */
  levels: { id: string; name: string; from: number; condition?: string }[];
  /** Days of training at an authorised organisation (RPTO) afterwards, and whether the company is one. */
  rptoDays: string;
  authorised: boolean;
  papers: readonly string[];
  bring: string;
  ages: { from: number; to: number };
};

export type RuleFigures = {
  classes: { name: string; upToKilograms: number }[];
  /** Kilograms: the greatest weight of a model drone, and where the Drone Rules end. */
  modelUpTo: number;
  rulesEndAt: number;
  pilot: { ageFrom: number; ageTo: number; validYears: number; schooling: string; trainingDays: string };
  airspace: {
    ceiling: number;
    lowCeiling: number;
    lowPlanned: Span;
    yellowFrom: number;
    lowFrom: number;
    lowTo: number;
  };
  largestPenalty: string;
  /** What rule 42 frees research bodies from, and on which conditions. */
  research: string;
  courses: { pilot: { name: string; to: string }; heavy: { name: string; to: string } };
  authorised: boolean;
};

export type EnduranceFigures = {
  models: {
    id: string;
    name: string;
    /** All-up weight with the greatest load. */
    fullKilograms: number;
    payloadKilograms: number;
    /** Minutes with the greatest load: the one time that the company states. */
    fullMinutes: number;
  }[];
  /** Weight of the crate, which counts as load. */
  crateKilograms: number;
  /** Exponent of the weight in hover power. */
  hoverExponent: number;
  /** The air for which the minutes are published: height above sea and temperature. */
  published: { heightMetres: number; celsius: number };
  /** Share of the battery that is left at landing in the published minutes. */
  publishedReserve: number;
  /** Beyond these the company's handbook reduces the load, and no time is computed. */
  maxHeightMetres: number;
  maxCelsius: number;
};
