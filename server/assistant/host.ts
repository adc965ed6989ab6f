import { join } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { emptySnapshot, type Snapshot } from "../../domain/desk/snapshot.ts";
import { KIND_HEADER } from "../../supabase/functions/chat-assistant/handler.ts";
import { modelSettings } from "../../supabase/functions/chat-assistant/model.ts";
import type { Answer } from "../../supabase/functions/chat-assistant/respond/respond.ts";
import { PUBLIC_THINGS, type Reads } from "../gateway/reads.ts";
import { readQuery } from "../gateway/rest/query.ts";
import type { Logger } from "../process/log.ts";
import { type Running, type Supervised, supervise } from "../process/supervise.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import type { FromThread, ThreadData, ToThread } from "./messages.ts";

export type AssistantHost = {
  /** Answers a request to /functions/v1/chat-assistant; 503 while no thread is ready. */
  handle(request: Request, client: string): Promise<Response>;
  /**
   * Whether the first start has finished, successfully or not. It stays true when the thread ends later: pages do not need
   * the assistant, and a server that reports not ready would get no requests.
   */
  settled(): boolean;
  /** Resolves when it answers for the first time. */
  whenReady: Promise<void>;
  /** Says where it reads what is published: called at once after the start. */
  readFrom(reads: Reads): void;
  /** Tells the assistant that a table may have changed. */
  contentChanged(table: string): void;
  close(): Promise<void>;
};

/** Kinds of answers that say that the site has none. */
const WITHOUT_ANSWER = new Set<string>(["unknown", "unstated"] satisfies Answer["kind"][]);

/** Whether an answer of the assistant says that it has none. */
export const saysNothing = (response: Response) => WITHOUT_ANSWER.has(response.headers.get(KIND_HEADER) ?? "");

/** How long a question waits for an answer; a language model may take six seconds of it. */
const ANSWER_TIMEOUT_MS = 20_000;
/** Several questions may wait for a language model at the same time; a client has one at a time. */
const QUEUE = { name: "chat", maxConcurrent: 8, perClient: 1, maxQueued: 100, maxWaitMs: 10_000 };
/** Delay before another attempt when the assistant could not be started. */
const RETRY_DELAY_MS = 60_000;
const THREAD: string | URL = join(import.meta.dirname, "thread.ts");
/** Far above the normal use, so that a leak ends the thread and not the site. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 512 };
/** A start takes a few seconds; after this time it has failed. */
const START_TIMEOUT_MS = 120_000;
/** The thread counts as hung when its event loop is busy and silent for this many checks in a row. */
const HANG_CHECK = { intervalMs: 1_000, maxSilent: 10 };

const unavailable = () =>
  Response.json(
    {
      code: "assistant_starting",
      message: "The assistant is starting. Please wait a few seconds and ask again.",
    },
    { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } },
  );

/**
 * Starts the assistant in a separate thread, restarts it whenever it ends, and terminates it when it hangs. It reads public
 * content through the site's cache of anonymous reads.
 *
 * @param options `thread`: the thread's module; `snapshot`: what the owner has stated; `memory`: limits at which the thread is terminated; `retryDelayMs`: delay after a failed start
 */
