import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { readableLine } from "./readable-log.ts";

const read = (entry: object) => stripVTControlCharacters(readableLine(`${JSON.stringify(entry)}\n`));
const time = new Date(2026, 0, 2, 3, 4, 5).getTime();

it("shows time, level, message and the useful fields", () => {
  const entry = { level: 30, time, process: "site", requestId: "r1", path: "/blog", status: 200, msg: "request" };
  expect(read(entry)).toBe("03:04:05 INFO  request requestId=r1 path=/blog status=200\n");
});

it("shows an error with its stack, code and cause", () => {
  const cause = { name: "Error", message: "no line", code: "ECONNREFUSED" };
  const err = { name: "ReadFailed", message: "failed", stack: "ReadFailed: failed\n    at read (reads.ts:1:2)", cause };
  expect(read({ level: 50, time, msg: "a page met an error", err })).toBe(
    [
      "03:04:05 ERROR a page met an error",
      "    ReadFailed: failed",
      "        at read (reads.ts:1:2)",
      "    because of",
      "    Error: no line (ECONNREFUSED)",
      "",
    ].join("\n"),
  );
});

it("leaves other text unchanged", () => {
  expect(readableLine("Stopped.\n")).toBe("Stopped.\n");
});
