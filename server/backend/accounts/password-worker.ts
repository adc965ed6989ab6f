import { parentPort } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";

/** The cost that GoTrue uses. */
const COST = 10;

export type PasswordTask = { id: number; password: string; digest?: string };
export type PasswordResult = { id: number; digest: string } | { id: number; matches: boolean };

// The synchronous functions take about 0.1 s of CPU time; this thread does nothing else.
parentPort?.on("message", ({ id, password, digest }: PasswordTask) => {
  const result: PasswordResult =
    digest === undefined ? { id, digest: hashSync(password, COST) } : { id, matches: compareSync(password, digest) };
  parentPort?.postMessage(result);
});
