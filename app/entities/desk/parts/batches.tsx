import { longDay, spanOf } from "#domain/desk/days.ts";
import { dayProblem } from "#domain/desk/details.ts";
import { MAX_BATCHES } from "#domain/desk/not-shown.ts";
import { type BatchRow, batchOf } from "#domain/desk/snapshot.ts";
import { todayInIndia } from "#domain/india-date.ts";
import { seatsOf } from "~/content/stated/batch";
import { batchEditor } from "../editors";
import { confirmedBy, type Line, Lines } from "../lines";
import { useDeskActs, useDeskRows } from "../rows";
import { type DeskPart, type ListProps, notShown, Rows, WithNew } from "./part";

function Batches({ catalogue, onEdit }: ListProps) {
  const query = useDeskRows("batches");
  const { busy, remove } = useDeskActs("batches");
  const titleOf = (path: string) => catalogue.courses.find((course) => course.path === path)?.title ?? path;
  return (
    <Rows query={query}>
      {(rows) => {
        const lines = rows
          .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))
          .map((row): Line & { begun: boolean } => {
            const begun = row.starts_on < todayInIndia();
            const earlier = rows.filter(
              ({ course, starts_on }) =>
                course === row.course && starts_on >= todayInIndia() && starts_on < row.starts_on,
            ).length;
            const hidden = begun
              ? undefined
              : !catalogue.courses.some(({ path }) => path === row.course)
                ? "the site has no such course any more"
                : earlier >= MAX_BATCHES
                  ? `the site shows the next ${MAX_BATCHES} batches of a course`
                  : undefined;
            return {
              edit: row.id,
              name: titleOf(row.course),
              shown: batchWords(row as BatchRow),
              state: hidden ? notShown(hidden) : confirmedBy(row),
              open: hidden !== undefined,
              begun,
              remove: { label: "Delete", act: () => remove({ id: row.id, said: "Batch deleted" }) },
            };
          });
        return (
          <WithNew label="New batch" onEdit={onEdit} empty={rows.length === 0 && "No batches: visitors read “Ask us”"}>
            <Lines heading="To come" lines={lines.filter(({ begun }) => !begun)} busy={busy} onEdit={onEdit} />
            {lines.some(({ begun }) => begun) && (
              <Lines
                heading="Begun or over: not shown any more"
                lines={lines.filter(({ begun }) => begun)}
                busy={busy}
                onEdit={onEdit}
              />
            )}
          </WithNew>
        );
      }}
    </Rows>
  );
}

const batchWords = (row: BatchRow) => {
  const batch = batchOf(row);
  return [spanOf(batch), batch.hours, batch.language, batch.place, seatsOf(batch)].filter(Boolean).join(" · ");
};

/** "/training/drone-pilot-training, 2027-01-04" in words. */
const nameOfBatch: DeskPart["nameOf"] = ({ courses }, name) => {
  const [course = "", day = ""] = name.split(", ");
  const title = courses.find(({ path }) => path === course)?.title ?? course;
  return dayProblem(day) ? title : `${title}, from ${longDay(day)}`;
};

export const batchesPart: DeskPart = {
  id: "batches",
  label: "Batches",
  table: "batches",
  List: Batches,
  editorOf: ({ courses }) => batchEditor(courses),
  nameOf: nameOfBatch,
  shownOf: (row) => batchWords(row as BatchRow),
};
