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
import { fieldsOf, otherThan } from "./fields";
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
      drawing={input && canFly(input, figures) && <Curve input={input} figures={figures} />}
      warning={input && result && warningOf(input, result, figures)}
      limits={words.limits}
      fields={
        <>
          {choice("model", words.model, models)}
          {choice("against", words.against, [{ id: "", name: words.noOther }, ...otherThan(values.model, models)])}
          {number("payload", words.payload, { unit: "kg", hint: words.crateCounts(figures.crateKilograms) })}
          {number("height", words.height, { unit: "m" })}
          {number("heat", words.heat, { unit: "celsius" })}
          {number("reserve", words.reserve)}
        </>
      }
    />
  );
}

/** The model, and the one with which it is compared. */
const modelsOf = ({ model, against }: EnduranceInput) => (against && against !== model ? [model, against] : [model]);

/** Whether one of the models lifts the load in this air. */
const canFly = (input: EnduranceInput, figures: EnduranceFigures) =>
  modelsOf(input).some((model) => endurance({ ...input, model }, figures).minutes !== null);

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

/**
 * Minutes by load in this air, from empty to the greatest load, with the visitor's own load: a line for each model. Two are named,
 * each below the end of its line, where no line passes; a single one is not.
 */
export function Curve({ input, figures }: { input: EnduranceInput; figures: EnduranceFigures }) {
  const { payload } = input;
  const models = modelsOf(input);
  const minutesOf = (model: EnduranceInput["model"], kilograms: number) =>
    endurance({ ...input, model, payload: kilograms }, figures).minutes;
  const greatest = Math.max(...models.map(({ payloadKilograms }) => payloadKilograms));
  const most = Math.max(...models.map((model) => minutesOf(model, 0) ?? 0));
  const at = (model: EnduranceInput["model"], kilograms: number): [number, number] => [
    left + (kilograms / greatest) * width,
    top + height * (1 - (minutesOf(model, kilograms) ?? 0) / most),
  ];
  const atLoad = models.flatMap((model) => {
    const minutes = minutesOf(model, payload);
    return minutes === null ? [] : { id: model.id, minutes, at: at(model, payload) };
  });
  const load = words.kilograms(indian(payload));
  const [x, y] = at(input.model, payload);
  // At the right of the mark, and at its left where that would leave the drawing.
  const beside = (toRight: number, toLeft: number) =>
    payload > greatest / 2 ? ({ x: x - toLeft, textAnchor: "end" } as const) : { x: x + toRight };
  const label = "fill-steel text-[13px] sm:text-[11px]";
  const bold = "fill-ink font-semibold text-[13px] sm:text-[11px]";
  return (
    <svg
      viewBox="0 0 360 200"
      role="img"
      aria-label={words.curve(models.map(({ name }) => name))}
      className="mt-6 w-full tabular"
      fill="none"
    >
      <path d={`M${left} ${top}V${top + height}H${left + width}`} className="stroke-ash" />
      {models.length > 1 && <path d={`M${x} ${top}V${top + height}`} className="stroke-ash" />}
      {models.map((model, index) => {
        const points = Array.from({ length: 25 }, (_, step) => at(model, (step / 24) * model.payloadKilograms));
        const [endX = 0, endY = 0] = points.at(-1) ?? [];
        return (
          <g key={model.id}>
            <path
              d={`M${points.map((point) => point.join(" ")).join("L")}`}
              className={index === 0 ? "stroke-signal-deep" : "stroke-ink"}
              strokeWidth="2"
              strokeDasharray={index === 0 ? undefined : "5 4"}
            />
            {models.length > 1 && (
              <text
                x={endX}
                y={endY + 17}
                textAnchor="end"
                strokeWidth="4"
                className={`${bold} stroke-white [paint-order:stroke]`}
              >
                {model.name}
              </text>
            )}
          </g>
        );
      })}
      {atLoad.map(({ id, at: [markX, markY] }) => (
        <circle
          key={id}
          cx={markX}
          cy={markY}
          r={models.length > 1 ? 4 : 5}
          className={id === input.model.id ? "fill-signal stroke-carbon" : "fill-white stroke-ink"}
        />
      ))}
      {models.length > 1 ? (
        <text y={top + height - 7} className={label} {...beside(6, 6)}>
          {load}
        </text>
      ) : (
        atLoad.map(({ id, minutes }) => (
          <text key={id} y={y - (payload > greatest / 2 ? 14 : 7)} className={bold} {...beside(9, -5)}>
            {`${load}: ${words.minutesMark(wholeMinutes(minutes))}`}
          </text>
        ))
      )}
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
        {words.kilograms(greatest)}
      </text>
    </svg>
  );
}
