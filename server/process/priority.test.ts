import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

test.runIf(process.platform === "linux")("lowering one thread's priority leaves the others' alone", async () => {
  const before = getPriority();
  const program = `
    import { readlinkSync } from "node:fs";
    import { getPriority } from "node:os";
    import { basename } from "node:path";
    import { parentPort } from "node:worker_threads";
    import { lowerThreadPriority } from ${JSON.stringify(new URL("./priority.ts", import.meta.url))};
    lowerThreadPriority();
    parentPort.postMessage(getPriority(Number(basename(readlinkSync("/proc/thread-self")))));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
  const [priority] = await once(worker, "message");
  expect(priority).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
