import { Worker } from "node:worker_threads";
import type { PasswordResult, PasswordTask } from "./password-worker.ts";

/** How many passwords are checked at once; the gateway lets no more through. */
const THREADS = 2;

/** A digest of nobody's password: an address without an account takes as long as one with an account. */
const NOBODY = "$2b$10$w8NjqJtE27v/Nz7DclQ.kuU8tG3v4Jau/ZCqfWRjV/rHkoEetEJ8O";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password is the one of `digest`. Takes as long without a digest, and is false then. */
  matches(password: string, digest: string | null | undefined): Promise<boolean>;
};

type Waiting = { done: (result: PasswordResult) => void; fail: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

/** bcrypt, away from the thread that answers requests. */
export function createPasswords(): Passwords {
  const threads = new Set<Thread>();
  let tasks = 0;

  /** A thread takes 10 MB, so the first password starts the first one. */
  function chooseThread(): Thread {
    const [idlest] = [...threads].toSorted((a, b) => a.waiting.size - b.waiting.size);
    if (idlest && (idlest.waiting.size === 0 || threads.size === THREADS)) return idlest;
    const thread = startThread((ended) => threads.delete(ended));
    threads.add(thread);
    return thread;
  }

  function work(task: Omit<PasswordTask, "id">): Promise<PasswordResult> {
    const id = ++tasks;
    const { waiting, worker } = chooseThread();
    return new Promise((done, fail) => {
      waiting.set(id, { done, fail });
      worker.postMessage({ id, ...task });
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

function startThread(onEnd: (thread: Thread) => void): Thread {
  const worker = new Worker(new URL("./password-worker.ts", import.meta.url));
  const thread: Thread = { worker, waiting: new Map() };
  worker.on("message", (result: PasswordResult) => {
    thread.waiting.get(result.id)?.done(result);
    thread.waiting.delete(result.id);
  });
  worker.once("error", () => undefined);
  worker.once("exit", () => {
    onEnd(thread);
    for (const { fail } of thread.waiting.values()) fail(new Error("the thread that checks passwords ended"));
  });
  worker.unref();
  return thread;
}
