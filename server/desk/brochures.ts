import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { isEmpty, type Snapshot } from "../../domain/desk/snapshot.ts";
import type { Ready } from "../http/ready.ts";
import { represent } from "../http/representation.ts";
import type { Logger } from "../process/log.ts";

/** What the thread gets, and the brochures that it answers, by path. */
export type BrochureSettings = { root: string; snapshot: Snapshot };
export type MadeBrochures = { path: string; bytes: Uint8Array }[];

const FOLDER = "/brochures/";
/** How long a request waits for its brochure; after that it gets the last good one, and the making goes on. */
const WAIT_MS = 20_000;
/** Time after a failure until they are made again. */
const RETRY_MS = 60_000;
/** A thread that takes longer is stuck. */
const TIMEOUT_MS = 10 * 60_000;

type Parts = {
  root: string;
  /** The brochure of the build at a path. */
  built: (path: string) => Ready | undefined;
  log: Logger;
  /** Makes all brochures of a snapshot; ends early where the signal is aborted. */
  make?: (settings: BrochureSettings, signal: AbortSignal) => Promise<ReadonlyMap<string, Ready>>;
  waitMs?: number;
  retryMs?: number;
};

/**
 * Brochures with the owner's values. They are made together in a thread when the first one is asked for, and kept. Where that
 * fails or takes long, visitors get those of the values before, else those of the build, never an error.
 */
export function createBrochures({
  root,
  built,
  log,
  make = makeInThread,
  waitMs = WAIT_MS,
  retryMs = RETRY_MS,
}: Parts) {
  let snapshot: Snapshot | undefined;
  let replaced = new AbortController();
  let making: Promise<ReadonlyMap<string, Ready> | undefined> | undefined;
  let lastGood: ReadonlyMap<string, Ready> | undefined;

  function start(of: Snapshot) {
    const { signal } = replaced;
    making = make({ root, snapshot: of }, signal).then(
      (all) => {
        if (!signal.aborted) lastGood = all;
        return all;
      },
      (error: unknown) => {
        // The owner has replaced these values meanwhile; others are made.
        if (signal.aborted) return undefined;
        setTimeout(() => {
          if (!signal.aborted) making = undefined;
        }, retryMs).unref();
        log.error({ err: error }, "brochures could not be made; visitors get the last good ones");
        return undefined;
      },
    );
    return making;
  }

  return {
    use(next: Snapshot): void {
      snapshot = next;
      making = undefined;
      replaced.abort();
      replaced = new AbortController();
    },
    /** The brochure at a path; undefined where the build's own file is right, and for other paths. */
    async get(path: string): Promise<Ready | undefined> {
      if (!snapshot || isEmpty(snapshot) || !path.startsWith(FOLDER) || !built(path)) return undefined;
      const waited = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => waited.resolve(undefined), waitMs);
      const all = await Promise.race([making ?? start(snapshot), waited.promise]);
      clearTimeout(timer);
      if (all) return all.get(path);
      const from = lastGood ? "of the values before" : "of the build";
      log.warn({ path }, `the brochure is not ready; the one ${from} is sent`);
      return (lastGood ?? { get: built }).get(path);
    },
  };
}
export type Brochures = ReturnType<typeof createBrochures>;

async function makeInThread(workerData: BrochureSettings, signal: AbortSignal): Promise<ReadonlyMap<string, Ready>> {
  const thread = new Worker(join(import.meta.dirname, "brochure-thread.ts"), { workerData });
  const terminate = () => void thread.terminate();
  const timeout = setTimeout(terminate, TIMEOUT_MS);
  signal.addEventListener("abort", terminate, { once: true });
  const all = await new Promise<MadeBrochures>((done, fail) => {
    thread.once("message", done);
    thread.once("error", fail);
    thread.once("exit", (code) => fail(new Error(`the thread that makes brochures ended with code ${code}`)));
  }).finally(() => {
    clearTimeout(timeout);
    signal.removeEventListener("abort", terminate);
  });
  const headers = { "Cache-Control": "no-cache" };
  return new Map(
    all.map(({ path, bytes }) => {
      const representation = represent(Buffer.from(bytes), "application/pdf");
      return [path, { status: 200, headers, representation }];
    }),
  );
}
