import { expect, test } from "vitest";
import { CSV_PAGE_ROWS, cell, createCsvStream } from "./csv.ts";
import { type ExportedEnquiry, enquiriesFile } from "./enquiries-csv.ts";

const plain = { kind: "note", outcome: null, subject: null, delivery: null } as const;
const enquiry = (n: number): ExportedEnquiry => ({
  id: String(n),
  name: `N ${n}`,
  email: "a@b.example",
  message: 'Company: "A, B"\nPhone: +91 98260 12345\nInquiry Type: training\n\nMessage: Line one\nline two',
  status: "new",
  created_at: "2026-11-21T20:00:00.5+00:00",
  came_from: "/blog",
  instrument: null,
  campaign: null,
  batch: null,
  language: "hi",
  owner: "Asha",
  follow_up: "2026-12-01",
  entries: [
    { ...plain, at: "2026-11-21T21:00:00+00:00", by: null, content: "Old" },
    { ...plain, at: "2026-11-22T05:00:00+00:00", by: "Asha", content: "=1+1" },
    { ...plain, at: "2026-11-22T06:00:00+00:00", by: "Asha", content: "Comes.", kind: "call", outcome: "reached" },
  ],
});

const textOf = async (stream: ReadableStream<Uint8Array>) => {
  const bytes = await new Response(stream).bytes();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
};

test.each([
  ["plain", '"plain"'],
  ['a "b", c', '"a ""b"", c"'],
  ["two\nlines", '"two\nlines"'],
  ["x;=1+1", '"x;\'=1+1"'],
  ["x\t=1+1", '"x\t\'=1+1"'],
  ["x\n=1+1\r\n-2; @A", "\"x\n'=1+1\r\n'-2; '@A\""],
  ['x;"=1+1', '"x;""\'=1+1"'],
  ["x;\n ％1", '"x;\n \'％1"'],
  ["a=b - c; d", '"a=b - c; d"'],
  ["=1+1", '"\'=1+1"'],
  ["+91 1", '"\'+91 1"'],
  ["09876543210", '"\'09876543210"'],
  ["098765 43210", '"098765 43210"'],
  ["9876543210", '"9876543210"'],
  ["-1", '"\'-1"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["\t=1", "\"'\t'=1\""],
  [" =1", '"\' =1"'],
  ["\u00a0+1", '"\'\u00a0+1"'],
  ["＝1", '"\'＝1"'],
  [" plain", '" plain"'],
  ["\r=1", "\"'\r'=1\""],
  ["｜1", '"\'｜1"'],
  ["", '""'],
])("the cell of %j is %j", (value, written) => {
  expect(cell(value)).toBe(written);
});

test("a long run of spaces is processed quickly", () => {
  const started = performance.now();
  cell(";".repeat(5_000) + "\n ".repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("a file begins with a byte order mark and headings, and ends each row as in RFC 4180", async () => {
  const [headings = "", row = ""] = (await textOf(createCsvStream(enquiriesFile, [enquiry(1)], async () => []))).split(
    "\r\n",
  );
  expect(headings.startsWith('\uFEFF"Received (Bhopal)","Reference","Status","Name","E-mail","Phone"')).toBe(true);
  expect(row).toBe(
    `"2026-11-22 01:30:00","${enquiry(1).id.slice(0, 8).toUpperCase()}","new","N 1","a@b.example","'+91 98260 12345","""A, B""","Training Programs","","","","Hindi","Line one\nline two","/blog","","","Asha","2026-12-01","2026-11-22 02:30:00, before entries were signed: Old

2026-11-22 10:30:00, Asha: =1+1

2026-11-22 11:30:00, Asha: Called: reached
Comes."`,
  );
});

test("somebody without e-mail has no address in the file, but the number to call", async () => {
  const caller = { ...enquiry(1), email: "phone-919826012345@callback.invalid" };
  const text = await textOf(createCsvStream(enquiriesFile, [caller], async () => []));
  expect(text).toContain('"no e-mail: call +919826012345"');
  expect(text).not.toContain("callback.invalid");
});

test("a full page is followed by the next, which is loaded only when it is read", async () => {
  const page = Array.from({ length: CSV_PAGE_ROWS }, (_, n) => enquiry(n));
  const asked: string[] = [];
  const stream = createCsvStream(enquiriesFile, page, async ({ id }) => {
    asked.push(id);
    return asked.length < 3 ? page : [enquiry(1)];
  });
  const reader = stream.getReader();
  const parts = [await reader.read(), await reader.read()];
  expect(asked).toEqual([]);
  while (!parts.at(-1)?.done) parts.push(await reader.read());
  expect(asked).toHaveLength(3);
  const text = parts.map(({ value }) => new TextDecoder().decode(value)).join("");
  expect(text.match(/\r\n/g)).toHaveLength(3 * CSV_PAGE_ROWS + 2);
});

test("an empty list gives a file with only the headings", async () => {
  expect((await textOf(createCsvStream(enquiriesFile, [], async () => []))).split("\r\n")).toHaveLength(2);
});
