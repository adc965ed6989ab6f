import { useState } from "react";
import { counted, indian, range } from "#domain/instruments/field-values.ts";
import type { TrainingPathFigures } from "#domain/instruments/figures.ts";
import {
  planTrainingPath,
  readTrainingPath,
  type Stretch,
  type TrainingPath,
  type TrainingPathInput,
  trainingPathValues,
} from "#domain/instruments/training-path.ts";
import { company, sampleMark } from "~/content/company";
import { closedDayAdvice, pastDayProblem } from "~/layout/office-hours";
import { writtenDay } from "~/lib/dates";
import { ButtonLink } from "~/ui/button";
import { calendarFile } from "./calendar";
import { WeekStrip } from "./drawings";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";

const name = "My way to the certificate";

export function TrainingPathPlanner({ id, figures }: { id: string; figures: TrainingPathFigures }) {
  const { values, set, address } = useInstrument(id, trainingPathValues(figures));
  const { input, problems = {} } = readTrainingPath(values, figures);
  const past = pastDayProblem(input?.start);
  const path = input && planTrainingPath(past ? { ...input, start: null } : input, figures);
  const { day, choice } = fieldsOf(values, problems);
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      inquiry="training"
      onChange={set}
      answer={path && [counted(path.weeks, "week"), path.days && spanOf(path.days)].filter(Boolean).join(" · ")}
      rows={input && path ? rowsOf(input, path, figures) : null}
      drawing={
        input &&
        path && (
          <>
            <WeekStrip path={path} />
            <Calendar input={input} path={path} />
          </>
        )
      }
      warning={[input?.level.condition, closedDayAdvice(input?.start)].filter(Boolean).join(" ") || null}
      limits={`This is an estimate, not a booking: your quotation states when a batch begins. Does not include holidays or days of rain, which are made up. The Remote Pilot Certificate itself follows training and a test at ${figures.authorised ? "an authorised RPTO, such as ours" : "an authorised RPTO"}.`}
      fields={
        <>
          {figures.levels.length > 1 && choice("level", "Your level now", figures.levels)}
          {choice("rhythm", "Days a week", figures.rhythms)}
          {day("start", "First day", {
            hint: "Choose a day to save your plan in your calendar.",
            error: problems.start ?? past,
          })}
        </>
      }
    />
  );
}

/** As within a sentence: "Class 10" becomes "class 10". */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const spanOf = ({ from, to }: { from: Date; to: Date }) =>
  from.getTime() === to.getTime() ? writtenDay(from) : `${writtenDay(from)} to ${writtenDay(to)}`;

const whenOf = ({ weeks, days }: Stretch) =>
  days ? spanOf(days) : `${weeks.from === weeks.to ? "Week" : "Weeks"} ${range(weeks.from, weeks.to)}`;

function rowsOf({ level, rhythm }: TrainingPathInput, path: TrainingPath, figures: TrainingPathFigures) {
  const last = path.days && writtenDay(path.days.to);
  // A visitor who joins at a later level may have the certificate already.
  const unless = level.from > 0 ? ", unless you hold the certificate" : "";
  return [
    {
      label: "In all",
      value: `${counted(path.weeks, "week")}: ${indian(path.amount)} ${figures.unit}${rhythm.amountADay === 1 ? "" : ` on ${indian(path.trainingDays)} days`}`,
    },
    ...path.stretches.map((stretch) => ({ label: stretch.name, value: whenOf(stretch) })),
    {
      label: "Then the RPTO",
      value: `${figures.rptoDays} of training and the test${unless}${last ? `, after ${last}` : ""}`,
    },
    {
      label: "To join",
      value: `Age ${figures.ages.from} to ${figures.ages.to}; ${figures.papers.map(lowerFirst).join(", ")}. Younger than ${figures.ages.from}? A parent or teacher can ask us about our workshops.`,
    },
    { label: "You bring", value: figures.bring },
    ...(figures.nextBatch ? [{ label: "Next batch", value: figures.nextBatch }] : []),
  ];
}

/** A link to the plan as a calendar file. It is a data address, so it needs neither scripts nor a request. */
function Calendar({ input, path }: { input: TrainingPathInput; path: TrainingPath }) {
  const [made] = useState(() => new Date());
  const entries = path.stretches.flatMap(({ name: title, days }) =>
    days ? [{ name: title, ...days, weekdays: input.rhythm.weekdays }] : [],
  );
  if (entries.length === 0) return null;
  const note = `An estimate, not a booking. ${company.name}, ${company.phone}${sampleMark("phone")}`;
  const file = calendarFile(name, note, entries, made, company.email.split("@")[1] ?? "");
  return (
    <p className="mt-5 print:hidden">
      <ButtonLink to={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download="my-way.ics">
        Save in my calendar (.ics)
      </ButtonLink>
    </p>
  );
}
