import { now } from "./clock.ts";
import type { Logger } from "./log.ts";
import { counted, restarts } from "./metrics.ts";

/** One run of a process or thread that can end by itself. */
export type Running = {
  /** Resolves with the reason when it has ended, by itself or by `stop`. Never rejects. */
  exited: Promise<string>;
  /** Ends it; resolves once it has ended. */
  stop(): Promise<void>;
};

export type Supervised = {
  /** Ends the current run and starts no other. */
  stop(): Promise<void>;
};

type Options = {
  log: Logger;
  /** Delay before the second start in a row, in milliseconds; each further one waits twice as long. */
  firstDelay?: number;
  maxDelay?: number;
  /** After a run of this length, in milliseconds, the back-off starts again from the first delay. */
  healthyAfter?: number;
  /** How often the first start is tried. */
  firstAttempts?: number;
  /** Aborted when no start is to follow, also while the first one is under way. */
  signal?: AbortSignal;
};

/**
 * Keeps a process or thread running: starts it, and starts it again with exponential back-off whenever it ends.
 *
 * @param start resolves once the run is ready to serve.
 * @returns after the first successful start.
 * @throws the last failure, when none of the first attempts succeeded.
 */
export async function supervise(name: string, start: () => Promise<Running>, options: Options): Promise<Supervised> {
  const { log, firstDelay = 100, maxDelay = 5_000, healthyAfter = 30_000, firstAttempts = 6 } = options;
  const stopped = new AbortController();
  const ended = AbortSignal.any([stopped.signal, ...(options.signal ? [options.signal] : [])]);
  let failures = 0;
  let lastReason = "";
  const backOff = () => pause(Math.min(maxDelay, firstDelay * 2 ** failures++), ended);

  async function startOnce(attemptsLeft: number): Promise<Running> {
    for (;;) {
      try {
        return await start();
      } catch (error) {
        if (--attemptsLeft <= 0 || ended.aborted) throw error;
        const reason = reasonOf(error);
        // A repeated reason is logged at `debug`, so that it does not bury other log lines.
        log[reason === lastReason ? "debug" : "warn"]({ reason }, `${name} did not start; trying again`);
        lastReason = reason;
        await backOff();
        if (ended.aborted) throw error;
      }
    }
  }

  const restarted = counted(restarts, { part: name });
  let current = await startOnce(firstAttempts);

  const watching = (async () => {
    while (!ended.aborted) {
      const since = now();
      // A rejection, which `exited` rules out, must not end the site.
      const reason = await current.exited.catch(reasonOf);
      if (ended.aborted) return;
      if (now() - since > healthyAfter) failures = 0;
      log.error({ reason }, `${name} ended; starting it again`);
      restarted.inc();
      await backOff();
      if (ended.aborted) return;
      try {
        current = await startOnce(Number.POSITIVE_INFINITY);
      } catch {
        return;
      }
      lastReason = "";
      log.info(`${name} runs again`);
    }
  })();

  return {
    async stop() {
      stopped.abort();
      await current.stop();
      await watching;
      await current.stop();
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      done();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener("abort", finish);
  });
}
