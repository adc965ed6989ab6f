import type { TableSection } from "~/content/schema";
import { byAnswer } from "~/content/stated/unanswered";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { rail, railEntry, useRail } from "~/ui/rail";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";
import * as words from "./words";

/**
 * A table on wide screens. On phones each row is a block below its first cell, with each value beside its column's name where
 * there are several, so that nothing is cut off; the roles keep it a table for screen readers.
 */
export function Table({ section }: { section: TableSection }) {
  const { answered, open } = byAnswer(section.rows);
  const shown = { ...section, rows: answered };
  // Questions with their answers stand beside the heading, as the FAQ does, and need no names of columns.
  const asked = section.id === "good-to-know";
  return (
    <Frame section={section} aside={asked}>
      {answered.length > 0 &&
        (section.compared ? <Comparison section={shown} /> : <Rows section={shown} bare={asked} />)}
      {section.ask && <Open names={open} to={section.ask.to} className={answered.length > 0 ? "mt-5" : undefined} />}
    </Frame>
  );
}

/** What has no answer yet, in one line with one way to ask. */
function Open({ names, to, className }: { names: string[]; to: string; className?: string }) {
  return (
    <p className={classes("flex flex-wrap items-center justify-between gap-x-8 gap-y-3", className)}>
      <span className="max-w-[56ch] text-[0.9375rem] text-steel">{unbroken(words.askUsAbout(names))}</span>
      <ButtonLink to={to} aria-label={words.askUsAbout(names)} className="print:hidden">
        {words.ask}
      </ButtonLink>
    </p>
  );
}

/** @param bare without caption and names of columns, except for screen readers */
function Rows({ section, bare }: { section: TableSection; bare: boolean }) {
  const [, ...columns] = section.columns;
  const body = useRail<HTMLTableSectionElement>();
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its roles otherwise */}
      <table
        role="table"
        className={classes(
          "tabular block w-full border-collapse text-left text-[0.9375rem] md:table",
          bare && "border-t border-line",
        )}
      >
        <caption className={bare ? "sr-only" : "block pb-4 text-left text-sm text-ash md:table-caption"}>
          {unbroken(section.caption)}
        </caption>
        <thead role="rowgroup" className={classes("sr-only", !bare && "md:not-sr-only md:table-header-group")}>
          <tr role="row" className="border-b-2 border-ink">
            {section.columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="label py-3 pr-6 align-bottom last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          {...body}
          role="rowgroup"
          className={classes(
            "block border-ink md:table-row-group md:border-0",
            section.swiped ? `sm:border-t-2 ${rail}` : !bare && "border-t-2",
          )}
        >
          {section.rows.map(([first, ...cells]) => (
            <tr
              key={first}
              role="row"
              className={classes(
                "border-b border-line md:table-row md:py-0",
                columns.length > 1
                  ? "block py-4"
                  : "grid grid-cols-[minmax(min(6.5rem,40%),2fr)_minmax(0,3fr)] gap-x-4 py-2.5 [html[data-large-text]_&]:block",
                section.swiped && `max-sm:border-t-2 max-sm:border-b-0 max-sm:border-ink ${railEntry}`,
              )}
            >
              <th
                role="rowheader"
                scope="row"
                className={classes(
                  "block align-top font-semibold md:table-cell md:py-3.5 md:pr-6",
                  columns.length > 1 && "pb-1.5",
                  bare && "md:w-1/3",
                )}
              >
                {unbroken(first ?? "")}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  role="cell"
                  className={classes(
                    "items-baseline gap-x-4 align-top text-steel md:table-cell md:py-3.5 md:pr-6 md:last:pr-0",
                    columns.length > 1
                      ? "grid grid-cols-[minmax(min(7rem,40%),2fr)_minmax(0,3fr)] py-1 [html[data-large-text]_&]:block"
                      : "block",
                  )}
                >
                  {columns.length > 1 && (
                    <span aria-hidden="true" className="block text-sm text-ash md:hidden">
                      {columns[index]}
                    </span>
                  )}
                  <span className="block min-w-0">{unbroken(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </>
  );
}

/**
 * A table whose columns are compared. On phones they stay side by side, in small type; the first column stays in sight
 * where the others are scrolled.
 */
function Comparison({ section }: { section: TableSection }) {
  const first = "sticky left-0 z-1 max-w-[7rem] bg-paper pr-2 text-left align-top md:max-w-none md:pr-6";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section tabIndex={0} aria-label={section.caption} className="overflow-x-auto">
      <table className="tabular w-full border-collapse text-left text-[0.8125rem] leading-snug md:text-[0.9375rem] md:leading-normal">
        <caption className="pb-4 text-left text-sm text-ash">{unbroken(section.caption)}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {section.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classes(
                  "label py-3 align-bottom text-[0.75rem] wrap-normal md:text-[0.8125rem]",
                  index === 0 ? first : "px-1.5 md:pr-6 md:pl-0",
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(([name = "", ...cells]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className={classes(first, "py-3 font-semibold md:py-3.5")}>
                {unbroken(name)}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={section.columns[index + 1]}
                  className="min-w-[4.75rem] px-1.5 py-3 align-top text-steel md:py-3.5 md:pr-6 md:pl-0"
                >
                  {unbroken(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
