import { inquiryLabel } from "../../../domain/enquiries/inquiry-types.ts";
import { messageParts } from "../../../domain/enquiries/message-parts.ts";

/** An enquiry as the procedure `enquiries_for_file` gives it. */
export type ListedEnquiry = Record<"id" | "name" | "email" | "message" | "status" | "created_at", string> &
  Record<"came_from" | "instrument" | "campaign", string | null>;

/** So many enquiries that procedure gives at a time. */
export const CSV_PAGE = 1_000;

const HEADINGS = [
  "Received (Bhopal)",
  "Status",
  "Name",
  "E-mail",
  "Phone",
  "Company",
  "Topic",
  "About",
  "Preferred day",
  "Message",
  "Page",
  "Instrument",
  "Campaign",
];

const received = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

/**
 * One cell (RFC 4180), always in quotes. What a spreadsheet would take for a formula, after spaces and in wide letters
 * too, or for a number whose zeros at the front it drops, begins with an apostrophe, by which it is shown as text. Who
 * opens the file may take semicolons, tabs or line breaks for its separators, quotes or not: what would begin a cell
 * then has its apostrophe as well.
 */
export function cell(value: string): string {
  const within = value.replace(/(?=[=+\-@|%＝＋－＠｜％])(?<=[;\t\r\n][\s"]*)/g, "'");
  const harmless = /^[\t\r\n]|^\s*[=+\-@|%＝＋－＠｜％]|^\s*0\d+\s*$/.test(within) ? `'${within}` : within;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: string[]) => `${cells.map(cell).join(",")}\r\n`;

function rowOf(enquiry: ListedEnquiry): string[] {
  const { company, phone, inquiry, about, preferredDay, text } = messageParts(enquiry.message);
  const { created_at, status, name, email, came_from, instrument, campaign } = enquiry;
  const origin = [came_from ?? "", instrument ?? "", campaign ?? ""];
  const at = received.format(new Date(created_at));
  return [at, status, name, email, phone, company, inquiryLabel(inquiry), about, preferredDay, text, ...origin];
}

/**
 * The file, made as it is read: UTF-8 with a byte order mark, by which Excel knows it.
 *
 * @param first the first page of enquiries, newest first.
 * @param next gives the page after an enquiry; the last page is one that is not full.
 */
export function csvOf(
  first: ListedEnquiry[],
  next: (last: ListedEnquiry) => Promise<ListedEnquiry[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* pages() {
    yield encoder.encode(`\uFEFF${line(HEADINGS)}`);
    for (let page = first; ; ) {
      yield encoder.encode(page.map((enquiry) => line(rowOf(enquiry))).join(""));
      const last = page.at(-1);
      if (!last || page.length < CSV_PAGE) return;
      page = await next(last);
    }
  }
  const made = pages();
  // Nothing is made before it is asked for: a slow reader costs no memory.
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await made.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await made.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
