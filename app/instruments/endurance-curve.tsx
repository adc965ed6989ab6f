import {
  type EnduranceInput,
  endurance,
  enduranceValues,
  minutesWith,
  readEndurance,
  wholeMinutes,
} from "#domain/instruments/endurance.ts";
import { indian } from "#domain/instruments/field-values.ts";
import type { EnduranceFigures } from "#domain/instruments/figures.ts";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";
import { words } from "./words/endurance-curve";

export function EnduranceCurve({ id, figures }: { id: string; figures: EnduranceFigures }) {
  const { values, set, address } = useInstrument(id, enduranceValues(figures));
  const { input, problems = {} } = readEndurance(values, figures);
  const result = input && endurance(input, figures);
  const { number, choice } = fieldsOf(values, problems);
  const models = figures.models.map(({ id, name, payloadKilograms }) => ({
    id,
    name: words.modelUpTo(name, payloadKilograms),
  }));
  return (
    <InstrumentFrame
      id={id}
      name={words.name}
      subject={words.subject}
      address={address}
      inquiry="custom-drone"
      onChange={set}
      answer={result?.minutes != null ? words.minutes(wholeMinutes(result.minutes)) : null}
      comparison={
        input?.against && input.against !== input.model && result && comparisonOf(input, input.against, result, figures)
      }
      rows={input && result ? rowsOf(input, result, figures) : null}
      drawing={input && result?.minutes != null && <Curve input={input} figures={figures} />}
      warning={input && result && warningOf(input, result, figures)}
      limits={words.limits}
      fields={
        <>
          {choice("model", words.model, models)}
          {choice("against", words.against, [{ id: "", name: words.noOther }, ...models])}
          {number("payload", words.payload, { unit: "kg", hint: words.crateCounts(figures.crateKilograms) })}
          {number("height", words.height, { unit: "m" })}
          {number("heat", words.heat, { unit: "celsius" })}
          {number("reserve", words.reserve)}
        </>
      }
    />
  );
}

/** Warns where there are no minutes: in frost, and beyond our figures. */
function warningOf(
  { model, payload, heat }: EnduranceInput,
  { minutes }: ReturnType<typeof endurance>,
  figures: EnduranceFigures,
) {
  if (minutes !== null || payload > model.payloadKilograms) return null;
  return heat < 0 ? words.cold : words.beyond(indian(figures.maxHeightMetres), figures.maxCelsius);
}

/** The time in the air of a model that lifts the load, if our figures reach so far. */
function timeOf({ payloadKilograms }: EnduranceInput["model"], payload: number, minutes: number | null) {
  if (payload > payloadKilograms) return words.liftsAtMost(payloadKilograms);
  return minutes === null ? words.askUs : words.minutes(wholeMinutes(minutes));
}

/** The same load in the same air under a second model. */
function comparisonOf(
  input: EnduranceInput,
  against: EnduranceInput["model"],
  result: ReturnType<typeof endurance>,
  figures: EnduranceFigures,
) {
  const { model, payload } = input;
  const other = endurance({ ...input, model: against }, figures);
  return {
    heads: [input.model.name, against.name] as const,
    rows: [
      {
        label: words.withLoad(indian(input.payload)),
        values: [timeOf(model, payload, result.minutes), timeOf(against, payload, other.minutes)] as const,
      },
      {
        label: words.greatestLoad,
        values: [words.kilograms(input.model.payloadKilograms), words.kilograms(against.payloadKilograms)] as const,
      },
      {
        label: words.fullWeight,
        values: [
          words.kilograms(indian(input.model.fullKilograms)),
          words.kilograms(indian(against.fullKilograms)),
        ] as const,
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
    { label: words.case, value: words.caseOf(model.name, indian(payload), indian(reserve)) },
    {
      label: words.air,
      value: words.density(indian(height), indian(heat), indian(result.densityShare * 100, 0)),
    },
    { label: words.inTheAir, value: timeOf(model, payload, result.minutes) },
    { label: words.published, value: words.publishedMinutes(model.fullMinutes, model.payloadKilograms) },
    { label: words.computed, value: words.emptyMinutes(emptyMinutes(model, figures)) },
  ];
}

const [left, top, width, height] = [44, 12, 300, 150];

/** Minutes by load in this air, from empty to the greatest load, with the visitor's own point. */
function Curve({ input, figures }: { input: EnduranceInput; figures: EnduranceFigures }) {
  const { payloadKilograms } = input.model;
  const most = endurance({ ...input, payload: 0 }, figures).minutes ?? 0;
  const at = (payload: number): [number, number] => {
    const { minutes } = endurance({ ...input, payload }, figures);
    return [left + (payload / payloadKilograms) * width, top + height * (1 - (minutes ?? 0) / most)];
  };
  const line = Array.from({ length: 25 }, (_, step) => at((step / 24) * payloadKilograms).join(" ")).join("L");
  const [x, y] = at(input.payload);
  const own = endurance(input, figures).minutes ?? 0;
  const label = "fill-steel text-[13px] sm:text-[11px]";
  return (
    <svg viewBox="0 0 360 200" role="img" aria-label={words.curve} className="mt-6 w-full tabular" fill="none">
      <path d={`M${left} ${top}V${top + height}H${left + width}`} className="stroke-ash" />
      <path d={`M${line}`} className="stroke-signal-deep" strokeWidth="2" />
      <circle cx={x} cy={y} r="5" className="fill-signal stroke-carbon" />
      <text
        x={x + (x > left + width / 2 ? 5 : 9)}
        y={y - (x > left + width / 2 ? 14 : 7)}
        textAnchor={x > left + width / 2 ? "end" : "start"}
        className="fill-ink font-semibold text-[13px] sm:text-[11px]"
      >
        {`${words.kilograms(indian(input.payload))}: ${words.minutesMark(wholeMinutes(own))}`}
      </text>
      <text x={left - 6} y={top + 10} textAnchor="end" className={label}>
        {wholeMinutes(most)}
      </text>
      <text x={left - 6} y={top + height} textAnchor="end" className={label}>
        {words.minutesMark(0)}
      </text>
      <text x={left} y={top + height + 20} className={label}>
        {words.kilograms(0)}
      </text>
      <text x={left + width} y={top + height + 20} textAnchor="end" className={label}>
        {words.kilograms(payloadKilograms)}
      </text>
    </svg>
  );
}
