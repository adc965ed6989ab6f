/** How many rows the procedures of the files return at a time. */
export const CSV_PAGE_ROWS = 1_000;

/** The columns of a file. */
export type CsvFormat<T> = { headings: string[]; cellsOf: (row: T) => string[] };

const timeInBhopal = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

/** A moment as the files show it, which spreadsheets read as a time. */
export const bhopalTime = (moment: string) => timeInBhopal.format(new Date(moment));

/**
 * One cell (RFC 4180), always quoted. A text that a spreadsheet would read as a formula (also after spaces or in full-width
 * characters) or as a number without its leading zeros gets an apostrophe in front, which makes it text. A spreadsheet may be
 * set to split at semicolons, tabs or line breaks, even within quotes: after these a formula gets an apostrophe too.
 */
export function cell(value: string): string {
  const escaped = value.replace(/(?=[=+\-@|%＝＋－＠｜％])(?<=[;\t\r\n][\s"]*)/g, "'");
  const safe = /^[\t\r\n]|^\s*[=+\-@|%＝＋－＠｜％]|^\s*0\d+\s*$/.test(escaped) ? `'${escaped}` : escaped;
  return `"${safe.replaceAll('"', '""')}"`;
}

const csvRow = (cells: string[]) => `${cells.map(cell).join(",")}\r\n`;

/**
 * The CSV file as a stream: UTF-8 with a byte order mark, so that Excel recognises it.
 *
 * @param first the first page of rows, newest first.
 * @param next loads the page after a row; a page that is not full is the last.
 */
export function createCsvStream<T>(
  { headings, cellsOf }: CsvFormat<T>,
  first: T[],
  next: (last: T) => Promise<T[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* pages() {
    yield encoder.encode(`\uFEFF${csvRow(headings)}`);
    for (let page = first; ; ) {
      yield encoder.encode(page.map((row) => csvRow(cellsOf(row))).join(""));
      const last = page.at(-1);
      if (!last || page.length < CSV_PAGE_ROWS) return;
      page = await next(last);
    }
  }
  const chunks = pages();
  // Each chunk is made when it is read: a slow reader costs no memory.
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
