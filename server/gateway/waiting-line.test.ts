import { describe, expect, it } from "vitest";
import { createWaitingLine, LineFull } from "./waiting-line.ts";

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("waiting line", () => {
  it("lets so many in at once and the others in turn", async () => {
    const pass = createWaitingLine({ atOnce: 2, line: 10, patience: 1000 });
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
    const pass = createWaitingLine({ atOnce: 1, line: 1, patience: 5 });
    const long = pass(() => wait(30));
    const impatient = pass(() => wait(1));
    await expect(pass(() => wait(1))).rejects.toThrow(LineFull);
    await expect(impatient).rejects.toThrow(LineFull);
    await long;
    await expect(pass(async () => "in")).resolves.toBe("in");
  });

  it("goes on after a failure", async () => {
    const pass = createWaitingLine({ atOnce: 1, line: 1, patience: 5 });
    await expect(pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(pass(async () => "in")).resolves.toBe("in");
  });
});
