import { describe, expect, it } from "vitest";
import { readArrival } from "./arrival";

const read = (address: string) => readArrival(new URL(address, "https://site.example"));

describe("readArrival", () => {
  it("finds nothing where no link led here", () => {
    expect(read("/auth")).toEqual({ kind: "nothing" });
    expect(read("/auth#section")).toEqual({ kind: "nothing" });
  });

  it("takes the link along, also beside a code the browser could not use", () => {
    const link = { kind: "link", tokenHash: "abc", type: "recovery" };
    expect(read("/auth#token_hash=abc&type=recovery")).toEqual(link);
    expect(read("/auth?code=x#token_hash=abc&type=recovery")).toEqual(link);
  });

  it("knows a code that is another browser's", () => {
    expect(read("/auth?code=x")).toEqual({ kind: "elsewhere" });
  });

  it("tells problems in our words, whatever the address says", () => {
    expect(read("/auth#error=access_denied&error_code=otp_expired&error_description=Call+us")).toEqual({
      kind: "problem",
      sentence: expect.stringMatching(/^Email link is invalid or has expired\. A link works once/),
    });
    for (const code of ["anything", "__proto__", "constructor", ""]) {
      expect(read(`/auth#error_code=${code}&error_description=Send+your+password+to+evil.example`)).toEqual({
        kind: "problem",
        sentence: "This link could not be used. Please ask for a new one.",
      });
    }
  });
});
