import { LRUCache } from "lru-cache";
import { now } from "../process/clock.ts";
import { cacheAnswers, counted } from "../process/metrics.ts";

/** A value as its source gives it. */
export type Loaded<V> = {
  value: V;
  /** What it was made from; dropping one of these drops the value. */
  tags: Iterable<string>;
  /** When what it was made from was read, by `now`; now unless it came out of another cache. */
  asOf?: number;
  /** Whether it may be given to others. */
  keep: boolean;
};

export type Cached<V> = { value: V; asOf: number };

type Entry<V> = Cached<V> & { tags: ReadonlySet<string>; loadedAt: number };

/** Older than this, in milliseconds, a value is given at once, and renewed for the next reader. */
export const FRESH_FOR = 15_000;
/** Older than this it is renewed first, so that a change made past the gateway shows within half a minute. */
export const STALE_AFTER = 29_000;
/** Older than anything. */
const UNKNOWN_AGE = { asOf: Number.NEGATIVE_INFINITY, loadedAt: Number.NEGATIVE_INFINITY };

/** A source that is slow or away is asked this often, and waited for this long, while there is a copy. */
const RETRY_AFTER = 1_000;
const PATIENCE = 2_500;

type Options<V> = {
  /** Under which the figures tell of it. */
  name: string;
  maxBytes: number;
  maxEntries: number;
  sizeOf: (value: V) => number;
  /** Called when a copy is given because its source failed. */
  onFallback: (key: string, error: unknown) => void;
};

/**
 * A bounded cache whose values are renewed by age and dropped by what they were made from.
 *
 * A reader never sees a value from before a drop that it came after: loads under way at a drop are neither kept nor
 * shared with later readers. While the source fails, the last good copy is given, however old.
 */
export class TaggedCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #loading = new Map<string, Promise<Cached<V>>>();
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

  /** Whether there is any value under `key`, however old. */
  holds(key: string): boolean {
    return this.#entries.peek(key) !== undefined;
  }

  /** Whether there is a value under `key` that needs no waiting for. */
  has(key: string): boolean {
    const entry = this.#entries.peek(key);
    return entry !== undefined && !this.#isDue(entry, STALE_AFTER);
  }

  /** The value under `key` if it needs no waiting for; when it is due, `load` renews it for the next reader. */
  peek(key: string, load: () => Promise<Loaded<V>>): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isDue(entry, STALE_AFTER)) return undefined;
    if (this.#isDue(entry, FRESH_FOR)) {
      const { loadedAt } = entry;
      this.#load(key, load).catch((error) => {
        // The next reader is not to ask again at once, unless the value was doubted meanwhile.
        if (entry.loadedAt === loadedAt) entry.loadedAt = now();
        this.#onFallback(key, error);
      });
    }
    this.#answers.hit.inc();
    return entry.value;
  }

  /**
   * The value under `key`, loaded when there is none or it is too old.
   *
   * @throws what `load` throws, when there is no copy to fall back on.
   */
  async get(key: string, load: () => Promise<Loaded<V>>): Promise<Cached<V>> {
    const ready = this.peek(key, load);
    const entry = this.#entries.get(key);
    if (ready && entry) return entry;
    const loading = this.#load(key, load);
    const loadedAt = entry?.loadedAt;
    if (!entry) {
      this.#answers.miss.inc();
      return loading;
    }
    try {
      const renewed = await withPatience(loading);
      this.#answers.miss.inc();
      return renewed;
    } catch (error) {
      // The copy may have been dropped, or pushed out, while we waited: then we wait on, as whoever has none.
      const copy = this.#entries.get(key);
      if (!copy) return loading;
      // What was doubted while we waited is not to pass for tried: its next reader asks again.
      if (copy === entry && copy.loadedAt === loadedAt) copy.loadedAt = now();
      this.#onFallback(key, error);
      this.#answers.fallback.inc();
      return copy;
    }
  }

  /** Forgets everything made from `tag`. */
  drop(tag: string): void {
    this.#generations.set(tag, (this.#generations.get(tag) ?? 0) + 1);
    // What a load under way was made from is known only once it is done.
    this.#loading.clear();
    for (const [key, entry] of this.#entries.entries()) if (entry.tags.has(tag)) this.#entries.delete(key);
  }

  /** Loads everything made from `tag` anew before it is given. Until that succeeds the copies stay to fall back on. */
  markStale(tag: string): void {
    this.#generations.set(tag, (this.#generations.get(tag) ?? 0) + 1);
    this.#loading.clear();
    for (const entry of this.#entries.values()) if (entry.tags.has(tag)) Object.assign(entry, UNKNOWN_AGE);
  }

  #isDue(entry: Entry<V>, age: number): boolean {
    const at = now();
    return at - entry.asOf > age && at - entry.loadedAt > RETRY_AFTER;
  }

  #load(key: string, load: () => Promise<Loaded<V>>): Promise<Cached<V>> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const began = new Map(this.#generations);
    const startedAt = now();
    const loading = (async () => {
      const { value, tags, keep, asOf = startedAt } = await load();
      const made = new Set(tags);
      const current = [...made].every((tag) => began.get(tag) === this.#generations.get(tag));
      if (keep && current) this.#entries.set(key, { value, asOf, tags: made, loadedAt: now() });
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

function withPatience<T>(promise: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}
