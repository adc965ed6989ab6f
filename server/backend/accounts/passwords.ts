import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PasswordResult, PasswordTask } from "./password-worker.ts";

/** As many passwords are worked on at once; the gateway lets no more through. */
const THREADS = 2;

/** A digest of nobody's password: an address without an account takes as long as one with an account. */
const NOBODY = "$2b$10$w8NjqJtE27v/Nz7DclQ.kuU8tG3v4Jau/ZCqfWRjV/rHkoEetEJ8O";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password is the one of `digest`. Takes as long without a digest, and is false then. */
  matches(password: string, digest: string | null | undefined): Promise<boolean>;
};

type Thread = { worker: Worker; waiting: Map<number, (result: PasswordResult) => void> };

/** bcrypt, away from the thread that answers requests. */
export function createPasswords(): Passwords {
  const threads: Thread[] = Array.from({ length: THREADS }, startThread);
  let tasks = 0;

  function work(task: Omit<PasswordTask, "id">): Promise<PasswordResult> {
    const id = ++tasks;
    const [idlest] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size);
    return new Promise((done) => {
      idlest?.waiting.set(id, done);
      idlest?.worker.postMessage({ id, ...task });
    });
  }

  return {
    async hash(password) {
      const result = await work({ password });
      if (!("digest" in result)) throw new Error("a password's digest was asked for");
      return result.digest;
    },
    async matches(password, digest) {
      const result = await work({ password, digest: digest || NOBODY });
      return "matches" in result && result.matches && Boolean(digest);
    },
  };
}

function startThread(): Thread {
  const worker = new Worker(new URL("./password-worker.ts", import.meta.url));
  const waiting: Thread["waiting"] = new Map();
  worker.on("message", (result: PasswordResult) => {
    waiting.get(result.id)?.(result);
    waiting.delete(result.id);
  });
  // A thread ends only with a fault of ours; the process, which is started again, ends with it.
  void once(worker, "exit").then(() => process.exit(1));
  worker.unref();
  return { worker, waiting };
}
