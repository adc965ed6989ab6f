import { describe, expect, it } from "vitest";
import { sentenceOf, toIsoTime, toPostgrestError } from "./connection.ts";

describe("toIsoTime", () => {
  it.each([
    ["2026-11-21 08:53:10.946675+00", "2026-11-21T08:53:10.946675+00:00"],
    ["2026-11-21 08:53:10+00", "2026-11-21T08:53:10+00:00"],
    ["infinity", "infinity"],
  ])("writes %s as %s", (text, iso) => expect(toIsoTime(text)).toBe(iso));
});

describe("toPostgrestError", () => {
  const status = (code: string) => {
    const { detail } = toPostgrestError(Object.assign(new Error("refused"), { code })) as { detail?: string };
    return detail ? (JSON.parse(detail) as { status: number }).status : undefined;
  };

  it("blames the request for a violated check", () => expect(status("23514")).toBe(400));
  it.each([
    ...["57P01", "57P03", "08006", "53100", "53300", "58030", "25006", "57014"],
    ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED"],
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"],
    ...["ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END", "ERR_SOCKET_CLOSED"],
  ])("asks to try again after %s", (code) => expect(status(code)).toBe(503));
  it.each(["42501", "23505", "22P02", "42P01", "MAX_PARAMETERS_EXCEEDED"])("leaves %s to the library", (code) =>
    expect(status(code)).toBeUndefined(),
  );
});

it("the log is told of a refused row in the database's sentence alone", () => {
  const refused = toPostgrestError({ code: "23514", message: "Message is required", detail: "Failing row" });
  expect(sentenceOf(refused as Error)).toBe("Message is required");
  expect(sentenceOf(new Error("{ no JSON"))).toBe("{ no JSON");
});
