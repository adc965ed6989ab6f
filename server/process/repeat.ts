/**
 * Runs a task in the background, again and again, until it is stopped.
 *
 * @param task resolves with the delay before its next run, in milliseconds; it handles its own errors. `stopping` is
 * aborted when no further run is wanted.
 * @param firstAfterMs delay before the first run, in milliseconds; without it the task runs at once
 * @returns at once; `stop` waits for the current run.
 */
export function repeat(
  task: (stopping: AbortSignal) => Promise<number>,
  firstAfterMs?: number,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    const delayMs = await task(stopping.signal);
    if (!stopping.signal.aborted) runAfter(delayMs);
  }

  function runAfter(delayMs: number): void {
    timer = setTimeout(() => {
      running = run();
    }, delayMs).unref();
  }

  if (firstAfterMs === undefined) running = run();
  else runAfter(firstAfterMs);
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
