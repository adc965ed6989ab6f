import { afterEach, describe, expect, it, vi } from "vitest";
import { createLimits } from "./limits.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("limits", () => {
  it("allow a number of calls and then say when to try again", async () => {
    const limits = createLimits();
    for (let n = 0; n < 5; n++) expect(await limits.count(["enquiry", "client"])).toBeUndefined();
    const refusal = await limits.count(["enquiry", "client"]);
    expect(refusal).toMatchObject({ status: 429, message: "Too many attempts. Please try again in 10 minutes." });
    expect(Number(refusal?.headers?.["Retry-After"])).toBeGreaterThan(590);
    expect(await limits.count(["enquiry", "another"])).toBeUndefined();
  });

  it.each([
    ["request", 6_000],
    ["burst", 600],
    ["coldRead", 600],
    ["signIn", 10],
    ["signInByClient", 30],
    ["signInByAccount", 100],
    ["mail", 1],
    ["signUp", 10],
    ["signUpByClient", 30],
    ["verify", 30],
    ["verifyByAddress", 30],
    ["enquiry", 5],
    ["enquiryByClient", 60],
    ["upload", 600],
    ["chat", 30],
    ["chatByClient", 600],
  ] as const)("of %s allow %i", async (rule, max) => {
    const limits = createLimits();
    for (let n = 0; n < max; n++) expect(await limits.count([rule, "key"])).toBeUndefined();
    expect(await limits.count([rule, "key"])).toMatchObject({ status: 429 });
  });

  it("start anew after their duration", async () => {
    vi.useFakeTimers();
    const limits = createLimits();
    for (let n = 0; n < 6; n++) await limits.count(["enquiry", "client"]);
    vi.advanceTimersByTime(10 * 60_000 + 1);
    expect(await limits.count(["enquiry", "client"])).toBeUndefined();
  });

  it("start anew when the clock was a day ahead and is set right", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const limits = createLimits();
    for (let n = 0; n < 6; n++) await limits.count(["enquiry", "client"]);
    vi.setSystemTime(Date.now() - 30_000);
    expect(await limits.count(["enquiry", "client"])).toMatchObject({ status: 429 });
    vi.setSystemTime(Date.now() - 86_400_000);
    for (let n = 0; n < 5; n++) expect(await limits.count(["enquiry", "client"])).toBeUndefined();
    expect(await limits.count(["enquiry", "client"])).toMatchObject({ status: 429 });
  });

  it("are not reached by calls that are forgiven", async () => {
    const limits = createLimits();
    for (let n = 0; n < 30; n++) {
      expect(await limits.count(["signIn", "client|admin"])).toBeUndefined();
      await limits.forgive(["signIn", "client|admin"]);
    }
  });

  it("refuse when one of several is reached", async () => {
    const limits = createLimits();
    for (let n = 0; n < 30; n++) await limits.count(["signIn", `client|${n}`], ["signInByClient", "client"]);
    expect(await limits.count(["signIn", "client|new"], ["signInByClient", "client"])).toMatchObject({ status: 429 });
  });
});
