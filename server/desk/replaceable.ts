/** A part of the site that is made from the owner's values, and made anew when they change. */
type Part = { close(): Promise<void> };

/**
 * Holds a part that is replaced by a new one, which takes over once it has started. The old one closes when what it does is
 * done.
 */
export class Replaceable<P extends Part> {
  #current: P;
  readonly #closing = new Set<Promise<void>>();
  readonly #busy = new WeakMap<P, Set<Promise<unknown>>>();

  constructor(first: P) {
    this.#current = first;
  }

  get current(): P {
    return this.#current;
  }

  /** Has the current part do something; a replacement waits for it before it closes the part. */
  use<T>(task: (part: P) => Promise<T>): Promise<T> {
    const part = this.#current;
    const busy = this.#busy.get(part) ?? new Set();
    this.#busy.set(part, busy);
    const running = task(part).finally(() => busy.delete(running));
    busy.add(running);
    return running;
  }

  replace(next: P): void {
    const old = this.#current;
    this.#current = next;
    const closing = Promise.allSettled([...(this.#busy.get(old) ?? [])])
      .then(() => old.close())
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  async close(): Promise<void> {
    await Promise.all([this.#current.close(), ...this.#closing]);
  }
}
