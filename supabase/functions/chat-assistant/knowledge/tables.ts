import type { KnowledgeRecord } from "./record.ts";

export type Datum = { label: string; value: string };
/** A record without what all records of its section share. */
export type Draft = Pick<KnowledgeRecord, "kind" | "title" | "text"> & Partial<KnowledgeRecord>;

/** Ends a sentence that has no end. */
export const sentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
export const sentences = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part?.trim() ? [sentence(part)] : [])).join(" ");

const listed = (items: string[]) => sentence(items.join("; "));
/** A name with what belongs to it in brackets. */
export const inBrackets = (name: string, ...values: (string | undefined)[]) => {
  const given = values.filter(Boolean).join(", ");
  return given ? `${name} (${given})` : name;
};

/**
 * The record that lists what a section holds.
 * @param lead what the list is called when it is told: "The packages"
 */
export const overview = (title: string, items: string[], intro?: string, also?: string, lead = title): Draft => ({
  kind: "overview",
  title,
  text: sentences(listed(items), intro),
  said: { lead, lines: items, note: intro && sentence(intro), ofPage: true },
  also,
});

/** The first cell of each row, with the cell of the last column that is short in every row. */
function withShortCell(columns: string[], rows: string[][]): string[] {
  const column = columns.findLastIndex(
    (_, index) => index > 0 && rows.every((row) => (row[index]?.length ?? 99) <= 18),
  );
  return rows.map((row) => inBrackets(row[0] ?? "", column > 0 ? row[column] : undefined));
}

/** A row for each label that several things of one section have. */
export function sharedRows(items: { name: string; data?: Datum[] }[]): Draft[] {
  const labels = Map.groupBy(
    items.flatMap(({ name, data: values }) => (values ?? []).map(({ label, value }) => ({ name, label, value }))),
    ({ label }) => label,
  );
  return [...labels].flatMap(([label, values]): Draft[] =>
    values.length > 1
      ? [
          {
            kind: "row",
            title: label,
            text: sentence(`${label}: ${values.map(({ name, value }) => `${name}, ${value}`).join("; ")}`),
            said: { lead: label, lines: values.map(({ name, value }) => `${name}: ${value}`), ofPage: true },
          },
        ]
      : [],
  );
}

/** A row for each line of a table; where its columns are things of one rank, also one for each of these. */
export function tableDrafts(
  caption: string,
  columns: string[],
  rows: string[][],
  heading: string,
  intro?: string,
): Draft[] {
  const compares =
    columns.length > 2 && /^(feature|item|stage|workshop)$/i.test(columns[0] ?? "") && columns[1] !== "Value";
  const cells = (row: string[]) =>
    row.slice(1).map((cell, index) => {
      const column = columns[index + 1] ?? "";
      return column === "Value" ? cell : column === "Remark" ? `(${cell})` : `${column}: ${cell}`;
    });
  const firsts = rows.map(([first = ""]) => first);
  return [
    {
      ...overview(
        heading || caption,
        compares ? firsts : withShortCell(columns, rows),
        undefined,
        `${caption} ${intro ?? ""}`,
      ),
      kind: compares ? "table" : "overview",
      table: { columns, rows },
    },
    ...rows.map((row): Draft => {
      const single = columns[1] === "Value";
      const text = sentence(`${row[0]}: ${cells(row).join(single ? " " : "; ")}`);
      return {
        kind: "row",
        title: row[0] ?? "",
        text,
        said: single
          ? undefined
          : { lead: nameOf(columns[0] ?? "", row[0] ?? ""), lines: cells(row), ofPage: compares },
        also: caption,
      };
    }),
    ...(compares
      ? columns.slice(1).map(
          (column, index): Draft => ({
            kind: "column",
            title: column,
            text: sentence(`${column}: ${rows.map((row) => `${row[0]?.toLowerCase()} ${row[index + 1]}`).join("; ")}`),
            said: { lead: column, lines: rows.map((row) => `${row[0]}: ${row[index + 1]}`) },
            data: rows.map((row) => ({ label: row[0] ?? "", value: row[index + 1] ?? "" })),
          }),
        )
      : []),
  ];
}

/** A first cell that is only a number says nothing without its column: "Month 1". */
const nameOf = (column: string, cell: string) => (/^\d+$/.test(cell) ? `${column} ${cell}` : cell);
