import { useState } from "react";
import { counted, indian, range } from "#domain/instruments/field-values.ts";
import type { WayFigures } from "#domain/instruments/figures.ts";
import {
  planWay,
  readWay,
  type Stretch,
  type Way,
  type WayInput,
  wayValues,
} from "#domain/instruments/training-path.ts";
import { youngWords } from "#domain/instruments/which-rule.ts";
import { company, contactMark } from "~/content/company";
import { pastDay } from "~/layout/office-hours";
import { longDate } from "~/lib/dates";
import { ButtonLink } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { calendarFile } from "./calendar";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";

const name = "My way to the certificate";

const date = (day: Date) => longDate(day.toISOString(), "");

export function WayPlanner({ id, figures }: { id: string; figures: WayFigures }) {
  const { values, set, address } = useInstrument(id, wayValues(figures));
  const { input, problems = {} } = readWay(values, figures);
  const way = input && planWay(input, figures);
  const choice = (field: string, label: string, choices: { id: string; name: string }[]) => (
    <SelectField label={label} name={field} value={values[field]} error={problems[field]} onChange={() => {}}>
      {choices.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </SelectField>
  );
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      inquiry="training"
      onChange={set}
      rows={input && way ? rowsOf(input, way, figures) : null}
      drawing={input && way && <Calendar input={input} way={way} />}
      warning={input?.level.condition ?? null}
      leavesOut={`A plan for your own calendar and no booking: the days on which a batch begins are stated with your quotation. Leaves out holidays and days of rain, which are made up. The Remote Pilot Certificate itself follows training and a test at ${figures.authorised ? "an authorised RPTO, such as ours" : "an authorised RPTO"}. A person confirms your dates.`}
      fields={
        <>
          {choice("level", "Where you stand", figures.levels)}
          {choice("rhythm", "Days a week", figures.rhythms)}
          <TextField
            label="First day"
            hint="With a day, your plan stands on a calendar that you can keep."
            optional
            name="start"
            type="date"
            value={values.start}
            error={problems.start ?? pastDay(input?.start)}
            onChange={() => {}}
          />
        </>
      }
    />
  );
}

/** As it reads within a sentence: "Class 10" is "class 10". */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const whenOf = ({ weeks, days }: Stretch) =>
  days
    ? days.from.getTime() === days.to.getTime()
      ? date(days.from)
      : `${date(days.from)} to ${date(days.to)}`
    : `${weeks.from === weeks.to ? "Week" : "Weeks"} ${range(weeks.from, weeks.to)}`;

function rowsOf({ level, rhythm }: WayInput, way: Way, figures: WayFigures) {
  const last = way.days && date(way.days.to);
  // Who comes in later may hold the certificate already.
  const unless = level.from > 0 ? ", unless you hold the certificate" : "";
  return [
    {
      label: "In all",
      value: `${counted(way.weeks, "week")}: ${indian(way.amount)} ${figures.unit}${rhythm.amountADay === 1 ? "" : ` on ${indian(way.trainingDays)} days`}`,
    },
    ...way.stretches.map((stretch) => ({ label: stretch.name, value: whenOf(stretch) })),
    {
      label: "Then the RPTO",
      value: `${figures.rptoDays} of training and the test${unless}${last ? `, after ${last}` : ""}`,
    },
    {
      label: "To join",
      value: `Age ${figures.ages.from} to ${figures.ages.to}; ${figures.papers.map(lowerFirst).join(", ")}. ${youngWords(figures.ages.from)}`,
    },
    { label: "You bring", value: figures.bring },
  ];
}

/** Lets the plan be kept as a calendar. The file stands in the link, so that it needs no scripts and asks nobody. */
function Calendar({ input, way }: { input: WayInput; way: Way }) {
  const [made] = useState(() => new Date());
  const entries = way.stretches.flatMap(({ name: title, days }) =>
    days ? [{ name: title, ...days, weekdays: input.rhythm.weekdays }] : [],
  );
  if (entries.length === 0) return null;
  const note = `A plan, not a booking. ${company.name}, ${company.phone}${contactMark}`;
  const file = calendarFile(name, note, entries, made, company.email.split("@")[1] ?? "");
  return (
    <p className="mt-5 print:hidden">
      <ButtonLink to={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download="my-way.ics">
        Keep it in my calendar (.ics)
      </ButtonLink>
    </p>
  );
}
