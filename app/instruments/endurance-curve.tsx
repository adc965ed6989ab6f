import {
  type EnduranceInput,
  endurance,
  enduranceValues,
  minutesWith,
  readEndurance,
  wholeMinutes,
} from "#domain/instruments/endurance.ts";
import { counted, indian } from "#domain/instruments/field-values.ts";
import type { EnduranceFigures } from "#domain/instruments/figures.ts";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";

const name = "Endurance";

export function EnduranceCurve({ id, figures }: { id: string; figures: EnduranceFigures }) {
  const { values, set, address } = useInstrument(id, enduranceValues(figures));
  const { input, problems = {} } = readEndurance(values, figures);
  const result = input && endurance(input, figures);
  const { number, choice } = fieldsOf(values, problems);
  const models = figures.models.map(({ id, name, payloadKilograms }) => ({
    id,
    name: `${name}, up to ${payloadKilograms} kg`,
  }));
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      inquiry="custom-drone"
      onChange={set}
      answer={result?.minutes != null ? `About ${counted(wholeMinutes(result.minutes), "minute")}` : null}
      comparison={
        input?.against && input.against !== input.model && result && comparisonOf(input, input.against, result, figures)
      }
      rows={input && result ? rowsOf(input, result, figures) : null}
      drawing={input && result?.minutes != null && <Curve input={input} figures={figures} />}
      warning={
        result?.minutes === null
          ? `Above ${indian(figures.maxHeightMetres)} m or ${figures.maxCelsius} °C the payload is lower: ask us.`
          : null
      }
      limits="An estimate, computed from our time with a full load. Does not include wind, climbing, cruise or old batteries. It is no distance: the pilot keeps the drone in sight. Ask us to confirm it."
      fields={
        <>
          {choice("model", "Model", models)}
          {choice("against", "Compare with", [{ id: "", name: "No other model" }, ...models])}
          {number("payload", "Payload, kg", { unit: "kg" })}
          {number("height", "Height above the sea, metres", { unit: "m" })}
          {number("heat", "Air temperature, °C")}
          {number("reserve", "Battery left at landing, %")}
        </>
      }
    />
  );
}

/** The same load in the same air under a second model. */
function comparisonOf(
  input: EnduranceInput,
  against: EnduranceInput["model"],
  result: ReturnType<typeof endurance>,
  figures: EnduranceFigures,
) {
  const lifts = input.payload <= against.payloadKilograms;
  const other = endurance({ ...input, model: against }, figures);
  const air = ({ minutes }: { minutes: number | null }) =>
    minutes === null ? "Ask us" : `About ${counted(wholeMinutes(minutes), "minute")}`;
  return {
    heads: [input.model.name, against.name] as const,
    rows: [
      {
        label: `With ${indian(input.payload)} kg`,
        values: [air(result), lifts ? air(other) : `Lifts ${against.payloadKilograms} kg at most`] as const,
      },
      {
        label: "Greatest load",
        values: [`${input.model.payloadKilograms} kg`, `${against.payloadKilograms} kg`] as const,
      },
      {
        label: "Weight with that load and batteries",
        values: [`${indian(input.model.fullKilograms)} kg`, `${indian(against.fullKilograms)} kg`] as const,
      },
    ],
  };
}

const emptyMinutes = (model: EnduranceInput["model"], figures: EnduranceFigures) =>
  wholeMinutes(minutesWith(model, 0, figures));

function rowsOf(
  { model, payload, height, heat, reserve }: EnduranceInput,
  result: ReturnType<typeof endurance>,
  figures: EnduranceFigures,
) {
  return [
    { label: "Case", value: `${model.name} with ${indian(payload)} kg, landing with ${indian(reserve)}% left` },
    {
      label: "Air",
      value: `${indian(height)} m, ${indian(heat)} °C: ${indian(result.densityShare * 100, 0)}% of the published density`,
    },
    {
      label: "In the air",
      value: result.minutes === null ? "Ask us" : `About ${counted(wholeMinutes(result.minutes), "minute")}`,
    },
    { label: "Published", value: `${model.fullMinutes} minutes with ${model.payloadKilograms} kg` },
    {
      label: "Computed",
      value: `${emptyMinutes(model, figures)} minutes empty`,
    },
  ];
}

const [left, top, width, height] = [44, 12, 300, 150];

/** Minutes by load in this air, from empty to the greatest load, with the visitor's own point. */
function Curve({ input, figures }: { input: EnduranceInput; figures: EnduranceFigures }) {
  const { payloadKilograms } = input.model;
  const most = emptyMinutes(input.model, figures);
  const at = (payload: number): [number, number] => {
    const { minutes } = endurance({ ...input, payload }, figures);
    return [left + (payload / payloadKilograms) * width, top + height * (1 - (minutes ?? 0) / most)];
  };
  const line = Array.from({ length: 25 }, (_, step) => at((step / 24) * payloadKilograms).join(" ")).join("L");
  const [x, y] = at(input.payload);
  const label = "fill-steel text-[13px] sm:text-[11px]";
  return (
    <svg
      viewBox="0 0 360 200"
      role="img"
      aria-label="Minutes in the air by payload, falling from empty to the greatest load"
      className="mt-6 w-full tabular"
      fill="none"
    >
      <path d={`M${left} ${top}V${top + height}H${left + width}`} className="stroke-ash" />
      <path d={`M${line}`} className="stroke-signal-deep" strokeWidth="2" />
      <circle cx={x} cy={y} r="5" className="fill-signal stroke-carbon" />
      <text x={left - 6} y={top + 10} textAnchor="end" className={label}>
        {most}
      </text>
      <text x={left - 6} y={top + height} textAnchor="end" className={label}>
        0 min
      </text>
      <text x={left} y={top + height + 20} className={label}>
        0 kg
      </text>
      <text x={left + width} y={top + height + 20} textAnchor="end" className={label}>
        {`${payloadKilograms} kg`}
      </text>
    </svg>
  );
}
