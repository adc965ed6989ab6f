import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Running } from "../../process/supervise.ts";
import type { ApiSettings } from "./process.ts";

/** How long the process has to finish what it is doing before it is ended, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Starts the process that serves Supabase's interfaces on `settings.socketPath`.
 *
 * It receives its settings over IPC: they hold the signing secret, which does not belong on a command line.
 *
 * @returns once it serves.
 */
export async function startApi(settings: ApiSettings): Promise<Running> {
  await rm(settings.socketPath, { force: true });
  // A process group of its own, as PostgreSQL's: Ctrl-C is for the site, which ends its processes in order.
  const child = fork(join(import.meta.dirname, "process.ts"), {
    detached: true,
    // Names out of a query cannot reach a prototype by way of `__proto__`.
    execArgv: ["--disable-proto=delete", "--no-concurrent-sparkplug"],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit").then(
    ([code, signal]) => `exit ${code ?? signal}`,
    (error: Error) => error.message,
  );
  child.send(settings, () => undefined);
  await Promise.race([
    new Promise<void>((ready) => child.once("message", () => ready())),
    exited.then((reason) => Promise.reject(new Error(`the API process ended before it served: ${reason}`))),
  ]);
  return {
    exited,
    async stop() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
      await exited;
      clearTimeout(timer);
      await rm(settings.socketPath, { force: true });
    },
  };
}
