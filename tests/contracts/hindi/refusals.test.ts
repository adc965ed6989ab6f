import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tooManyAttempts } from "../../../domain/refusals";
import { refusalWords } from "../../../hindi/domain/refusals";
import { otherLatinWords } from "./latin-words";

const root = join(import.meta.dirname, "../../..");

/** Codes that no page of the site provokes: a session of the staff, and the metrics. */
const NOT_OF_VISITORS = ["PGRST301", "unauthorized"];

/** The refusals of what answers pages, forms and the assistant, by code. */
const codes = globSync(
  ["server/http/refusals.ts", "server/web/*.ts", "server/gateway/limits.ts", "server/assistant/host.ts"],
  { cwd: root, exclude: ["**/*.test.ts"] },
)
  .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/\bcode: "(\w+)"/g)])
  .map(([, code = ""]) => code)
  .filter((code) => !NOT_OF_VISITORS.includes(code));

test.each(codes)("the refusal %s has Hindi words", (code) => {
  const sentence = refusalWords({ code, message: "An English sentence." });
  expect(sentence, `write it into hindi/domain/refusals.ts`).toMatch(/\p{Script=Devanagari}.*।$/u);
  expect(otherLatinWords(sentence ?? "")).toEqual([]);
});

test("a limit says how long to wait", () => {
  const said = (seconds: number) =>
    refusalWords({ code: "over_request_rate_limit", message: tooManyAttempts(seconds) });
  expect(said(1)).toContain("कुछ सेकंड बाद");
  expect(said(60)).toContain("एक मिनट बाद");
  expect(said(600)).toContain("10 मिनट बाद");
});

test("a code that is the name of a method has no words", () => {
  expect(refusalWords({ code: "constructor", message: "No." })).toBeUndefined();
});

test("a sentence that is Hindi already stays, an English one without a code is not shown", () => {
  expect(refusalWords({ message: "नाम लिखना ज़रूरी है" })).toBe("नाम लिखना ज़रूरी है");
  expect(refusalWords({ message: "Name is required" })).toBeUndefined();
});
