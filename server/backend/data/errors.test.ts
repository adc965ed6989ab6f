import { describe, expect, it } from "vitest";
import { answerError } from "./errors.ts";

const statusOf = (code: string, signedIn = true) => answerError({ code, message: "refused" }, signedIn).status;

describe("an error of the database is answered", () => {
  it.each([
    [400, ["23514", "22P02", "23502", "42703", "P0001"]],
    [404, ["42P01", "42883"]],
    [409, ["23505", "23503"]],
    [500, ["57014", "XX000", "42P17", "P0002"]],
  ])("with %s for %s", (status, codes) => {
    for (const code of codes) expect([code, statusOf(code)]).toEqual([code, status]);
  });

  it("with 401 for a right that a visitor lacks, and 403 for one that a signed-in person lacks", () => {
    expect([statusOf("42501", false), statusOf("42501", true)]).toEqual([401, 403]);
  });

  it.each([
    ...["57P01", "57P03", "08006", "53100", "53300", "58030", "25006"],
    ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED"],
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"],
    ...["ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END", "ERR_SOCKET_CLOSED"],
  ])("with 503 after %s", (code) => expect(statusOf(code)).toBe(503));

  it("without its details, which may hold a row", () => {
    const error = { code: "23514", message: "Message is required", detail: "Failing row contains (Asha)" };
    expect(JSON.parse(answerError(error, true).body ?? "")).toEqual({
      code: "23514",
      message: "Message is required",
      details: null,
      hint: null,
    });
  });
});
