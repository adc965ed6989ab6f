import { expect, test, vi } from "vitest";
import type { Logger } from "../process/log.ts";
import { forgetOldEnquiries } from "./retention.ts";

test("a database that cannot be reached is tried again, until it is stopped", async () => {
  const error = vi.fn();
  const log = { error, info: vi.fn() } as unknown as Logger;
  const forgetting = forgetOldEnquiries("postgres://127.0.0.1:1/none", 12, log, { done: 3_600_000, failed: 1 });
  expect(error).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(error.mock.calls.length).toBeGreaterThan(1));
  await forgetting.stop();
  const tries = error.mock.calls.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(error.mock.calls.length).toBe(tries);
});
