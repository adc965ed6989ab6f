import { Worker } from "node:worker_threads";
import type { PasswordResult, PasswordTask } from "./password-worker.ts";

/** The gateway limits the concurrent password checks to the same number. */
const MAX_THREADS = 2;

/** Compared when there is no account, so that the response time does not reveal whether an address has one. */
const DUMMY_DIGEST = "$2b$10$w8NjqJtE27v/Nz7DclQ.kuU8tG3v4Jau/ZCqfWRjV/rHkoEetEJ8O";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password matches `digest`. Without a digest it takes as long and returns false. */
  matches(password: string, digest: string | null | undefined): Promise<boolean>;
};

type PendingTask = { done: (result: PasswordResult) => void; fail: (error: Error) => void };
type Thread = { worker: Worker; pending: Map<number, PendingTask> };

/** Runs bcrypt in worker threads, so that it does not block requests. */
export function createPasswords(): Passwords {
  const threads = new Set<Thread>();
  let tasks = 0;

  /** Threads are started on demand, because each takes 10 MB. */
  function chooseThread(): Thread {
    const [leastBusy] = [...threads].toSorted((a, b) => a.pending.size - b.pending.size);
    if (leastBusy && (leastBusy.pending.size === 0 || threads.size === MAX_THREADS)) return leastBusy;
    const thread = startThread((ended) => threads.delete(ended));
    threads.add(thread);
    return thread;
  }

  function work(task: Omit<PasswordTask, "id">): Promise<PasswordResult> {
    const id = ++tasks;
    const { pending, worker } = chooseThread();
    return new Promise((done, fail) => {
      pending.set(id, { done, fail });
      worker.postMessage({ id, ...task });
    });
  }

  return {
    async hash(password) {
      const result = await work({ password });
      if (!("digest" in result)) throw new Error("the password worker returned no digest");
      return result.digest;
    },
    async matches(password, digest) {
      const result = await work({ password, digest: digest || DUMMY_DIGEST });
      return "matches" in result && result.matches && Boolean(digest);
    },
  };
}

function startThread(onEnd: (thread: Thread) => void): Thread {
  const worker = new Worker(new URL("./password-worker.ts", import.meta.url));
  const thread: Thread = { worker, pending: new Map() };
  worker.on("message", (result: PasswordResult) => {
    thread.pending.get(result.id)?.done(result);
    thread.pending.delete(result.id);
  });
  worker.once("error", () => undefined);
  worker.once("exit", () => {
    onEnd(thread);
    for (const { fail } of thread.pending.values()) fail(new Error("the password worker exited"));
  });
  worker.unref();
  return thread;
}
