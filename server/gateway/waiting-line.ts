/** Too many are waiting, or one has waited too long. */
export class LineFull extends Error {}

type Options = {
  /** How many may be inside at once, and how many of one client's. */
  atOnce: number;
  perClient: number;
  /** How many may wait, and how many of one client's. */
  line: number;
  linePerClient: number;
  /** How long one waits at most, in milliseconds. */
  patience: number;
};

/** Runs `task` when it is `client`'s turn. @throws LineFull without having run it. */
export type WaitingLine = <T>(client: string, task: () => Promise<T>) => Promise<T>;

/**
 * Lets a bounded number of something happen at once. Who comes too many waits, and clients take turns, so that one who
 * asks for much holds up nobody else.
 */
export function createWaitingLine({ atOnce, perClient, line, linePerClient, patience }: Options): WaitingLine {
  /** Those who wait, by client; the client whose turn comes next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  const inside = new Map<string, number>();
  let insideInAll = 0;
  let waitingInAll = 0;

  const isFree = (client: string) => insideInAll < atOnce && (inside.get(client) ?? 0) < perClient;

  function admit(client: string): void {
    inside.set(client, (inside.get(client) ?? 0) + 1);
    insideInAll++;
  }

  function remove(client: string, turn: () => void): void {
    const turns = waiting.get(client)?.filter((other) => other !== turn) ?? [];
    waiting.delete(client);
    // At the end: the others come first now.
    if (turns.length > 0) waiting.set(client, turns);
    waitingInAll--;
  }

  function enter(client: string): Promise<void> {
    if (isFree(client)) {
      admit(client);
      return Promise.resolve();
    }
    const own = waiting.get(client) ?? [];
    if (waitingInAll >= line || own.length >= linePerClient) return Promise.reject(new LineFull());
    return new Promise((done, fail) => {
      const turn = () => {
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        remove(client, turn);
        fail(new LineFull());
      }, patience);
      waiting.set(client, [...own, turn]);
      waitingInAll++;
    });
  }

  function leave(client: string): void {
    const left = (inside.get(client) ?? 1) - 1;
    if (left > 0) inside.set(client, left);
    else inside.delete(client);
    insideInAll--;
    for (const [next, [turn]] of waiting) {
      if (!turn || !isFree(next)) continue;
      remove(next, turn);
      admit(next);
      turn();
      return;
    }
  }

  return async function pass(client, task) {
    await enter(client);
    try {
      return await task();
    } finally {
      leave(client);
    }
  };
}
