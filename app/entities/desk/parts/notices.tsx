import { spanOf } from "#domain/desk/days.ts";
import { MAX_NOTICES, noticesShownOn } from "#domain/desk/snapshot.ts";
import { todayInIndia } from "#domain/india-date.ts";
import { noticeEditor } from "../editors";
import { Lines } from "../lines";
import { type DeskTables, useDeskActs, useDeskRows } from "../rows";
import { type DeskPart, type ListProps, notShown, Rows, WithNew } from "./part";

function Notices({ onEdit }: ListProps) {
  const query = useDeskRows("notices");
  const { busy, remove } = useDeskActs("notices");
  return (
    <Rows query={query}>
      {(rows) => (
        <WithNew label="New notice" onEdit={onEdit} empty={rows.length === 0 && "No notices"}>
          <Lines
            heading="Notices"
            busy={busy}
            onEdit={onEdit}
            lines={rows
              .toSorted((a, b) => b.from_day.localeCompare(a.from_day))
              .map((row) => ({
                edit: row.id,
                name: row.title,
                shown: noticeWords(row),
                state:
                  row.to_day < todayInIndia()
                    ? "Over"
                    : row.from_day > todayInIndia()
                      ? "To come"
                      : noticesShownOn(rows, todayInIndia()).includes(row.id)
                        ? "Shown now"
                        : notShown(`${MAX_NOTICES} others stand above the header`),
                remove: { label: "Delete", act: () => remove({ id: row.id, said: "Notice deleted" }) },
              }))}
          />
        </WithNew>
      )}
    </Rows>
  );
}

const noticeWords = ({ from_day, to_day, closed, link }: DeskTables["notices"]) =>
  [spanOf({ from: from_day, to: to_day }), closed === "yes" && "office closed", link].filter(Boolean).join(" · ");

export const noticesPart: DeskPart = {
  id: "notices",
  label: "Notices",
  table: "notices",
  List: Notices,
  editorOf: () => noticeEditor,
  shownOf: (row) => noticeWords(row as DeskTables["notices"]),
};
