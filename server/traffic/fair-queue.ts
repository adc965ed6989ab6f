import { counted, queueRefusals, queueTasks } from "../process/metrics.ts";

/** The queue is full, or the wait was too long. */
export class QueueFull extends Error {}

type Waiter = { begin: () => void; refuse: () => void; timer: NodeJS.Timeout };

export type QueueLimits = {
  /** Label of the metrics. */
  name: string;
  /** How many tasks run at once, and how many of them for one client. */
  maxConcurrent: number;
  perClient: number;
  /** How many tasks wait at most; beyond that a newcomer replaces the last task of the client with the most waiting. */
  maxQueued: number;
  /** Longest wait, in milliseconds. */
  maxWaitMs: number;
};

/** Runs `task` when it is `client`'s turn. @throws QueueFull without having run it. */
export type FairQueue = <T>(client: string, task: () => Promise<T>) => Promise<T>;

/**
 * A queue in which clients take turns, however many tasks each has waiting: a client with many tasks delays no other
 * (`docs/security.md`, "That the site answers").
 */
export function createFairQueue({ name, maxConcurrent, perClient, maxQueued, maxWaitMs }: QueueLimits): FairQueue {
  /** The waiting tasks of each client, clients in the order of their turns. */
  const waiting = new Map<string, Waiter[]>();
  /** How many tasks of each client run. */
  const runningOf = new Map<string, number>();
  let running = 0;
  let queued = 0;
  const runningTasks = queueTasks.labels({ queue: name, state: "running" });
  const waitingTasks = queueTasks.labels({ queue: name, state: "waiting" });
  const refusals = counted(queueRefusals, { queue: name });
  for (const tasks of [runningTasks, waitingTasks]) tasks.set(0);

  const mayStart = (client: string) => running < maxConcurrent && (runningOf.get(client) ?? 0) < perClient;

  function start(client: string): void {
    running++;
    runningOf.set(client, (runningOf.get(client) ?? 0) + 1);
  }

  function finish(client: string): void {
    running--;
    const left = (runningOf.get(client) ?? 1) - 1;
    if (left > 0) runningOf.set(client, left);
    else runningOf.delete(client);
    startNext();
  }

  function startNext(): void {
    for (const [client, [waiter]] of waiting) {
      if (!waiter || !mayStart(client)) continue;
      remove(client, waiter);
      // The client's next task waits for another turn, behind the other clients.
      const rest = waiting.get(client);
      waiting.delete(client);
      if (rest) waiting.set(client, rest);
      start(client);
      waiter.begin();
      return;
    }
  }

  function remove(client: string, waiter: Waiter): void {
    clearTimeout(waiter.timer);
    const rest = waiting.get(client)?.filter((each) => each !== waiter) ?? [];
    queued--;
    if (rest.length > 0) waiting.set(client, rest);
    else waiting.delete(client);
  }

  /** Makes room in a full queue; false when no client has more waiting than the newcomer. */
  function makeRoom(newcomer: string): boolean {
    const [client, waiters] = [...waiting].reduce((most, each) => (each[1].length > most[1].length ? each : most));
    const last = waiters.at(-1);
    if (!last || waiters.length <= (waiting.get(newcomer)?.length ?? 0) + 1) return false;
    remove(client, last);
    last.refuse();
    return true;
  }

  function refusal(): QueueFull {
    refusals.inc();
    return new QueueFull();
  }

  function wait(client: string): Promise<void> {
    if (queued >= maxQueued && !makeRoom(client)) return Promise.reject(refusal());
    waitingTasks.inc();
    return new Promise<void>((begin, fail) => {
      const refuse = () => fail(refusal());
      const timer = setTimeout(() => {
        remove(client, waiter);
        refuse();
      }, maxWaitMs);
      const waiter: Waiter = { begin, refuse, timer };
      waiting.set(client, [...(waiting.get(client) ?? []), waiter]);
      queued++;
    }).finally(() => waitingTasks.dec());
  }

  return async function runInTurn(client, task) {
    if (mayStart(client)) start(client);
    else await wait(client);
    runningTasks.inc();
    try {
      return await task();
    } finally {
      runningTasks.dec();
      finish(client);
    }
  };
}
