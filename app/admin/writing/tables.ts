import { asBlock, type Edit, type TextSelection } from "./commands";

/** A table as it stands in a text. */
export type TextTable = {
  /** Where it stands. */
  from: number;
  to: number;
  /** The cells of each row, the headings first, without the row of dashes. */
  rows: string[][];
  /** The dashes of each column, which may say how it is aligned. */
  dashes: string[];
  /** The cell with the cursor. */
  row: number;
  column: number;
};

type Cell = { from: number; to: number; text: string };

const isRow = (line: string | undefined) => line !== undefined && /^ {0,3}\|.*\|\s*$/.test(line);
const isDashes = (line: string | undefined) => line !== undefined && /^ {0,3}(\| *:?-+:? *)+\|\s*$/.test(line);

/** The cells of a line that begins and ends with a bar. @param at where the line begins in the text */
function cellsOf(line: string, at: number): Cell[] {
  const bars = Array.from(line.matchAll(/(?<!\\)\|/g), ({ index }) => index);
  return bars.slice(0, -1).map((bar, n) => {
    const cell = line.slice(bar + 1, bars[n + 1]);
    const text = cell.trim();
    // An empty cell is written between its blanks.
    const lead = text ? cell.length - cell.trimStart().length : Math.min(1, cell.length >> 1);
    const from = at + bar + 1 + lead;
    return { from, to: from + text.length, text };
  });
}

/** The rows of cells around the cursor, and where they stand; undefined outside a table. */
function rowsAround({ text, from }: TextSelection) {
  const lines = text.split("\n");
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  const current = starts.findLastIndex((start) => start <= from);
  if (!isRow(lines[current])) return undefined;
  let first = current;
  while (isRow(lines[first - 1])) first -= 1;
  let last = current;
  while (isRow(lines[last + 1])) last += 1;
  if (!isDashes(lines[first + 1])) return undefined;
  const numbers = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const cells = numbers.map((n) => cellsOf(lines[n] ?? "", starts[n] ?? 0));
  return {
    cells,
    line: current - first,
    from: starts[first] ?? 0,
    to: (starts[last] ?? 0) + (lines[last] ?? "").length,
  };
}

/** The table with the cursor. */
export function tableAt(selected: TextSelection): TextTable | undefined {
  const found = rowsAround(selected);
  if (!found) return undefined;
  const { cells, line, from, to } = found;
  const rows = cells.filter((_, n) => n !== 1).map((row) => row.map(({ text }) => text));
  const column = Math.max(
    0,
    (cells[line] ?? []).findLastIndex((cell) => cell.from <= selected.from),
  );
  return { from, to, rows, dashes: (cells[1] ?? []).map(({ text }) => text), row: line < 2 ? 0 : line - 1, column };
}

/**
 * Goes to the next cell of a table and selects what is in it, in the last one after adding a row.
 * @param back goes to the cell before instead
 * @returns undefined outside a table, and where there is no cell before
 */
export function stepToCell(selected: TextSelection, back = false): Edit | undefined {
  const found = rowsAround(selected);
  if (!found) return undefined;
  const cells = found.cells.filter((_, n) => n !== 1).flat();
  const at = cells.findLastIndex((cell) => cell.from <= selected.from);
  const next = cells[at + (back ? -1 : 1)];
  if (next) return { from: next.from, to: next.from, insert: "", select: [0, next.to - next.from] };
  if (back) return undefined;
  const columns = found.cells[0]?.length ?? 1;
  return { from: found.to, to: found.to, insert: `\n|${"  |".repeat(columns)}`, select: [3, 3] };
}

/** Writes a table; an empty cell stays one, and a line break in a cell becomes a blank. */
export function writeTable(rows: string[][], dashes: string[] = []): string {
  const cell = (text: string) =>
    text
      .split("\n")
      .map((part) => part.trim())
      .join(" ")
      .trim()
      .replace(/(?<!\\)\|/g, "\\|");
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const [headings = [], ...body] = rows.map((row) => row.map(cell));
  return [line(headings), line(headings.map((_, n) => dashes[n] || "---")), ...body.map(line)].join("\n");
}

/** Puts a table into a text: in the place of the one that stands there, or as a block of its own. */
export function putTable(selected: TextSelection, existing: TextTable | undefined, written: string): Edit {
  const end = written.length;
  return existing
    ? { from: existing.from, to: existing.to, insert: written, select: [end, end] }
    : asBlock({ ...selected, from: selected.to }, written, [end, end]);
}
