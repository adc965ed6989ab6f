import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FRESH_MS, type Loaded, STALE_MS, TaggedCache } from "./tagged-cache.ts";

type Text = { text: string };

const onFallback = vi.fn();
const cacheOf = (limits = {}) =>
  new TaggedCache<Text>({
    name: "tried",
    maxBytes: 10_000,
    maxEntries: 10,
    sizeOf: ({ text }) => text.length,
    onFallback,
    ...limits,
  });
const loaded = (text: string, tags = ["blogs"]): Loaded<Text> => ({ value: { text }, tags, keep: true });
const textOf = async (promise: Promise<{ value: Text }>) => (await promise).value.text;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onFallback.mockReset();
});

describe("TaggedCache", () => {
  it("asks the source once while the value is fresh", async () => {
    const cache = cacheOf();
    const load = vi.fn(async () => loaded("one"));
    await cache.get("k", load);
    vi.advanceTimersByTime(FRESH_MS);
    expect(await textOf(cache.get("k", load))).toBe("one");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("asks once for readers who come together", async () => {
    const cache = cacheOf();
    const load = vi.fn(async () => loaded("one"));
    await Promise.all([cache.get("k", load), cache.get("k", load), cache.get("k", load)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("renews an ageing value in the background, and a stale one first", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => loaded("one"));
    vi.advanceTimersByTime(FRESH_MS + 1);
    expect(await textOf(cache.get("k", async () => loaded("two")))).toBe("one");
    await vi.advanceTimersByTimeAsync(0);
    expect(await textOf(cache.get("k", async () => loaded("three")))).toBe("two");
    vi.advanceTimersByTime(STALE_MS + 1);
    expect(await textOf(cache.get("k", async () => loaded("three")))).toBe("three");
  });

  it("asks a failing source once for many readers, and again at once when the value is marked stale", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => loaded("one"));
    vi.advanceTimersByTime(FRESH_MS + 1);
    const load = vi.fn(async (): Promise<Loaded<Text>> => {
      throw new Error("away");
    });
    for (let reader = 0; reader < 3; reader++) {
      expect(cache.peek("k", load)?.text).toBe("one");
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(load).toHaveBeenCalledTimes(1);
    expect(onFallback).toHaveBeenCalledTimes(1);
    cache.markStale("blogs");
    expect(cache.peek("k", load)).toBeUndefined();
  });

  it.each([-86_400_000, 86_400_000])("ignores a jump of the clock by %i", async (jump) => {
    const cache = cacheOf();
    await cache.get("k", async () => loaded("one"));
    vi.setSystemTime(Date.now() + jump);
    expect(await textOf(cache.get("k", async () => loaded("two")))).toBe("one");
    vi.advanceTimersByTime(STALE_MS + 1);
    expect(await textOf(cache.get("k", async () => loaded("two")))).toBe("two");
  });

  it("never gives a value from before a drop that preceded the request", async () => {
    const cache = cacheOf();
    const before = Promise.withResolvers<Loaded<Text>>();
    const early = cache.get("k", () => before.promise);
    cache.drop("blogs");
    const late = cache.get("k", async () => loaded("new"));
    before.resolve(loaded("old"));
    expect(await textOf(early)).toBe("old");
    expect(await textOf(late)).toBe("new");
    expect(await textOf(cache.get("k", async () => loaded("newer")))).toBe("new");
  });

  it("drops what was made from one table and nothing else", async () => {
    const cache = cacheOf();
    await cache.get("a", async () => loaded("a", ["blogs", "news"]));
    await cache.get("b", async () => loaded("b", ["careers"]));
    cache.drop("news");
    expect(cache.peek("a", async () => loaded("a"))).toBeUndefined();
    expect(cache.peek("b", async () => loaded("b"))).toEqual({ text: "b" });
  });

  it("gives the last good copy while the source fails, and asks it no more than once a second", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => loaded("good"));
    vi.advanceTimersByTime(3_600_000);
    const failing = vi.fn(() => Promise.reject(new Error("away")));
    for (let n = 0; n < 5; n++) expect(await textOf(cache.get("k", failing))).toBe("good");
    expect(failing).toHaveBeenCalledTimes(1);
    expect(onFallback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_001);
    expect(await textOf(cache.get("k", async () => loaded("back")))).toBe("back");
  });

  it("does not wait long for a slow source when there is a copy", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => loaded("good"));
    vi.advanceTimersByTime(STALE_MS + 1);
    const reading = cache.get("k", () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(2_600);
    expect(await textOf(reading)).toBe("good");
  });

  it("loads again at once what was marked stale while a reader waited in vain", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => loaded("before"));
    vi.advanceTimersByTime(STALE_MS + 1);
    const reading = cache.get("k", () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(2_000);
    cache.markStale("blogs");
    await vi.advanceTimersByTimeAsync(600);
    expect(await textOf(reading)).toBe("before");
    expect(await textOf(cache.get("k", async () => loaded("after")))).toBe("after");
  });

  it("waits for a slow source when the copy was evicted meanwhile", async () => {
    const cache = cacheOf({ maxEntries: 1 });
    await cache.get("k", async () => loaded("good"));
    vi.advanceTimersByTime(STALE_MS + 1);
    const { promise: slow, resolve: come } = Promise.withResolvers<ReturnType<typeof loaded>>();
    const reading = textOf(cache.get("k", () => slow));
    await cache.get("other", async () => loaded("other"));
    await vi.advanceTimersByTimeAsync(2_600);
    come(loaded("slow"));
    expect(await reading).toBe("slow");
  });

  it("fails when there is no copy", async () => {
    await expect(cacheOf().get("k", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  });

  it("keeps within its bounds", async () => {
    const cache = cacheOf({ maxEntries: 3 });
    for (const key of ["a", "b", "c", "d"]) await cache.get(key, async () => loaded(key));
    expect(cache.peek("a", async () => loaded("a"))).toBeUndefined();
    const small = cacheOf({ maxBytes: 1_000 });
    await small.get("big", async () => loaded("x".repeat(2_000)));
    expect(small.peek("big", async () => loaded(""))).toBeUndefined();
  });

  it("does not cache what must not be kept", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => ({ ...loaded("once"), keep: false }));
    expect(cache.peek("k", async () => loaded("x"))).toBeUndefined();
  });

  it("loads again what is marked stale, and falls back on the copy only while that fails", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => loaded("before"));
    cache.markStale("blogs");
    expect(cache.peek("k", async () => loaded("unasked"))).toBeUndefined();
    expect(await textOf(cache.get("k", () => Promise.reject(new Error("away"))))).toBe("before");
    cache.markStale("blogs");
    expect(await textOf(cache.get("k", async () => loaded("after")))).toBe("after");
  });
});
