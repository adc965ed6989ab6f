import { describe, expect, it, vi } from "vitest";
import { createLog } from "./log.ts";
import { type Running, supervise } from "./supervise.ts";

const log = createLog("silent", "site");

function fakeRun(): Running & { end: (reason: string) => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { exited: promise, end: resolve, stop: async () => resolve("stopped") };
}

describe("supervise", () => {
  it("restarts after an end", async () => {
    const runs = [fakeRun(), fakeRun(), fakeRun()];
    const start = vi.fn(async () => runs[start.mock.calls.length - 1]!);
    const supervised = await supervise("it", start, { log, firstDelay: 1 });
    runs[0]?.end("crash");
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    await supervised.stop();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("restarts after an error", async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const start = vi.fn(async () =>
      start.mock.calls.length > 1 ? fakeRun() : { exited: promise, stop: async () => {} },
    );
    const supervised = await supervise("it", start, { log, firstDelay: 1 });
    reject(new Error("crash"));
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    await supervised.stop();
  });

  it("retries the first start a limited number of times", async () => {
    const run = fakeRun();
    const start = vi.fn().mockRejectedValueOnce(new Error("not yet")).mockResolvedValue(run);
    const supervised = await supervise("it", start, { log, firstDelay: 1 });
    await supervised.stop();
    await expect(
      supervise("it", () => Promise.reject(new Error("never")), { log, firstDelay: 1, firstAttempts: 3 }),
    ).rejects.toThrow("never");
  });

  it("doubles the delay after each failure", async () => {
    vi.useFakeTimers();
    try {
      const times: number[] = [];
      const start = vi.fn(async () => {
        times.push(Date.now());
        const run = fakeRun();
        if (times.length < 4) run.end("crash");
        return run;
      });
      const supervised = await supervise("it", start, { log, firstDelay: 20 });
      await vi.advanceTimersByTimeAsync(200);
      await supervised.stop();
      expect(times.slice(1).map((time, index) => time - times[index]!)).toEqual([20, 40, 80]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be stopped during the delay", async () => {
    const run = fakeRun();
    const start = vi.fn(async () => run);
    const supervised = await supervise("it", start, { log, firstDelay: 60_000 });
    run.end("crash");
    await supervised.stop();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it("starts nothing again for a signal that is aborted already", async () => {
    const start = vi.fn(() => Promise.reject(new Error("never")));
    const options = { log, firstDelay: 60_000, signal: AbortSignal.abort() };
    await expect(supervise("it", start, options)).rejects.toThrow("never");
    expect(start).toHaveBeenCalledTimes(1);
  });
});
