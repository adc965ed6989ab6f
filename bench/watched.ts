/** Loaded into the site by `bench/server.ts`: at each SIGUSR2, prints the event-loop delay since the previous one. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

if (isMainThread && process.argv[1]?.endsWith("server/main.ts")) {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  process.on("SIGUSR2", () => {
    const p99 = Math.round(delay.percentile(99) / 1e4) / 100;
    process.stdout.write(`${JSON.stringify({ watched: { p99 } })}\n`);
    delay.reset();
  });
}
