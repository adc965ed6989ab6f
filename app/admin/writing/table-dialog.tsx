import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Dialog } from "~/ui/dialog";
import { control } from "~/ui/field";
import { type TextTable, writeTable } from "./tables";

const MAX_COLUMNS = 12;
const MAX_ROWS = 100;

type Grid = { rows: string[][]; dashes: string[]; at: { row: number; column: number } };

const empty: Grid = {
  rows: [
    ["", ""],
    ["", ""],
    ["", ""],
  ],
  dashes: [],
  at: { row: 0, column: 0 },
};

const grow = {
  row: ({ rows, at, ...grid }: Grid): Grid =>
    rows.length >= MAX_ROWS
      ? { ...grid, rows, at }
      : {
          ...grid,
          rows: rows.toSpliced(
            at.row + 1,
            0,
            (rows[0] ?? []).map(() => ""),
          ),
          at: { ...at, row: at.row + 1 },
        },
  column: ({ rows, dashes, at }: Grid): Grid =>
    (rows[0]?.length ?? 0) >= MAX_COLUMNS
      ? { rows, dashes, at }
      : {
          rows: rows.map((row) => row.toSpliced(at.column + 1, 0, "")),
          dashes: (rows[0] ?? []).map((_, n) => dashes[n] ?? "").toSpliced(at.column + 1, 0, ""),
          at: { ...at, column: at.column + 1 },
        },
};

const shrink = {
  row: ({ rows, at, ...grid }: Grid): Grid =>
    rows.length < 2
      ? { ...grid, rows, at }
      : { ...grid, rows: rows.toSpliced(at.row, 1), at: { ...at, row: Math.max(0, at.row - 1) } },
  column: ({ rows, dashes, at }: Grid): Grid =>
    (rows[0]?.length ?? 0) < 2
      ? { rows, dashes, at }
      : {
          rows: rows.map((row) => row.toSpliced(at.column, 1)),
          dashes: dashes.toSpliced(at.column, 1),
          at: { ...at, column: Math.max(0, at.column - 1) },
        },
};

/** A dialog for a table: a new one, or the one in which the cursor stands. */
export default function TableDialog({
  existing,
  onClose,
}: {
  existing: TextTable | undefined;
  /** Gets the table as Markdown. */
  onClose: (written: string | null) => void;
}) {
  const [grid, setGrid] = useState<Grid>(
    existing
      ? { ...existing, rows: squared(existing.rows), at: { row: existing.row, column: existing.column } }
      : empty,
  );
  const table = useRef<HTMLTableElement>(null);
  const { row, column } = grid.at;
  // Focus follows the cell: the one that was just added, or the one above.
  useEffect(() => {
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }, [row, column]);

  const change = (by: (grid: Grid) => Grid) => {
    setGrid(by);
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const wanted = event.altKey && event.shiftKey ? acts[key] : undefined;
    const goTo = (next: number) => change((now) => ({ ...now, at: { ...now.at, row: next } }));
    if (wanted) change(wanted);
    else if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    else if (key === "Enter" && row === grid.rows.length - 1) change(grow.row);
    else if (key === "Enter" || key === "ArrowDown") goTo(Math.min(row + 1, grid.rows.length - 1));
    else if (key === "ArrowUp") goTo(Math.max(row - 1, 0));
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The event would bubble to the form behind the dialog.
    event.stopPropagation();
    onClose(writeTable(grid.rows, grid.dashes));
  };
  const columns = grid.rows[0]?.length ?? 0;

  return (
    <Dialog title="Table" closeButton onClose={() => onClose(null)} className="w-[min(56rem,calc(100vw-2rem))]">
      <form onSubmit={onSubmit}>
        <div
          role="toolbar"
          aria-label="Rows and columns"
          className="mb-3 flex flex-wrap gap-2 *:px-3 *:text-[0.9375rem]"
        >
          <Button
            onClick={() => change(grow.row)}
            aria-keyshortcuts="Alt+Shift+ArrowDown"
            disabled={grid.rows.length >= MAX_ROWS}
          >
            Add row
          </Button>
          <Button
            onClick={() => change(grow.column)}
            aria-keyshortcuts="Alt+Shift+ArrowRight"
            disabled={columns >= MAX_COLUMNS}
          >
            Add column
          </Button>
          <Button
            onClick={() => change(shrink.row)}
            aria-keyshortcuts="Alt+Shift+ArrowUp"
            disabled={grid.rows.length < 2}
          >
            Remove row
          </Button>
          <Button onClick={() => change(shrink.column)} aria-keyshortcuts="Alt+Shift+ArrowLeft" disabled={columns < 2}>
            Remove column
          </Button>
        </div>
        <div className="overflow-x-auto py-1">
          <table ref={table} className="w-full border-separate border-spacing-1" onKeyDown={onKeyDown}>
            <tbody>
              {grid.rows.map((cells, r) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity other than its position
                <tr key={r}>
                  {cells.map((text, c) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity other than its position
                    <td key={c} className="min-w-28">
                      <input
                        aria-label={r === 0 ? `Heading ${c + 1}` : `Row ${r}, column ${c + 1}`}
                        data-cell={`${r} ${c}`}
                        value={text}
                        placeholder={r === 0 ? "Heading" : undefined}
                        className={classes(control, "min-h-11 px-2.5 py-1.5", r === 0 && "font-semibold")}
                        onFocus={() => setGrid((now) => ({ ...now, at: { row: r, column: c } }))}
                        onChange={(event) => {
                          const typed = event.target.value;
                          setGrid((now) => ({
                            ...now,
                            rows: now.rows.with(r, (now.rows[r] ?? []).with(c, typed)),
                          }));
                        }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-2 text-sm text-ash">
          Enter goes down and adds a row at the end. Alt, Shift and an arrow add or remove a row or a column.
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button onClick={() => onClose(null)}>Cancel</Button>
          <Button type="submit" variant="primary">
            {existing ? "Change table" : "Insert table"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const acts: Record<string, (grid: Grid) => Grid> = {
  ArrowDown: grow.row,
  ArrowRight: grow.column,
  ArrowUp: shrink.row,
  ArrowLeft: shrink.column,
};

/** Rows of equal length: Markdown lets a row have fewer cells than there are headings, and ignores what is beyond them. */
function squared([headings = [], ...body]: string[][]): string[][] {
  return [headings, ...body.map((row) => headings.map((_, n) => row[n] ?? ""))];
}
