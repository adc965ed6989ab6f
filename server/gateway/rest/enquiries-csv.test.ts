import { expect, test } from "vitest";
import { CSV_PAGE, cell, csvOf, type ListedEnquiry } from "./enquiries-csv.ts";

const enquiry = (n: number): ListedEnquiry => ({
  id: String(n),
  name: `N ${n}`,
  email: "a@b.example",
  message: 'Company: "A, B"\nPhone: +91 98260 12345\nInquiry Type: training\n\nMessage: Line one\nline two',
  status: "new",
  created_at: "2026-11-21T20:00:00.5+00:00",
  came_from: "/blog",
  instrument: null,
  campaign: null,
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

test("a long run of spaces takes no long time", () => {
  const started = performance.now();
  cell(";".repeat(5_000) + "\n ".repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("a file begins with a mark and headings, and ends each row as RFC 4180 does", async () => {
  const [headings = "", row = ""] = (await textOf(csvOf([enquiry(1)], async () => []))).split("\r\n");
  expect(headings.startsWith('\uFEFF"Received (Bhopal)","Status","Name","E-mail","Phone"')).toBe(true);
  expect(row).toBe(
    `"2026-11-22 01:30:00","new","N 1","a@b.example","'+91 98260 12345","""A, B""","Training Programs","","","Line one\nline two","/blog","",""`,
  );
});

test("full pages are followed by the next, none is asked for before it is read", async () => {
  const page = Array.from({ length: CSV_PAGE }, (_, n) => enquiry(n));
  const asked: string[] = [];
  const stream = csvOf(page, async ({ id }) => {
    asked.push(id);
    return asked.length < 3 ? page : [enquiry(1)];
  });
  const reader = stream.getReader();
  const parts = [await reader.read(), await reader.read()];
  expect(asked).toEqual([]);
  while (!parts.at(-1)?.done) parts.push(await reader.read());
  expect(asked).toHaveLength(3);
  const text = parts.map(({ value }) => new TextDecoder().decode(value)).join("");
  expect(text.match(/\r\n/g)).toHaveLength(3 * CSV_PAGE + 2);
});

test("an empty list is a file with headings alone", async () => {
  expect((await textOf(csvOf([], async () => []))).split("\r\n")).toHaveLength(2);
});
