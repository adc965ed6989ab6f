import type { ReactNode } from "react";
import { longDay, spanOf } from "#domain/desk/days.ts";
import { type DetailKey, dayProblem, details, isDetailKey, sampleContacts } from "#domain/desk/details.ts";
import { MAX_BATCHES, priceNotShown, valueNotShown } from "#domain/desk/not-shown.ts";
import { priceWords } from "#domain/desk/price-words.ts";
import { type BatchRow, batchOf, CLAIM, MAX_NOTICES, noticesShownOn, priceOf } from "#domain/desk/snapshot.ts";
import type { Editor } from "~/admin/collection";
import { useFocusFromForm } from "~/admin/list/focus";
import { OpensButton } from "~/admin/list/opens-button";
import { seatsOf } from "~/content/stated/batch";
import type { DeskCatalogue } from "~/content/stated/desk-catalogue";
import { StateView } from "~/ui/state-view";
import { batchEditor, claimEditor, detailEditor, noticeEditor, priceEditor } from "./editors";
import { confirmedBy, type Line, Lines } from "./lines";
import { type DeskTable, type DeskTables, today, useDeskActs, useDeskRows, useOpenEntries } from "./rows";

/** One part of the desk: its table, its list, and the form of what the address names. */
export type DeskPart = {
  id: string;
  label: string;
  table: DeskTable;
  List: (props: ListProps) => ReactNode;
  /** The form of a row or a key; undefined where there is no such thing. */
  editorOf: (catalogue: DeskCatalogue, row: Record<string, unknown> | undefined, edit: string) => Editor | undefined;
  /** What a row is called in the bin, where only its key is known. */
  nameOf?: (catalogue: DeskCatalogue, key: string) => string;
  /** What visitors see of a row, also of one in the bin. */
  shownOf: (row: Record<string, unknown>) => string;
  /** Whether an entry that asks for the owner's eye is one of this part. */
  has?: (key: string) => boolean;
};
type ListProps = { catalogue: DeskCatalogue; onEdit: (edit: string) => void };

const isSample = (key: DetailKey) => (sampleContacts as readonly DetailKey[]).includes(key);

const notShown = (why: string) => `Not shown, because ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
const SITE_VALUES = "site_values";

/** The lists of rows, or why there are none. */
function Rows<Row>({
  query,
  children,
}: {
  query: { data?: Row[]; isError: boolean };
  children: (rows: Row[]) => ReactNode;
}) {
  // A form that is closed leaves the owner at the line from which it was opened.
  useFocusFromForm(query.data !== undefined);
  if (query.data) return children(query.data);
  if (query.isError) return <StateView alert title="The desk could not be read" text="Please try again later." />;
  return (
    <div role="status" aria-label="Loading the desk" className="space-y-4">
      {[1, 2, 3, 4, 5].map((bar) => (
        <div key={bar} className="skeleton-bar h-12 w-full" />
      ))}
    </div>
  );
}

function Details({ catalogue, onEdit }: ListProps) {
  const query = useDeskRows(SITE_VALUES);
  const { busy, confirm, remove } = useDeskActs(SITE_VALUES);
  const open = useOpenEntries(catalogue.claims);
  return (
    <Rows query={query}>
      {(rows) => (
        <>
          <nav aria-label="Groups" className="mb-8 flex flex-wrap gap-x-5">
            {catalogue.details.map(({ group }) => (
              <a
                key={group}
                href={`#group-${group.toLowerCase().replace(/[^a-z]+/g, "-")}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {group}
              </a>
            ))}
          </nav>
          {catalogue.details.map(({ group, items }) => (
            <Lines
              key={group}
              heading={group}
              busy={busy}
              onEdit={onEdit}
              lines={items.map(({ key, label, own }): Line => {
                const row = rows.find((each) => each.key === key);
                const value = row?.value ?? own;
                const hidden = row && valueNotShown(row, { values: rows, claims: catalogue.claims, today: today() });
                const mayStand = own !== null && !isSample(key);
                return {
                  edit: key,
                  name: label,
                  shown: value ?? <span className="text-ash">Not stated</span>,
                  state: hidden
                    ? notShown(hidden)
                    : row
                      ? confirmedBy(row)
                      : key === "whatsapp"
                        ? "The phone number, where it is a mobile one"
                        : own === null
                          ? "Visitors read “Ask us”, or it is not shown."
                          : mayStand
                            ? "Not confirmed"
                            : "A sample: write your own",
                  open: open?.includes(key),
                  editLabel: value === null ? "Fill in" : "Change",
                  confirm: !row && mayStand ? () => confirm({ key, value: own }) : undefined,
                  remove: row && {
                    label: "Back to the default",
                    act: () => remove({ id: row.id, said: `${label}: back to the site's own text` }),
                  },
                };
              })}
            />
          ))}
        </>
      )}
    </Rows>
  );
}

