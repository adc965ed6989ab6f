import type { KnowledgeRecord } from "../knowledge/record.ts";
import { wordsOf } from "../read/words.ts";
import type { Table } from "./respond.ts";

/** Columns that a phone shows beside each other, the names of the rows included. */
const MAX_COLUMNS = 4;

/**
 * The table of a record that compares things of one rank: only the named columns, where the question names two or more.
 * @returns undefined where the record compares nothing, or has too many columns
 */
export function tableIn({ table, kind }: KnowledgeRecord, line: string): Table | undefined {
  if (!table || kind !== "overview" || table.columns.length < 3) return undefined;
  const named = table.columns.flatMap((name, at) =>
    at > 0 && line.includes(` ${wordsOf(name).join(" ")} `) ? [at] : [],
  );
  const kept = named.length > 1 ? [0, ...named] : table.columns.map((_, at) => at);
  if (kept.length > MAX_COLUMNS) return undefined;
  const cells = (row: string[]) => kept.map((at) => row[at] ?? "");
  return { columns: cells(table.columns), rows: table.rows.map(cells) };
}
