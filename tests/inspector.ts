import { once } from "node:events";
import type { RunningSite } from "./site.ts";

/** Settings that open the inspector in a site's processes; each prints its address. */
export const INSPECTABLE = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

export type Inspector = {
  /** Evaluates an expression in the process. */
  evaluate<T>(expression: string): Promise<T>;
  /** Memory after garbage collection, in bytes. */
  heldMemory(): Promise<number>;
  close(): void;
};

/** Connects to the processes of a site started with INSPECTABLE: its own first, then the API's. */
export async function inspect(site: RunningSite): Promise<Inspector[]> {
  const addresses = site.logs.flatMap((line) => /Debugger listening on (ws:\S+)/.exec(line)?.[1] ?? []);
  return Promise.all(addresses.map(connect));
}

async function connect(address: string): Promise<Inspector> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  let asked = 0;
  const waiting = new Map<number, (result: { result?: { value?: unknown } }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: { result?: { value?: unknown } } };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const ask = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: unknown } }>((done) => {
      waiting.set(++asked, done);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  const evaluate = async <T>(expression: string) =>
    (await ask("Runtime.evaluate", { expression, returnByValue: true })).result?.value as T;
  return {
    evaluate,
    async heldMemory() {
      await ask("HeapProfiler.enable");
      await ask("HeapProfiler.collectGarbage");
      return evaluate<number>("(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())");
    },
    close: () => socket.close(),
  };
}