export function startAssistant(
  log: Logger,
  root: string,
  env: NodeJS.ProcessEnv,
  {
    thread = THREAD,
    snapshot = emptySnapshot,
    memory = MEMORY_LIMITS,
    retryDelayMs = RETRY_DELAY_MS,
  }: { thread?: string | URL; snapshot?: Snapshot; memory?: ResourceLimits; retryDelayMs?: number } = {},
): AssistantHost {
  let reads: Reads | undefined;
  let worker: Worker | undefined;
  /** The worker once it is ready; until then questions are refused immediately. */
  let ready: Worker | undefined;
  let lastId = 0;
  let settled = false;
  const firstReady = Promise.withResolvers<void>();
  const closing = new AbortController();
  const pending = new Map<number, (response: Response) => void>();
  const enqueue = createFairQueue(QUEUE);
  const post = (message: ToThread) => worker?.postMessage(message);

  async function read(id: number, path: string): Promise<void> {
    const table = /^\w+/.exec(path)?.[0] ?? "";
    try {
      const thing = PUBLIC_THINGS.get(table);
      if (!thing || !reads) throw new Error(`${table} is not public`);
      const query = readQuery(thing, path.slice(path.indexOf("?") + 1), new Headers());
      const { value } = await reads.get(query, "assistant");
      post({ kind: "rows", id, status: value.status, body: value.representation.bodies.identity?.toString() ?? "[]" });
    } catch (error) {
      log.warn({ err: error, table }, "the assistant could not read public content");
      post({ kind: "rows", id, status: 503, body: "" });
    }
  }

  async function start(): Promise<Running> {
    if (closing.signal.aborted) throw new Error("the assistant is closing");
    const workerData: ThreadData = { root, snapshot, model: modelSettings(env) };
    const running = new Worker(thread, { workerData, resourceLimits: memory });
    let reason: string | undefined;
    const terminate = (why: string) => {
      reason ??= why;
      void running.terminate();
    };
    const exited = new Promise<string>((ended) => {
      running.once("exit", (code) => {
        if (worker === running) worker = undefined;
        if (ready === running) ready = undefined;
        for (const answer of pending.values()) answer(unavailable());
        pending.clear();
        ended(reason ?? `it ended with code ${code}`);
      });
    });
    // Without a listener, an error in the thread would end the site's process.
    running.on("error", (error) => {
      log.error({ err: error }, "the assistant failed");
      reason ??= error.message;
    });
    const started = Promise.withResolvers<void>();
    running.on("message", (message: FromThread) => {
      switch (message.kind) {
        case "ready":
          log.info({ records: message.records, ms: message.took }, "the assistant is ready");
          ready = running;
          firstReady.resolve();
          return started.resolve();
        case "answer": {
          const { id, status, headers, body } = message;
          pending.get(id)?.(new Response(body, { status, headers }));
          pending.delete(id);
          return;
        }
        case "read":
          return void read(message.id, message.path);
        case "error":
          return log.error({ assistant: message.message }, "the assistant reports an error");
      }
    });
    // The thread reads public content before it is ready.
    worker = running;
    const startTimeout = setTimeout(terminate, START_TIMEOUT_MS, "it did not start in time");
    await Promise.race([started.promise, exited.then((why) => Promise.reject(new Error(why)))]).finally(() =>
      clearTimeout(startTimeout),
    );
    terminateWhenHung(running, terminate);
    return {
      exited,
      async stop() {
        await running.terminate();
      },
    };
  }

  let supervised: Supervised | undefined;
  let retry: NodeJS.Timeout | undefined;
  function startSupervised(): void {
    void supervise("assistant", start, { log, signal: closing.signal })
      .then((running) => {
        supervised = running;
        return closing.signal.aborted ? running.stop() : undefined;
      })
      .catch((error) => {
        if (closing.signal.aborted) return;
        log.error({ err: error }, "the assistant could not be started; retrying, and the chat asks visitors to wait");
        retry = setTimeout(startSupervised, retryDelayMs);
      })
      .finally(() => {
        settled = true;
      });
  }
  startSupervised();

  return {
    handle: (request, client) => enqueue(client, () => ask(request)),
    settled: () => settled,
    whenReady: firstReady.promise,
    readFrom(given) {
      reads = given;
    },
    contentChanged(table) {
      if (PUBLIC_THINGS.has(table)) post({ kind: "published" });
    },
    async close() {
      closing.abort();
      clearTimeout(retry);
      await supervised?.stop();
      await worker?.terminate();
    },
  };

  async function ask(request: Request): Promise<Response> {
    const body = await request.text();
    if (!ready) return unavailable();
    const id = ++lastId;
    const { promise, resolve } = Promise.withResolvers<Response>();
    pending.set(id, resolve);
    const timer = setTimeout(() => {
      pending.delete(id);
      resolve(unavailable());
    }, ANSWER_TIMEOUT_MS);
    post({ kind: "ask", id, body });
    return promise.finally(() => clearTimeout(timer));
  }
}

/** Terminates a thread whose event loop has no idle time and that sends no message. */
function terminateWhenHung(running: Worker, terminate: (why: string) => void): void {
  let silent = 0;
  let lastIdle = 0;
  running.on("message", () => {
    silent = 0;
  });
  const timer = setInterval(() => {
    const { idle } = running.performance.eventLoopUtilization();
    silent = idle > lastIdle ? 0 : silent + 1;
    lastIdle = idle;
    if (silent >= HANG_CHECK.maxSilent) terminate("it hung");
  }, HANG_CHECK.intervalMs);
  running.once("exit", () => clearInterval(timer));
}
