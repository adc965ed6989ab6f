/** Too many are waiting, or one has waited too long. */
export class LineFull extends Error {}

/**
 * Lets at most `at once` of something happen; the next ones wait in line, at most `line` of them and each at most
 * `patience` milliseconds.
 */
export function createWaitingLine({ atOnce, line, patience }: { atOnce: number; line: number; patience: number }) {
  const waiting: (() => void)[] = [];
  let inside = 0;

  function enter(): Promise<void> {
    if (inside < atOnce) {
      inside++;
      return Promise.resolve();
    }
    if (waiting.length >= line) return Promise.reject(new LineFull());
    return new Promise((done, fail) => {
      const turn = () => {
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        fail(new LineFull());
      }, patience);
      waiting.push(turn);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else inside--;
  }

  /**
   * Runs `task` when it is its turn.
   * @throws LineFull without running it.
   */
  return async function pass<T>(task: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
