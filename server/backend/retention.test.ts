import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Logger } from "../process/log.ts";
import { scheduleEnquiryRetention } from "./retention.ts";

const HOUR_MS = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("retries an unreachable database after an hour, until it is stopped", async () => {
  const error = vi.fn();
  const log = { error, info: vi.fn() } as unknown as Logger;
  const start = () => scheduleEnquiryRetention("postgres://127.0.0.1:1/none", 12, log);
  const attempts = () => error.mock.calls.filter(([{ what }]) => what === "old enquiries").length;
  const retention = start();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(attempts()).toBeGreaterThan(1);
  });

  await retention.stop();
  const before = attempts();
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  // An attempt that was not stopped would have started before this one, which `stop` waits for.
  const other = start();
  await other.stop();
  expect(attempts()).toBe(before + 1);
});
