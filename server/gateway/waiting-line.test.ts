import { describe, expect, it } from "vitest";
import { createWaitingLine, LineFull } from "./waiting-line.ts";

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("waiting line", () => {
  it("lets so many in at once and the others in turn", async () => {
    const pass = createWaitingLine({ atOnce: 2, perClient: 2, line: 10, linePerClient: 10, patience: 1000 });
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4].map((n) =>
        pass("a client", async () => {
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
    const pass = createWaitingLine({ atOnce: 1, perClient: 1, line: 1, linePerClient: 1, patience: 5 });
    const long = pass("a client", () => wait(30));
    const impatient = pass("a client", () => wait(1));
    await expect(pass("a client", () => wait(1))).rejects.toThrow(LineFull);
    await expect(impatient).rejects.toThrow(LineFull);
    await long;
    await expect(pass("a client", async () => "in")).resolves.toBe("in");
  });

  it("goes on after a failure", async () => {
    const pass = createWaitingLine({ atOnce: 1, perClient: 1, line: 1, linePerClient: 1, patience: 5 });
    await expect(pass("a client", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(pass("a client", async () => "in")).resolves.toBe("in");
  });

  it("lets clients take turns, however many one of them has in line", async () => {
    const pass = createWaitingLine({ atOnce: 1, perClient: 1, line: 20, linePerClient: 10, patience: 1000 });
    const order: string[] = [];
    const task = (client: string) => pass(client, async () => void order.push(client));
    await Promise.all([..."aaaab", "b", "c"].map(task));
    expect(order.slice(0, 4).sort()).toEqual(["a", "a", "b", "c"]);
  });

  it("turns away one client's too many, and leaves room for the others", async () => {
    const pass = createWaitingLine({ atOnce: 2, perClient: 1, line: 10, linePerClient: 1, patience: 1000 });
    const [first, second] = [pass("a", () => wait(5)), pass("a", () => wait(1))];
    await expect(pass("a", () => wait(1))).rejects.toThrow(LineFull);
    await expect(pass("b", async () => "in")).resolves.toBe("in");
    await Promise.all([first, second]);
  });
});