function Claims({ catalogue, onEdit }: ListProps) {
  const query = useDeskRows(SITE_VALUES);
  const { busy, confirm, remove } = useDeskActs(SITE_VALUES);
  const open = useOpenEntries(catalogue.claims);
  const titleOf = (path: string) => catalogue.things.find((thing) => thing.path === path)?.name ?? path;
  return (
    <Rows query={query}>
      {(rows) => (
        <>
          <Lines
            heading="Claims"
            busy={busy}
            onEdit={onEdit}
            lines={catalogue.claims.map(({ name, label, own, note }): Line => {
              const key = `${CLAIM}${name}`;
              const row = rows.find((each) => each.key === key);
              const hidden = row && valueNotShown(row, { values: rows, claims: catalogue.claims, today: today() });
              return {
                edit: key,
                name: label,
                shown: row?.value ?? String(own),
                state: hidden
                  ? notShown(hidden)
                  : row
                    ? [confirmedBy(row), row.proof].filter(Boolean).join(". ")
                    : `Shown with: ${note}`,
                open: open?.includes(key),
                editLabel: row ? "Change" : "Confirm or change",
                remove: row && {
                  label: "Back to the default",
                  act: () => remove({ id: row.id, said: `${label}: a claim again` }),
                },
              };
            })}
          />
          <Lines
            heading="Figures inside sentences"
            note="They stand in sentences and tables of one page each. Confirm them here. Whoever looks after the site's text changes them."
            busy={busy}
            lines={catalogue.figures.map(({ key, path, state, figures }): Line => {
              const row = rows.find((each) => each.key === key);
              return {
                edit: key,
                name: titleOf(path),
                shown: (
                  <a href={path} className="underline underline-offset-4">
                    {figures.join(", ")}
                  </a>
                ),
                state: row ? confirmedBy(row) : state === "sample" ? "Samples" : "Not confirmed",
                confirm: row ? undefined : () => confirm({ key, value: figures.join(", ").slice(0, 500) }),
                remove: row && {
                  label: "Not confirmed after all",
                  act: () => remove({ id: row.id, said: `Figures of ${path}: not confirmed` }),
                },
              };
            })}
          />
        </>
      )}
    </Rows>
  );
}

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
              const over = row && priceNotShown(row, today());
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
            const begun = row.starts_on < today();
            const earlier = rows.filter(
              ({ course, starts_on }) => course === row.course && starts_on >= today() && starts_on < row.starts_on,
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
                  row.to_day < today()
                    ? "Over"
                    : row.from_day > today()
                      ? "To come"
                      : noticesShownOn(rows, today()).includes(row.id)
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

function WithNew({
  label,
  empty,
  onEdit,
  children,
}: {
  label: string;
  empty: string | false;
  onEdit: (edit: string) => void;
  children: ReactNode;
}) {
  return (
    <>
      <p className="mb-8">
        <OpensButton variant="primary" opens="new" onOpen={() => onEdit("new")}>
          {label}
        </OpensButton>
      </p>
      {empty ? <StateView title={empty} /> : children}
    </>
  );
}

const batchWords = (row: BatchRow) => {
  const batch = batchOf(row);
  return [spanOf(batch), batch.hours, batch.language, batch.place, seatsOf(batch)].filter(Boolean).join(" · ");
};
const noticeWords = ({ from_day, to_day, closed, link }: DeskTables["notices"]) =>
  [spanOf({ from: from_day, to: to_day }), closed === "yes" && "office closed", link].filter(Boolean).join(" · ");

const valueEditor: DeskPart["editorOf"] = ({ claims, details: groups }, row, edit) => {
  const key = String(row?.key ?? edit);
  const own = groups.flatMap(({ items }) => items).find((item) => item.key === key)?.own ?? null;
  if (isDetailKey(key)) return detailEditor(key, isSample(key) ? null : own);
  const claim = claims.find(({ name }) => key === CLAIM + name);
  return claim && claimEditor(claim);
};
const nameOfValue: DeskPart["nameOf"] = ({ claims, figures }, key) =>
  isDetailKey(key)
    ? details[key].label
    : (claims.find(({ name }) => key === CLAIM + name)?.label ?? figures.find((each) => each.key === key)?.path ?? key);

const nameOfThing = ({ things }: DeskCatalogue, key: string) => {
  const page = things.find(({ path }) => path === key.split("#")[0]);
  const own = page?.things.find((thing) => thing.key === key);
  return [page?.name ?? key, own?.name].filter(Boolean).join(", ");
};

/** "/training/drone-pilot-training, 2027-01-04" in words. */
const nameOfBatch: DeskPart["nameOf"] = ({ courses }, name) => {
  const [course = "", day = ""] = name.split(", ");
  const title = courses.find(({ path }) => path === course)?.title ?? course;
  return dayProblem(day) ? title : `${title}, from ${longDay(day)}`;
};

const ofValues = {
  table: SITE_VALUES,
  editorOf: valueEditor,
  nameOf: nameOfValue,
  shownOf: ({ value }: Record<string, unknown>) => String(value),
} as const;

/** The parts of the desk, in the order of their tabs. */
export const deskParts: DeskPart[] = [
  { id: SITE_VALUES, label: "Details", List: Details, has: isDetailKey, ...ofValues },
  {
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
  },
  {
    id: "batches",
    label: "Batches",
    table: "batches",
    List: Batches,
    editorOf: ({ courses }) => batchEditor(courses),
    nameOf: nameOfBatch,
    shownOf: (row) => batchWords(row as BatchRow),
  },
  {
    id: "notices",
    label: "Notices",
    table: "notices",
    List: Notices,
    editorOf: () => noticeEditor,
    shownOf: (row) => noticeWords(row as DeskTables["notices"]),
  },
  { id: "claims", label: "Claims", List: Claims, has: (key) => key.startsWith(CLAIM), ...ofValues },
];
