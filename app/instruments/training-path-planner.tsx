import { useState } from "react";
import { indian, range } from "#domain/instruments/field-values.ts";
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
import { closedDayAdvice, pastDayProblem } from "~/layout/reach/office-hours";
import { writtenDay } from "~/lib/dates";
import { ButtonLink } from "~/ui/button";
import { calendarFile } from "./calendar";
import { WeekStrip } from "./drawings";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";
import { words } from "./words/training-path-planner";

export function TrainingPathPlanner({ id, figures }: { id: string; figures: TrainingPathFigures }) {
  const { values, set, address } = useInstrument(id, trainingPathValues(figures));
  const { input, problems = {} } = readTrainingPath(values, figures);
  const past = pastDayProblem(input?.start);
  const path = input && planTrainingPath(past ? { ...input, start: null } : input, figures);
  const { day, choice } = fieldsOf(values, problems);
  return (
    <InstrumentFrame
      id={id}
      name={words.name}
      subject={words.subject}
      address={address}
      inquiry="training"
      onChange={set}
      answer={path && [words.weeks(path.weeks), path.days && spanOf(path.days)].filter(Boolean).join(" · ")}
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
      limits={words.limits(figures.authorised)}
      fields={
        <>
          {figures.levels.length > 1 && choice("level", words.level, figures.levels)}
          {choice("rhythm", words.rhythm, figures.rhythms)}
          {day("start", words.start, {
            hint: words.startHint,
            error: problems.start ?? past,
          })}
        </>
      }
    />
  );
}

const spanOf = ({ from, to }: { from: Date; to: Date }) =>
  from.getTime() === to.getTime() ? writtenDay(from) : words.days(writtenDay(from), writtenDay(to));

function whenOf({ weeks, days }: Stretch): string {
  if (days) return spanOf(days);
  const text = range(weeks.from, weeks.to);
  return weeks.from === weeks.to ? words.inWeek(text) : words.inWeeks(text);
}

function rowsOf({ level, rhythm }: TrainingPathInput, path: TrainingPath, figures: TrainingPathFigures) {
  const amount = [path.weeks, indian(path.amount), figures.unit] as const;
  const last = path.days && writtenDay(path.days.to);
  // A visitor who joins at a later level may have the certificate already.
  const mayHold = level.from > 0;
  return [
    {
      label: words.inAll,
      value:
        rhythm.amountADay === 1 ? words.amount(...amount) : words.amountOnDays(...amount, indian(path.trainingDays)),
    },
    ...path.stretches.map((stretch) => ({ label: stretch.name, value: whenOf(stretch) })),
    { label: words.thenRpto, value: words.rpto(figures.rptoDays, mayHold, last) },
    { label: words.toJoin, value: words.conditions(figures.ages, figures.papers) },
    { label: words.bring, value: figures.bring },
    ...(figures.nextBatch ? [{ label: words.nextBatch, value: figures.nextBatch }] : []),
  ];
}

/** A link to the plan as a calendar file. It is a data address, so it needs neither scripts nor a request. */
function Calendar({ input, path }: { input: TrainingPathInput; path: TrainingPath }) {
  const [made] = useState(() => new Date());
  const entries = path.stretches.flatMap(({ name: title, days }) =>
    days ? [{ name: title, ...days, weekdays: input.rhythm.weekdays }] : [],
  );
  if (entries.length === 0) return null;
  const note = words.calendarNote(company.name, company.phone + sampleMark("phone"));
  const file = calendarFile(words.subject, note, entries, made, company.email.split("@")[1] ?? "");
  return (
    <p className="mt-5 print:hidden">
      <ButtonLink to={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download="my-way.ics">
        {words.save}
      </ButtonLink>
    </p>
  );
}
