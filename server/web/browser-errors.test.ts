import { describe, expect, it } from "vitest";
import { readReport } from "./browser-errors.ts";

const read = (report: Record<string, unknown>) => readReport(JSON.stringify({ message: "m", page: "/", ...report }));

describe("a report of a browser's error", () => {
  it("keeps message, own frames, path and build", () => {
    const stack = `TypeError: x is undefined
    at f (https://site.example/assets/contact-Bx_1.js:1:2345)
    at chrome-extension://abcdef/inject.js:10:1
    at https://elsewhere.example/assets.js:1:1
    at g (https://site.example/assets/entry.client-9a.js:12:7)`;
    expect(read({ message: "x is undefined", stack, page: "/contact-us?about=Asha#form", build: "1a2b3c4d" })).toEqual({
      message: "x is undefined",
      frames: ["/assets/contact-Bx_1.js:1:2345", "/assets/entry.client-9a.js:12:7"],
      page: "/contact-us",
      build: "1a2b3c4d",
    });
  });

  it.each([
    ["Cannot send to asha.rao+x@farm.example now", "Cannot send to [e-mail] now"],
    ["Cannot send to asha%40farm.example now", "Cannot send to [e-mail] now"],
    ["Bad number +91 98765 43210!", "Bad number [number]!"],
    ["Bad number (0755) 424-1234", "Bad number ([number]"],
    ["Bad number ९८२६० ७७७७७", "Bad number [number]"],
    ["Of name＠farm.example", "Of [e-mail]"],
    ["Aadhaar 1234 5678 9012", "Aadhaar [number]"],
    [
      "Failed at https://site.example/contact-us?name=Asha&x=1 there",
      "Failed at https://site.example/contact-us there",
    ],
    ["token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0.c2ln", "token [key]"],
    ["two\nlines\u0000\u001B[31m\u2028\u202Ered", "two lines  [31m  red"],
    ["Minified React error 418", "Minified React error 418"],
    ["Half \uD83D of a pair", "Half   of a pair"],
  ])("%j becomes %j", (message, kept) => expect(read({ message })?.message).toBe(kept));

  it("masks the path too, and shortens it", () => {
    expect(read({ page: "/blog/asha@farm.example" })?.page).toBe("[e-mail]");
    expect(read({ message: "word ".repeat(500) })?.message).toHaveLength(300);
    expect(read({ page: "/a b".repeat(500) })?.page).toHaveLength(200);
    expect(read({ stack: "/assets/a.js:1:1\n".repeat(50) })?.frames).toHaveLength(10);
  });

  it("has no other fields, whatever was sent", () => {
    expect(read({ cookie: "c", build: undefined })).toEqual({ message: "m", frames: [], page: "/", build: undefined });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    '{"message":1,"page":"/"}',
    '{"message":"m"}',
    '{"message":"m","page":"/","build":"<b>"}',
  ])("%j is none", (text) => expect(readReport(text)).toBeUndefined());
});
