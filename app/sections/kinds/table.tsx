import type { TableSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";

/**
 * A table on wide screens. On phones each row is a block below its first cell, with each value beside its column's name where
 * there are several, so that nothing is cut off; the roles keep it a table for screen readers.
 */
export function Table({ section }: { section: TableSection }) {
  const [, ...columns] = section.columns;
  return (
    <Frame section={section}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its roles otherwise */}
      <table role="table" className="tabular block w-full border-collapse text-left text-[0.9375rem] md:table">
        <caption className="block pb-4 text-left text-sm text-ash md:table-caption">
          {unbroken(section.caption)}
        </caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b-2 border-ink">
            {section.columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="label py-3 pr-6 align-bottom last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block border-t-2 border-ink md:table-row-group md:border-0">
          {section.rows.map(([first, ...cells]) => (
            <tr key={first} role="row" className="block border-b border-line py-4 md:table-row md:py-0">
              <th
                role="rowheader"
                scope="row"
                className="block pb-1.5 align-top font-semibold md:table-cell md:py-3.5 md:pr-6"
              >
                {unbroken(first ?? "")}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  role="cell"
                  className={classes(
                    "items-baseline gap-x-4 py-1 align-top text-steel md:table-cell md:py-3.5 md:pr-6 md:last:pr-0",
                    columns.length > 1 ? "grid grid-cols-[minmax(7rem,2fr)_3fr]" : "block",
                  )}
                >
                  {columns.length > 1 && (
                    <span aria-hidden="true" className="text-sm text-ash md:hidden">
                      {columns[index]}
                    </span>
                  )}
                  <span className="min-w-0">{unbroken(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </Frame>
  );
}
