import {
  choiceIn,
  fieldText,
  optionalChoiceIn,
  type Problem,
  type Reading,
  readAll,
  type Values,
} from "./field-values.ts";
import type { EnduranceFigures } from "./figures.ts";
import { measureIn } from "./measures.ts";
import { words } from "./words/endurance.ts";

type Model = EnduranceFigures["models"][number];

export type EnduranceInput = {
  model: Model;
  /** A second model with the same load and air, or null. */
  against: Model | null;
  payload: number;
  /** Metres above the sea. */
  height: number;
  /** Air temperature in °C. */
  heat: number;
  /** Percent of the battery that is left at landing. */
  reserve: number;
};

/** The form's initial values. */
export const enduranceValues = ({ models, publishedReserve }: EnduranceFigures) =>
  ({
    model: models[0]?.id ?? "",
    against: "",
    payload: "5",
    height: "500",
    heat: "30",
    reserve: fieldText(publishedReserve * 100, 0),
  }) satisfies Values;

/** Field values for the air and the reserve of the published minutes. */
export const publishedAir = ({ published, publishedReserve }: EnduranceFigures) => ({
  height: fieldText(published.heightMetres),
  heat: fieldText(published.celsius),
  reserve: fieldText(publishedReserve * 100, 0),
});

/** Reads the form's values, or says which fields are invalid and why. */
export function readEndurance(values: Values, figures: EnduranceFigures): Reading<EnduranceInput> {
  const { model = "", against = "", payload = "", height = "", heat = "", reserve = "" } = values;
  const chosen = choiceIn(model, figures.models);
  const second = optionalChoiceIn(against, figures.models);
  const load = measureIn(payload, words.payload, "kg", 0, 1000);
  return readAll<EnduranceInput>({
    model: chosen,
    against: second,
    payload:
      "problem" in chosen || typeof load !== "number" || liftedBy(second, load) ? load : withinLoad(load, chosen),
    height: measureIn(height, words.height, "m", 0, 9000),
    heat: measureIn(heat, words.temperature, "celsius", -20, 60),
    reserve: measureIn(reserve, words.reserve, "percent", Math.round(figures.publishedReserve * 100), 60),
  });
}

/** Whether the model that is compared lifts the load: then the comparison says that the first does not. */
const liftedBy = (second: Model | Problem | null, kilograms: number) =>
  second !== null && "payloadKilograms" in second && kilograms <= second.payloadKilograms;

/** The load, or a problem if the model cannot lift it. */
function withinLoad(kilograms: number, { name, payloadKilograms }: Model): number | Problem {
  if (kilograms <= payloadKilograms) return kilograms;
  return { problem: words.tooHeavy(name, payloadKilograms) };
}

/** Density of dry air in kg/m³ (ISO 2533, standard atmosphere: pressure by height, then the gas law with the real temperature). */
export function airDensity(heightMetres: number, celsius: number): number {
  const pascal = 101_325 * (1 - 2.25577e-5 * heightMetres) ** 5.25588;
  return pascal / (287.05 * (celsius + 273.15));
}

/**
 * Minutes in the air with a load, in the air of the published figure: that figure holds for the
 * greatest load, and other loads follow from the momentum theory of the actuator disc: hover power is the weight to the
 * power of 1.5 over the root of twice density and disc area (Leishman, Principles of Helicopter Aerodynamics, chapter 2).
 * Valid from no load to the greatest.
 */
export function minutesWith(
  { fullKilograms, payloadKilograms, fullMinutes }: Model,
  kilograms: number,
  { hoverExponent }: EnduranceFigures,
): number {
  const mass = fullKilograms - payloadKilograms + kilograms;
  return fullMinutes * (fullKilograms / mass) ** hoverExponent;
}

/** Minutes as shown everywhere: rounded down, with a tolerance for binary fractions. */
export const wholeMinutes = (minutes: number) => Math.floor(minutes + 1e-9);

export type Endurance = {
  /** Null beyond the range of the company's figures. */
  minutes: number | null;
  /** Share of the air density of the published conditions. */
  densityShare: number;
};

/** Below it a battery gives less than in the air of the figures, and we have no figure for how much. */
const MIN_CELSIUS = 0;

/**
 * Minutes in the air at a height and temperature: hover power falls with the square root of the density, so the time does
 * too. Never more than in the air of the published figure; null above the model's greatest load, beyond the greatest height
 * or temperature of the figures, and in frost.
 */
export function endurance(input: Omit<EnduranceInput, "against">, figures: EnduranceFigures): Endurance {
  const { published, publishedReserve, maxHeightMetres, maxCelsius } = figures;
  const densityShare = airDensity(input.height, input.heat) / airDensity(published.heightMetres, published.celsius);
  if (
    input.payload > input.model.payloadKilograms ||
    input.height > maxHeightMetres ||
    input.heat > maxCelsius ||
    input.heat < MIN_CELSIUS
  )
    return { minutes: null, densityShare };
  const inThisAir = minutesWith(input.model, input.payload, figures) * Math.sqrt(Math.min(1, densityShare));
  return { minutes: (inThisAir * (1 - input.reserve / 100)) / (1 - publishedReserve), densityShare };
}
