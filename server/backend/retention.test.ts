import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Logger } from "../process/log.ts";
import { scheduleEnquiryRetention } from "./retention.ts";

const HOUR = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a database that cannot be reached is tried again within the hour, until it is stopped", async () => {
  const error = vi.fn();
  const log = { error, info: vi.fn() } as unknown as Logger;
  const begin = () => scheduleEnquiryRetention("postgres://127.0.0.1:1/none", 12, log);
  const looks = () => error.mock.calls.filter(([{ what }]) => what === "old enquiries").length;
  const forgetting = begin();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(looks()).toBeGreaterThan(1);
  });

  await forgetting.stop();
  const before = looks();
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  // A look that was not stopped would have begun before this one, which is waited for.
  const other = begin();
  await other.stop();
  expect(looks()).toBe(before + 1);
});
