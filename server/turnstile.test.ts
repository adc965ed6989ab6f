import { describe, expect, it } from "vitest";
import { createTurnstile, TurnstileFull } from "./turnstile.ts";

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("turnstile", () => {
  it("lets so many in at once and the others in turn", async () => {
    const pass = createTurnstile({ atOnce: 2, line: 10, patience: 1000 });
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4].map((n) =>
        pass(async () => {
          most = Math.max(most, ++inside);
          await wait(2);
          order.push(n);
          inside--;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });

  it("turns away who finds the line full or waits too long", async () => {
    const pass = createTurnstile({ atOnce: 1, line: 1, patience: 5 });
    const long = pass(() => wait(30));
    const impatient = pass(() => wait(1));
    await expect(pass(() => wait(1))).rejects.toThrow(TurnstileFull);
    await expect(impatient).rejects.toThrow(TurnstileFull);
    await long;
    await expect(pass(async () => "in")).resolves.toBe("in");
  });

  it("goes on after a failure", async () => {
    const pass = createTurnstile({ atOnce: 1, line: 1, patience: 5 });
    await expect(pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(pass(async () => "in")).resolves.toBe("in");
  });
});
