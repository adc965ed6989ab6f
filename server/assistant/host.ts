import { join } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { modelSettings } from "../../supabase/functions/chat-assistant/model.ts";
import { PUBLIC_THINGS, type Reads } from "../gateway/reads.ts";
import { readQuery } from "../gateway/rest/query.ts";
import type { Logger } from "../process/log.ts";
import { type Running, type Supervised, supervise } from "../process/supervise.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import type { Beginning, FromThread, ToThread } from "./messages.ts";

export type AssistantHost = {
  /** Answers one request of /functions/v1/chat-assistant; 503 while there is no thread that has learnt. */
  handle(request: Request, client: string): Promise<Response>;
  /**
   * Whether it has learnt and is warm, or could not be started at all, which is in the log. It stays so when a thread ends
   * later: pages do without the assistant, and a server that is not ready would serve none.
   */
  settled(): boolean;
  /** Says where it reads what is published: called at once after the start. */
  readFrom(reads: Reads): void;
  /** Tells it that a table may have changed. */
  published(table: string): void;
  close(): Promise<void>;
};

/** How long a question waits for an answer, in milliseconds: a language model may take four seconds of it. */
const PATIENCE = 20_000;
/** Questions in the thread at once: several may wait for a language model; one client has one, and others take turns. */
const LINE = { name: "chat", maxConcurrent: 8, perClient: 1, maxQueued: 100, maxWaitMs: 10_000 };
/** After so many milliseconds an assistant that could not be started is tried again, as often as it takes. */
const LATER = 60_000;
const THREAD: string | URL = join(import.meta.dirname, "thread.ts");
/** Far above what it holds, so that a leak ends the thread and not the site. */
const MEMORY = { maxOldGenerationSizeMb: 512 };
/** A start takes some seconds; one that takes longer than this, in milliseconds, has failed. */
const LEARNING = 120_000;
/** How often the thread is looked at, in milliseconds, and after how many looks in a row without a sign of life it hangs. */
const LOOK = { every: 1_000, most: 3 };

const away = () =>
  Response.json(
    { message: "The assistant is starting. Please wait a few seconds and ask again." },
    { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } },
  );

/**
 * Starts the assistant in a thread of its own and starts it again whenever it ends; a thread that hangs is ended. It
 * reads what is published through the site's own memory of anonymous reads.
 * @param thread the thread's program
 * @param options the thread's own memory at which it is ended, and how long it rests after it could not be started
 */
export function startAssistant(
  log: Logger,
  root: string,
  env: NodeJS.ProcessEnv,
  thread = THREAD,
  { memory = MEMORY, later = LATER }: { memory?: ResourceLimits; later?: number } = {},
): AssistantHost {
  let reads: Reads | undefined;
  let worker: Worker | undefined;
  /** The same, once it has learnt: before, nobody is let wait for it. */
  let ready: Worker | undefined;
  let asked = 0;
  let settled = false;
  let closing = false;
  const waiting = new Map<number, (response: Response) => void>();
  const inLine = createFairQueue(LINE);
  const tell = (message: ToThread) => worker?.postMessage(message);

  async function read(id: number, path: string): Promise<void> {
    const table = /^\w+/.exec(path)?.[0] ?? "";
    try {
      const thing = PUBLIC_THINGS.get(table);
      if (!thing || !reads) throw new Error(`${table} is not public`);
      const query = readQuery(thing, path.slice(path.indexOf("?") + 1), new Headers());
      const { value } = await reads.get(query, "assistant");
      tell({ kind: "rows", id, status: value.status, body: value.representation.bodies.identity?.toString() ?? "[]" });
    } catch (error) {
      log.warn({ err: error, table }, "the assistant could not read what is published");
      tell({ kind: "rows", id, status: 503, body: "" });
    }
  }

  async function start(): Promise<Running> {
    if (closing) throw new Error("the site is closing");
    const workerData: Beginning = { root, model: modelSettings(env) };
    const running = new Worker(thread, { workerData, resourceLimits: memory });
    let reason: string | undefined;
    const end = (why: string) => {
      reason ??= why;
      void running.terminate();
    };
    const exited = new Promise<string>((ended) => {
      running.once("exit", (code) => {
        if (worker === running) worker = undefined;
        if (ready === running) ready = undefined;
        for (const answer of waiting.values()) answer(away());
        waiting.clear();
        ended(reason ?? `it ended with code ${code}`);
      });
    });
    // Without a listener an error in the thread would end the whole site.
    running.on("error", (error) => {
      log.error({ err: error }, "the assistant failed");
      reason ??= error.message;
    });
    const learnt = Promise.withResolvers<void>();
    running.on("message", (message: FromThread) => {
      switch (message.kind) {
        case "ready":
          log.info({ records: message.records, ms: message.took }, "the assistant is ready");
          ready = running;
          return learnt.resolve();
        case "answer": {
          const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
          waiting.get(message.id)?.(new Response(message.body, { status: message.status, headers }));
          waiting.delete(message.id);
          return;
        }
        case "read":
          return void read(message.id, message.path);
        case "error":
          return log.error({ assistant: message.message }, "the assistant reports an error");
      }
    });
    // It asks for what is published before it is ready.
    worker = running;
    const late = setTimeout(end, LEARNING, "it did not learn in time");
    await Promise.race([learnt.promise, exited.then((why) => Promise.reject(new Error(why)))]).finally(() =>
      clearTimeout(late),
    );
    endWhenHanging(running, end);
    return {
      exited,
      async stop() {
        await running.terminate();
      },
    };
  }

  let keeper: Supervised | undefined;
  let resting: NodeJS.Timeout | undefined;
  function keep(): void {
    void supervise("assistant", start, { log })
      .then((started) => {
        keeper = started;
        return closing ? started.stop() : undefined;
      })
      .catch((error) => {
        if (closing) return;
        log.error(
          { err: error },
          "the assistant cannot be started; the chat apologises until it is, and it is tried again",
        );
        resting = setTimeout(keep, later);
      })
      .finally(() => {
        settled = true;
      });
  }
  keep();

  return {
    handle: (request, client) => inLine(client, () => ask(request)),
    settled: () => settled,
    readFrom(given) {
      reads = given;
    },
    published(table) {
      if (PUBLIC_THINGS.has(table)) tell({ kind: "published" });
    },
    async close() {
      closing = true;
      clearTimeout(resting);
      await keeper?.stop();
      await worker?.terminate();
    },
  };

  async function ask(request: Request): Promise<Response> {
    const body = await request.text();
    if (!ready) return away();
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.set(id, resolve);
    const timer = setTimeout(() => {
      waiting.delete(id);
      resolve(away());
    }, PATIENCE);
    tell({ kind: "ask", id, body });
    return promise.finally(() => clearTimeout(timer));
  }
}

/** Ends a thread that neither rests nor says anything: while one question never ends, no other is heard. */
function endWhenHanging(running: Worker, end: (why: string) => void): void {
  let silent = 0;
  let rested = 0;
  running.on("message", () => {
    silent = 0;
  });
  const timer = setInterval(() => {
    const { idle } = running.performance.eventLoopUtilization();
    silent = idle > rested ? 0 : silent + 1;
    rested = idle;
    if (silent >= LOOK.most) end("it hung");
  }, LOOK.every);
  running.once("exit", () => clearInterval(timer));
}
