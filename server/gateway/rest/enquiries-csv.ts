import { shownAddress } from "../../../domain/enquiries/callback.ts";
import { inquiryLabel } from "../../../domain/enquiries/inquiry-types.ts";
import { messageParts } from "../../../domain/enquiries/message-parts.ts";
import { entryWords, languageNames, type ThreadEntry } from "../../../domain/enquiries/thread.ts";
import { UNSIGNED } from "../../../domain/enquiries/unsigned.ts";

/** A row of the procedure `enquiries_for_file`. */
export type ExportedEnquiry = Record<"id" | "name" | "email" | "message" | "status" | "created_at", string> &
  Record<"came_from" | "instrument" | "campaign" | "batch" | "owner" | "follow_up", string | null> & {
    language: keyof typeof languageNames | null;
    entries: ({ at: string; by: string | null } & ThreadEntry)[];
  };

/** How many rows that procedure returns at a time. */
export const CSV_PAGE_ROWS = 1_000;

const HEADINGS = [
  "Received (Bhopal)",
  "Status",
  "Name",
  "E-mail",
  "Phone",
  "Company",
  "Topic",
  "About",
  "Batch",
  "Preferred day",
  "Language",
  "Message",
  "Page",
  "Instrument",
  "Campaign",
  "With",
  "Come back on",
  "History",
];

const receivedAt = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

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

function cellsOf(enquiry: ExportedEnquiry): string[] {
  const { company, phone, inquiry, about, preferredDay, text } = messageParts(enquiry.message);
  const { created_at, status, name, email, came_from, instrument, campaign, batch, language, owner, follow_up } =
    enquiry;
  const origin = [came_from ?? "", instrument ?? "", campaign ?? ""];
  const at = receivedAt.format(new Date(created_at));
  const history = enquiry.entries.map(({ at, by, ...entry }) => {
    const { act, text } = entryWords(entry);
    const said = entry.kind === "note" ? text : [act, text].filter(Boolean).join("\n");
    return `${receivedAt.format(new Date(at))}, ${by ?? UNSIGNED}: ${said}`;
  });
  return [
    at,
    status,
    name,
    shownAddress(email),
    phone,
    company,
    inquiryLabel(inquiry),
    about,
    batch ?? "",
    preferredDay,
    language ? languageNames[language] : "",
    text,
    ...origin,
    owner ?? "",
    follow_up ?? "",
    history.join("\n\n"),
  ];
}

/**
 * The CSV file as a stream: UTF-8 with a byte order mark, so that Excel recognises it.
 *
 * @param first the first page of enquiries, newest first.
 * @param next loads the page after an enquiry; a page that is not full is the last.
 */
export function createCsvStream(
  first: ExportedEnquiry[],
  next: (last: ExportedEnquiry) => Promise<ExportedEnquiry[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* pages() {
    yield encoder.encode(`\uFEFF${csvRow(HEADINGS)}`);
    for (let page = first; ; ) {
      yield encoder.encode(page.map((enquiry) => csvRow(cellsOf(enquiry))).join(""));
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
