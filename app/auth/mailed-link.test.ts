import { describe, expect, it } from "vitest";
import { readMailedLink } from "./mailed-link";

const read = (address: string) => readMailedLink(new URL(address, "https://site.example"));

describe("readMailedLink", () => {
  it("finds nothing in an address without a link", () => {
    expect(read("/auth")).toEqual({ kind: "nothing" });
    expect(read("/auth#section")).toEqual({ kind: "nothing" });
  });

  it("finds the link, also beside a code that the browser could not use", () => {
    const link = { kind: "link", tokenHash: "abc", type: "recovery" };
    expect(read("/auth#token_hash=abc&type=recovery")).toEqual(link);
    expect(read("/auth?code=x#token_hash=abc&type=recovery")).toEqual(link);
  });

  it("recognises a code that belongs to another browser", () => {
    expect(read("/auth?code=x")).toEqual({ kind: "elsewhere" });
  });

  it("reports problems in our words, never in those of the address", () => {
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
