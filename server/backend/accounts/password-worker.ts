import { parentPort } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";

/** GoTrue's and the earlier accounts library's own cost. */
const COST = 10;

export type PasswordTask = { id: number; password: string; digest?: string };
export type PasswordResult = { id: number; digest: string } | { id: number; matches: boolean };

/** One tenth of a second of arithmetic for each message, on a thread on which nothing else waits. */
parentPort?.on("message", ({ id, password, digest }: PasswordTask) => {
  const result: PasswordResult =
    digest === undefined ? { id, digest: hashSync(password, COST) } : { id, matches: compareSync(password, digest) };
  parentPort?.postMessage(result);
});
