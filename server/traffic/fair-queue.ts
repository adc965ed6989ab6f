import { counted, lineRefusals, lineTasks } from "../process/metrics.ts";

/** Too many are waiting, or one has waited too long. */
export class QueueFull extends Error {}

type Place = { begin: () => void; refuse: () => void; timer: NodeJS.Timeout };

export type QueueLimits = {
  /** Under which the figures tell of it. */
  name: string;
  /** How many tasks run at once, and how many of them for one client. */
  maxConcurrent: number;
  perClient: number;
  /** How many wait at most; a newcomer then takes the last place of whoever has the most waiting. */
  maxQueued: number;
  /** Longest wait, in milliseconds. */
  maxWaitMs: number;
};

/** Runs `task` when it is `client`'s turn. @throws QueueFull without having run it. */
export type FairQueue = <T>(client: string, task: () => Promise<T>) => Promise<T>;

/**
 * A queue with a place for each client. Clients take turns however many tasks each has waiting, so that whoever asks for
 * many delays nobody but themselves.
 */
export function createFairQueue({ name, maxConcurrent, perClient, maxQueued, maxWaitMs }: QueueLimits): FairQueue {
  /** Clients in the order of their turns. */
  const waiting = new Map<string, Place[]>();
  const inside = new Map<string, number>();
  let running = 0;
  let queued = 0;
  const runningTasks = lineTasks.labels({ line: name, state: "running" });
  const waitingTasks = lineTasks.labels({ line: name, state: "waiting" });
  const refusals = counted(lineRefusals, { line: name });
  for (const tasks of [runningTasks, waitingTasks]) tasks.set(0);

  const mayEnter = (client: string) => running < maxConcurrent && (inside.get(client) ?? 0) < perClient;

  function enter(client: string): void {
    running++;
    inside.set(client, (inside.get(client) ?? 0) + 1);
  }

  function leave(client: string): void {
    running--;
    const left = (inside.get(client) ?? 1) - 1;
    if (left > 0) inside.set(client, left);
    else inside.delete(client);
    for (const next of waiting.keys()) {
      if (!mayEnter(next)) continue;
      const [place] = waiting.get(next) ?? [];
      if (!place) continue;
      giveUp(next, place);
      // Whoever had a turn stands behind the others.
      const rest = waiting.get(next);
      if (rest) {
        waiting.delete(next);
        waiting.set(next, rest);
      }
      enter(next);
      place.begin();
      return;
    }
  }

  /** Takes a place out of the line. */
  function giveUp(client: string, place: Place): void {
    clearTimeout(place.timer);
    const places = waiting.get(client)?.filter((each) => each !== place) ?? [];
    queued--;
    if (places.length > 0) waiting.set(client, places);
    else waiting.delete(client);
  }

  /** Makes room in a full line; false when nobody has more waiting than the newcomer. */
  function makeRoom(newcomer: string): boolean {
    const [longest, places] = [...waiting].reduce((most, each) => (each[1].length > most[1].length ? each : most));
    const last = places.at(-1);
    if (!last || places.length <= (waiting.get(newcomer)?.length ?? 0) + 1) return false;
    giveUp(longest, last);
    last.refuse();
    return true;
  }

  function wait(client: string): Promise<void> {
    if (queued >= maxQueued && !makeRoom(client)) return Promise.reject(new QueueFull());
    return new Promise((begin, fail) => {
      const refuse = () => fail(new QueueFull());
      const timer = setTimeout(() => {
        giveUp(client, place);
        refuse();
      }, maxWaitMs);
      const place: Place = { begin, refuse, timer };
      waiting.set(client, [...(waiting.get(client) ?? []), place]);
      queued++;
    });
  }

  async function waitCounted(client: string): Promise<void> {
    waitingTasks.inc();
    try {
      await wait(client);
    } catch (error) {
      refusals.inc();
      throw error;
    } finally {
      waitingTasks.dec();
    }
  }

  return async function pass(client, task) {
    if (mayEnter(client)) enter(client);
    else await waitCounted(client);
    runningTasks.inc();
    try {
      return await task();
    } finally {
      runningTasks.dec();
      leave(client);
    }
  };
}
