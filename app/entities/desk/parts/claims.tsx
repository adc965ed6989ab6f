import { valueNotShown } from "#domain/desk/not-shown.ts";
import { CLAIM } from "#domain/desk/snapshot.ts";
import { todayInIndia } from "#domain/india-date.ts";
import { confirmedBy, type Line, Lines } from "../lines";
import { useDeskActs, useDeskRows, useOpenEntries } from "../rows";
import { type DeskPart, type ListProps, notShown, Rows } from "./part";
import { ofValues, SITE_VALUES } from "./site-values";

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
              const hidden =
                row && valueNotShown(row, { values: rows, claims: catalogue.claims, today: todayInIndia() });
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

export const claimsPart: DeskPart = {
  id: "claims",
  label: "Claims",
  List: Claims,
  has: (key) => key.startsWith(CLAIM),
  ...ofValues,
};
