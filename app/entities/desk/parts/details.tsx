import { isDetailKey } from "#domain/desk/details.ts";
import { valueNotShown } from "#domain/desk/not-shown.ts";
import { todayInIndia } from "#domain/india-date.ts";
import { confirmedBy, type Line, Lines } from "../lines";
import { useDeskActs, useDeskRows, useOpenEntries } from "../rows";
import { type DeskPart, type ListProps, notShown, Rows } from "./part";
import { isSample, ofValues, SITE_VALUES } from "./site-values";

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
                const hidden =
                  row && valueNotShown(row, { values: rows, claims: catalogue.claims, today: todayInIndia() });
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

export const detailsPart: DeskPart = {
  id: SITE_VALUES,
  label: "Details",
  List: Details,
  has: isDetailKey,
  ...ofValues,
};
