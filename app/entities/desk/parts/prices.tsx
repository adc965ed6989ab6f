import { longDay } from "#domain/desk/days.ts";
import { priceNotShown } from "#domain/desk/not-shown.ts";
import { priceWords } from "#domain/desk/price-words.ts";
import { priceOf } from "#domain/desk/snapshot.ts";
import { todayInIndia } from "#domain/india-date.ts";
import type { DeskCatalogue } from "~/content/stated/desk-catalogue";
import { priceEditor } from "../editors";
import { confirmedBy, type Line, Lines } from "../lines";
import { type DeskTables, useDeskActs, useDeskRows, useOpenEntries } from "../rows";
import { type DeskPart, type ListProps, notShown, Rows } from "./part";

function Prices({ catalogue, onEdit }: ListProps) {
  const query = useDeskRows("prices");
  const { busy, remove } = useDeskActs("prices");
  const open = useOpenEntries(catalogue.claims);
  return (
    <Rows query={query}>
      {(rows) =>
        groupsOf(catalogue, rows).map(({ path, name, things }) => (
          <Lines
            key={path}
            heading={name}
            busy={busy}
            onEdit={onEdit}
            lines={things.map((thing): Line => {
              const row = rows.find((each) => each.thing === thing.key);
              const over = row && priceNotShown(row, todayInIndia());
              return {
                edit: thing.key,
                name: thing.name,
                shown: row ? (
                  priceWords(priceOf(row))
                ) : (
                  <span className="text-ash">No price: the page says what moves it</span>
                ),
                state: over
                  ? notShown(over)
                  : row &&
                    [confirmedBy(row), row.valid_until && `valid until ${longDay(row.valid_until)}`]
                      .filter(Boolean)
                      .join(", "),
                open: open?.includes(thing.key),
                editLabel: row ? "Change" : "Set the price",
                remove: row && {
                  label: "Take away",
                  act: () => remove({ id: row.id, said: `Price of ${thing.name} taken away` }),
                },
              };
            })}
          />
        ))
      }
    </Rows>
  );
}

/** The things of each page, and prices of what is on the site no more, so that they can be taken away. */
function groupsOf({ things }: DeskCatalogue, rows: { thing: string }[]) {
  const groups = things.map(({ path, name, things: own }) => ({
    path,
    name,
    things: [{ key: path, name: `${name}, as a whole` }, ...own],
  }));
  const known = new Set(groups.flatMap((group) => group.things.map(({ key }) => key)));
  const lost = rows.filter(({ thing }) => !known.has(thing)).map(({ thing }) => ({ key: thing, name: thing }));
  return lost.length > 0 ? [...groups, { path: "", name: "Not on the site any more", things: lost }] : groups;
}

const nameOfThing = ({ things }: DeskCatalogue, key: string) => {
  const page = things.find(({ path }) => path === key.split("#")[0]);
  const own = page?.things.find((thing) => thing.key === key);
  return [page?.name ?? key, own?.name].filter(Boolean).join(", ");
};

export const pricesPart: DeskPart = {
  id: "prices",
  label: "Prices",
  table: "prices",
  List: Prices,
  editorOf: (catalogue, row, edit) => {
    const key = String(row?.thing ?? edit);
    const known = catalogue.things.some(
      ({ path, things }) => path === key || things.some((thing) => thing.key === key),
    );
    return known || row ? priceEditor(key, nameOfThing(catalogue, key)) : undefined;
  },
  nameOf: nameOfThing,
  shownOf: (row) => priceWords(priceOf(row as DeskTables["prices"])),
  has: (key) => key.startsWith("/"),
};
