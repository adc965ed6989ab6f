import type { EnduranceFigures } from "~/content/instruments";
import { choiceIn, numberIn, type Problem, type Reading, readAll, type Values } from "./values.ts";

type Model = EnduranceFigures["models"][number];

export type EnduranceInput = {
  model: Model;
  payload: number;
  /** Metres above the sea. */
  height: number;
  /** Air temperature in °C. */
  heat: number;
  /** Percent of the battery that is left at landing. */
  reserve: number;
};

/** The form's fields as an address gives them. */
export const enduranceValues = ({ models, publishedReserve }: EnduranceFigures) =>
  ({
    model: models[0]?.id ?? "",
    payload: "5",
    height: "500",
    heat: "30",
    reserve: String(Math.round(publishedReserve * 100)),
  }) satisfies Values;

export function readEndurance(values: Values, figures: EnduranceFigures): Reading<EnduranceInput> {
  const { model = "", payload = "", height = "", heat = "", reserve = "" } = values;
  const chosen = choiceIn(model, figures.models);
  const load = numberIn(payload, "The payload", 0, 1000);
  return readAll<EnduranceInput>({
    model: chosen,
    payload: "problem" in chosen || typeof load !== "number" ? load : withinLoad(load, chosen),
    height: numberIn(height, "The height", 0, 9000),
    heat: numberIn(heat, "The temperature", 0, 60),
    reserve: numberIn(reserve, "The reserve", Math.round(figures.publishedReserve * 100), 60),
  });
}

/** The curve ends with the published points: a greater load is refused, as the aircraft itself refuses it. */
function withinLoad(kilograms: number, { name, payloadKilograms }: Model): number | Problem {
  if (kilograms <= payloadKilograms) return kilograms;
  return { problem: `The ${name} cannot lift more than ${payloadKilograms} kg.` };
}

/** Density of dry air in kg/m³ (ISO 2533, standard atmosphere: pressure by height, then the gas law with the real temperature). */
export function airDensity(heightMetres: number, celsius: number): number {
  const pascal = 101_325 * (1 - 2.25577e-5 * heightMetres) ** 5.25588;
  return pascal / (287.05 * (celsius + 273.15));
}

/**
 * How strongly a model's time in the air falls with its mass, from its two published points. Hover power by the momentum
 * theory of the actuator disc gives 1.5; batteries and drag make real aircraft differ.
 */
export function exponentOf({ fullKilograms, payloadKilograms, fullMinutes, emptyMinutes }: Model): number {
  return Math.log(emptyMinutes / fullMinutes) / Math.log(fullKilograms / (fullKilograms - payloadKilograms));
}

/** Minutes in the air with a load, under the published conditions: between the two published points only. */
export function publishedMinutes(model: Model, payloadKilograms: number): number {
  const mass = model.fullKilograms - model.payloadKilograms + payloadKilograms;
  return model.fullMinutes * (model.fullKilograms / mass) ** exponentOf(model);
}

export type Endurance = {
  /** Null where the company's figures do not reach: ask. */
  minutes: number | null;
  /** Share of the air density of the published conditions. */
  densityShare: number;
};

/**
 * Minutes in the air at a height and temperature: hover power falls with the square root of the density, so the time does
 * too. Never more than published, and no answer beyond the height or heat up to which the figures are meant.
 */
export function endurance(input: EnduranceInput, figures: EnduranceFigures): Endurance {
  const { published, publishedReserve, mostHeightMetres, mostCelsius } = figures;
  const densityShare = airDensity(input.height, input.heat) / airDensity(published.heightMetres, published.celsius);
  if (input.height > mostHeightMetres || input.heat > mostCelsius) return { minutes: null, densityShare };
  const inThisAir = publishedMinutes(input.model, input.payload) * Math.sqrt(Math.min(1, densityShare));
  return { minutes: (inThisAir * (1 - input.reserve / 100)) / (1 - publishedReserve), densityShare };
}
