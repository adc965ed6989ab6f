/**
 * Runs a task in the background, again and again, until it is stopped.
 *
 * @param task resolves with the delay before its next run, in milliseconds; it handles its own errors. `stopping` is
 * aborted when no further run is wanted.
 * @returns at once; `stop` waits for the current run.
 */
export function repeat(task: (stopping: AbortSignal) => Promise<number>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    const delayMs = await task(stopping.signal);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, delayMs).unref();
  }

  let running = run();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
