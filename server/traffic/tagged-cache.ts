import { LRUCache } from "lru-cache";
import { now } from "../process/clock.ts";
import { cacheAnswers, counted } from "../process/metrics.ts";

/** A value as its source gives it. */
export type Loaded<V> = {
  value: V;
  /** The tables that it was made from; `drop` and `markStale` go by these. */
  tags: Iterable<string>;
  /** When its source was read, by `now`; the time of loading unless it came out of another cache. */
  asOf?: number;
  /** Whether it may be cached. */
  keep: boolean;
};

export type Cached<V> = { value: V; asOf: number };

type Entry<V> = Cached<V> & { tags: ReadonlySet<string>; loadedAt: number };

/** From this age on, in milliseconds, a value is given at once and renewed in the background. */
export const FRESH_MS = 15_000;
/** From this age on it is renewed first, so that a change made past the gateway shows within half a minute (decision 5). */
export const STALE_MS = 29_000;

/** While there is a copy: pause between attempts at a failing source, and longest wait for a slow one, in milliseconds. */
const RETRY_MS = 1_000;
const MAX_WAIT_MS = 2_500;

type Options<V> = {
  /** Label of the metrics. */
  name: string;
  maxBytes: number;
  maxEntries: number;
  sizeOf: (value: V) => number;
  /** Called when a copy is given because its source failed. */
  onFallback: (key: string, error: unknown) => void;
};

/**
 * A bounded cache whose values are renewed by age and dropped by the tables that they were made from (decision 5).
 *
 * A reader never gets a value from before a `drop` that preceded the request: loads under way at that moment are neither
 * cached nor shared with later readers. While the source fails, the last good copy is given, however old.
 */
export class TaggedCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #loading = new Map<string, Promise<Cached<V>>>();
  /** How often each tag was dropped or marked stale: a load that spans such a moment is not cached. */
  readonly #generations = new Map<string, number>();
  readonly #onFallback: Options<V>["onFallback"];
  readonly #answers: Record<"hit" | "miss" | "fallback", { inc(): void }>;

  constructor({ name, maxBytes, maxEntries, sizeOf, onFallback }: Options<V>) {
    this.#onFallback = onFallback;
    const answers = (result: string) => counted(cacheAnswers, { cache: name, result });
    this.#answers = { hit: answers("hit"), miss: answers("miss"), fallback: answers("fallback") };
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + key.length + 256,
    });
  }

  /** Whether there is a value under `key`, however old. */
  holds(key: string): boolean {
    return this.#entries.peek(key) !== undefined;
  }

  /** Whether `peek` would give a value. */
  has(key: string): boolean {
    const entry = this.#entries.peek(key);
    return entry !== undefined && !this.#isOlder(entry, STALE_MS);
  }

  /** The value under `key` unless it is stale; `load` renews it in the background when it is no longer fresh. */
  peek(key: string, load: () => Promise<Loaded<V>>): V | undefined {
    return this.#peekEntry(key, load)?.value;
  }

  /**
   * The value under `key`, loaded when there is none or it is stale.
   *
   * @throws what `load` throws, when there is no copy to fall back on.
   */
  async get(key: string, load: () => Promise<Loaded<V>>): Promise<Cached<V>> {
    const ready = this.#peekEntry(key, load);
    if (ready) return ready;
    const stale = this.#entries.get(key);
    const loading = this.#load(key, load);
    if (!stale) {
      this.#answers.miss.inc();
      return loading;
    }
    const { loadedAt } = stale;
    try {
      const renewed = await withTimeout(loading);
      this.#answers.miss.inc();
      return renewed;
    } catch (error) {
      // The copy may have been dropped or evicted meanwhile: then this reader waits for the source.
      const copy = this.#entries.get(key);
      if (!copy) return loading;
      // A copy that was marked stale meanwhile is loaded again at once.
      if (copy === stale && copy.loadedAt === loadedAt) copy.loadedAt = now();
      this.#onFallback(key, error);
      this.#answers.fallback.inc();
      return copy;
    }
  }

  /** Removes everything made from `tag`. */
  drop(tag: string): void {
    this.#outdateLoads(tag);
    for (const [key, entry] of this.#entries.entries()) if (entry.tags.has(tag)) this.#entries.delete(key);
  }

  /** Makes everything made from `tag` stale: it is loaded again before it is given, and falls back on the copy. */
  markStale(tag: string): void {
    this.#outdateLoads(tag);
    const longAgo = { asOf: Number.NEGATIVE_INFINITY, loadedAt: Number.NEGATIVE_INFINITY };
    for (const entry of this.#entries.values()) if (entry.tags.has(tag)) Object.assign(entry, longAgo);
  }

  /** All loads under way, since the tags of a load are known only at its end. */
  #outdateLoads(tag: string): void {
    this.#generations.set(tag, (this.#generations.get(tag) ?? 0) + 1);
    this.#loading.clear();
  }

  #isOlder(entry: Entry<V>, age: number): boolean {
    const at = now();
    return at - entry.asOf > age && at - entry.loadedAt > RETRY_MS;
  }

  #peekEntry(key: string, load: () => Promise<Loaded<V>>): Entry<V> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isOlder(entry, STALE_MS)) return undefined;
    if (this.#isOlder(entry, FRESH_MS)) {
      const { loadedAt } = entry;
      this.#load(key, load).catch((error) => {
        // The next attempt waits for RETRY_MS, unless the value was marked stale meanwhile.
        if (entry.loadedAt === loadedAt) entry.loadedAt = now();
        this.#onFallback(key, error);
      });
    }
    this.#answers.hit.inc();
    return entry;
  }

  #load(key: string, load: () => Promise<Loaded<V>>): Promise<Cached<V>> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const generations = new Map(this.#generations);
    const startedAt = now();
    const loading = (async () => {
      const { value, tags, keep, asOf = startedAt } = await load();
      const madeFrom = new Set(tags);
      const current = [...madeFrom].every((tag) => generations.get(tag) === this.#generations.get(tag));
      if (keep && current) this.#entries.set(key, { value, asOf, tags: madeFrom, loadedAt: now() });
      else if (current) this.#entries.delete(key);
      return { value, asOf };
    })();
    this.#loading.set(key, loading);
    const settle = () => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    };
    loading.then(settle, settle);
    return loading;
  }
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`no answer within ${MAX_WAIT_MS} ms`)), MAX_WAIT_MS);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}
