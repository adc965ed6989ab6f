import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { modelSettings } from "../../supabase/functions/chat-assistant/model.ts";
import { createWaitingLine } from "../exchange/waiting-line.ts";
import { PUBLIC_THINGS, type Reads } from "../gateway/reads.ts";
import { understandRead } from "../gateway/rest/read-request.ts";
import type { Logger } from "../process/log.ts";
import { type Running, type Supervised, supervise } from "../process/supervise.ts";
import type { Beginning, FromThread, ToThread } from "./messages.ts";

export type AssistantHost = {
  /** Answers one request of /functions/v1/chat-assistant; 503 while the thread is not there. */
  handle(request: Request, client: string): Promise<Response>;
  /** Whether it has learnt and is warm, or could not be started at all, which is in the log. */
  settled(): boolean;
  /** Tells it that a table may have changed. */
  published(table: string): void;
  close(): Promise<void>;
};

/** How long a question waits for an answer, in milliseconds: a language model may take eight seconds of it. */
const PATIENCE = 20_000;
/** Questions in the thread at once: several may wait for a language model; one client has one, and others take turns. */
const LINE = { name: "chat", atOnce: 8, perClient: 1, line: 100, patience: 10_000 };
const THREAD: string | URL = join(import.meta.dirname, "thread.ts");
/** Far above what it holds, so that a leak ends the thread and not the site. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

const away = () =>
  Response.json(
    { message: "The assistant is starting. Please wait a few seconds and ask again." },
    { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } },
  );

/**
 * Starts the assistant in a thread of its own and starts it again whenever it ends. It reads what is published through
 * the site's own memory of anonymous reads.
 * @param thread the thread's program
 */
export function startAssistant(
  reads: Reads,
  log: Logger,
  root: string,
  env: NodeJS.ProcessEnv,
  thread = THREAD,
): AssistantHost {
  let worker: Worker | undefined;
  let asked = 0;
  let settled = false;
  let closing = false;
  const waiting = new Map<number, (response: Response) => void>();
  const inLine = createWaitingLine(LINE);
  const tell = (message: ToThread) => worker?.postMessage(message);

  async function read(id: number, path: string): Promise<void> {
    const table = /^\w+/.exec(path)?.[0] ?? "";
    try {
      const thing = PUBLIC_THINGS.get(table);
      if (!thing) throw new Error(`${table} is not public`);
      const asked = understandRead(thing, path.slice(path.indexOf("?") + 1), new Headers());
      const { value } = await reads.get(table, asked, "assistant");
      tell({ kind: "rows", id, status: value.status, body: value.representation.bodies.identity?.toString() ?? "[]" });
    } catch (error) {
      log.debug({ err: error, table }, "the assistant could not read what is published");
      tell({ kind: "rows", id, status: 503, body: "" });
    }
  }

  async function start(): Promise<Running> {
    if (closing) throw new Error("the site is closing");
    const workerData: Beginning = { root, model: modelSettings(env) };
    const running = new Worker(thread, { workerData, resourceLimits: MEMORY });
    const exited = once(running, "exit").then(([code]) => {
      if (worker === running) worker = undefined;
      for (const answer of waiting.values()) answer(away());
      waiting.clear();
      return `it ended with code ${code}`;
    });
    const ready = Promise.withResolvers<void>();
    running.on("error", (error) => {
      log.error({ err: error }, "the assistant failed");
      ready.reject(error);
    });
    running.on("message", (message: FromThread) => {
      switch (message.kind) {
        case "ready":
          log.info({ records: message.records, ms: message.took }, "the assistant is ready");
          return ready.resolve();
        case "answer": {
          const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
          waiting.get(message.id)?.(new Response(message.body, { status: message.status, headers }));
          waiting.delete(message.id);
          return;
        }
        case "read":
          return void read(message.id, message.path);
        case "error":
          return log.error({ assistant: message.message }, "the assistant could not answer");
      }
    });
    // It asks for what is published before it is ready.
    worker = running;
    await Promise.race([ready.promise, exited.then((reason) => Promise.reject(new Error(reason)))]);
    return {
      exited,
      async stop() {
        await running.terminate();
      },
    };
  }

  let keeper: Supervised | undefined;
  void supervise("assistant", start, { log })
    .then((started) => {
      keeper = started;
      return closing ? started.stop() : undefined;
    })
    .catch((error) => {
      if (!closing) log.error({ err: error }, "the assistant cannot be started; the chat apologises until it is");
    })
    .finally(() => {
      settled = true;
    });

  return {
    handle: (request, client) => inLine(client, () => ask(request)),
    settled: () => settled,
    published(table) {
      if (PUBLIC_THINGS.has(table)) tell({ kind: "published" });
    },
    async close() {
      closing = true;
      await keeper?.stop();
      await worker?.terminate();
    },
  };

  async function ask(request: Request): Promise<Response> {
    if (!worker || !settled) return away();
    const id = ++asked;
    const body = await request.text();
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
