import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFairQueue, QueueFull } from "./fair-queue.ts";

/** Tasks that end when they are told to, and the order in which they began. */
function setUp(limits = {}) {
  const pass = createFairQueue({
    name: "tried",
    maxConcurrent: 2,
    perClient: 1,
    maxQueued: 6,
    maxWaitMs: 1_000,
    ...limits,
  });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (client: string, name: string) =>
    pass(client, () => {
      began.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  /** Ends a task and lets the next ones begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, began, end };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("createFairQueue", () => {
  it("runs no more tasks of one client at once than it may have, however much room there is", async () => {
    const { ask, began, end } = setUp();
    for (const name of ["a1", "a2", "a3"]) void ask("a", name);
    expect(began).toEqual(["a1"]);
    await end("a1");
    expect(began).toEqual(["a1", "a2"]);
  });

  it("starts the task of another client at once, while the first one waits for its own tasks", () => {
    const { ask, began } = setUp();
    for (const name of ["a1", "a2", "a3"]) void ask("a", name);
    void ask("b", "b1");
    expect(began).toEqual(["a1", "b1"]);
  });

  it("gives clients turns, not tasks", async () => {
    const { ask, began, end } = setUp({ maxConcurrent: 1 });
    for (const name of ["a1", "a2", "a3"]) void ask("a", name);
    for (const name of ["b1", "b2"]) void ask("b", name);
    for (const name of ["a1", "a2", "b1", "a3"]) await end(name);
    expect(began).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });

  it("replaces the last task of the client with the most waiting, when the queue is full", async () => {
    const { ask, began, end } = setUp({ maxConcurrent: 1, maxQueued: 3 });
    void ask("a", "a1");
    const waiting = ["a2", "a3", "a4"].map((name) => ask("a", name).catch((error: unknown) => error));
    void ask("b", "b1");
    expect(await waiting[2]).toBeInstanceOf(QueueFull);
    for (const name of ["a1", "a2", "b1"]) await end(name);
    expect(began).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("refuses a client that has filled the queue itself", async () => {
    const { ask } = setUp({ maxQueued: 2 });
    for (const name of ["a1", "a2", "a3"]) void ask("a", name);
    await expect(ask("a", "a4")).rejects.toBeInstanceOf(QueueFull);
  });

  it("refuses a task that has waited too long, and goes on", async () => {
    const { ask, began, end } = setUp({ maxConcurrent: 1 });
    void ask("a", "a1");
    const late = ask("b", "b1").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await late).toBeInstanceOf(QueueFull);
    await end("a1");
    void ask("c", "c1");
    expect(began).toEqual(["a1", "c1"]);
  });

  it("keeps its count when a task fails", async () => {
    const pass = createFairQueue({ name: "tried", maxConcurrent: 1, perClient: 1, maxQueued: 1, maxWaitMs: 1_000 });
    await expect(pass("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await pass("a", async () => "next")).toBe("next");
  });
});
