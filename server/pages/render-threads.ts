import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { pageOfData } from "../../adapters/react-router/page-data.ts";
import { BACKEND_TIMEOUT_MS } from "../gateway/upstream.ts";
import type { Encoding } from "../http/representation.ts";
import type { DescribedError, Logger } from "../process/log.ts";
import { type Running, supervise } from "../process/supervise.ts";
import type { RenderBackend, Rendered, Renderer, RenderRequest } from "./render.ts";
import type { FetchAnswer, FromThread, ThreadSettings, ToThread } from "./render-messages.ts";

/**
 * How many threads render on a machine. One core is left to the main thread: on two cores a second rendering thread renders
 * hardly more pages a second and takes up to 47 MB (decision 14).
 */
export const threadsOn = (cores: number) => Math.min(2, Math.max(1, cores - 1));

/** Memory limits of each thread, in MB; a thread that leaks ends there. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16 };

/** A rendering that takes longer hangs, in milliseconds: the backend times out before, and its answer is rendered soon. */
const MAX_RENDERING_MS = BACKEND_TIMEOUT_MS + 5_000;

/**
 * How long a page that hung or used up the memory is not rendered again, in milliseconds: each attempt blocks its thread for
 * 15 seconds.
 */
const PAGE_BLOCKED_MS = 60_000;

/** The thread ended during a rendering. */
export class ThreadEnded extends Error {
  constructor(cause: unknown) {
    super("the thread that rendered this page ended", { cause });
    this.name = "ThreadEnded";
  }
}

/** The rendering hung and was ended, or used up its thread's memory, now or within the last minute. */
export class RenderedTooMuch extends Error {
  constructor() {
    super(`rendering this page took longer than ${MAX_RENDERING_MS} ms, or all the memory of its thread`);
    this.name = "RenderedTooMuch";
  }
}

/** The page of a canonical address: its data has the same one. */
function pageOf(address: string): string {
  const [path = ""] = address.split("?", 1);
  return pageOfData(path) ?? path;
}

type Job = {
  message: ToThread;
  backend: RenderBackend;
  done: (rendered: Rendered) => void;
  fail: (error: Error) => void;
};

/** A thread and its renderings by id, with the one at work. What it gets while it starts is sent when it is ready. */
type Slot = { jobs: Map<number, Job>; working?: number; worker?: Worker; ready?: boolean; ending?: boolean };

/**
 * Renders in threads, so that the main thread goes on answering requests. A rendering whose thread ended is started once
 * more, unless it is the one that hung or used up the memory: it would again. A POST may be repeated, since the one form of
 * the pages gives each enquiry a submission id.
 *
 * @throws when the threads do not start.
 */
export async function startRenderThreads(
  settings: ThreadSettings,
  log: Logger,
  { threads = threadsOn(availableParallelism()), script = join(import.meta.dirname, "render-thread.ts") } = {},
): Promise<Renderer> {
  const slots = Array.from({ length: threads }, (): Slot => ({ jobs: new Map() }));
  const blocked = new Set<string>();
  let closing = false;
  let renderings = 0;

  /** Fails a rendering that would hang or use up the memory again, and blocks its page. */
  function block({ message, fail }: Job): void {
    if (message.kind === "render" && message.request.method === "GET") {
      const page = pageOf(message.request.address);
      blocked.add(page);
      setTimeout(() => blocked.delete(page), PAGE_BLOCKED_MS).unref();
    }
    fail(new RenderedTooMuch());
  }

  function start(slot: Slot): Promise<Running> {
    const worker = startThread(script, settings);
    Object.assign(slot, { worker, ending: false });
    let cause: unknown;
    worker.on("error", (error) => {
      cause = error;
      log.warn({ err: error }, "a rendering thread failed");
    });
    const exited = new Promise<string>((done) => {
      worker.once("exit", (code) => {
        const atWork = slot.working === undefined ? undefined : slot.jobs.get(slot.working);
        Object.assign(slot, { worker: undefined, ready: false, working: undefined });
        if (atWork && (cause as NodeJS.ErrnoException | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY") block(atWork);
        const ended = new ThreadEnded(cause);
        for (const { fail } of slot.jobs.values()) fail(ended);
        done(cause instanceof Error ? cause.message : `it ended with code ${code}`);
      });
    });
    return new Promise((started, failed) => {
      void exited.then((reason) => failed(new Error(reason, { cause })));
      worker.on("message", (message: FromThread) => {
        if (message.kind === "working") {
          slot.working = message.render;
          return;
        }
        if (message.kind !== "ready") return void handleMessage(worker, slot.jobs, message);
        slot.ready = true;
        for (const job of slot.jobs.values()) worker.postMessage(job.message);
        started({ exited, stop: async () => void (await worker.terminate()) });
      });
    });
  }

  /** Renders in the thread with the fewest renderings; in one that is still starting only when there is no other. */
  function renderOnce(request: RenderRequest, backend: RenderBackend): Promise<Rendered> {
    const { address, method } = request;
    if (method === "GET" && blocked.has(pageOf(address))) return Promise.reject(new RenderedTooMuch());
    const ready = slots.filter((each) => each.ready);
    const slot = (ready.length > 0 ? ready : slots).reduce((least, each) =>
      each.jobs.size < least.jobs.size ? each : least,
    );
    const id = ++renderings;
    const late = setTimeout(() => {
      // Renderings behind the one that hangs time out soon after it.
      if (!slot.worker || slot.ending) return;
      slot.ending = true;
      const job = slot.jobs.get(id);
      if (job) block(job);
      void slot.worker.terminate();
    }, MAX_RENDERING_MS);
    return new Promise<Rendered>((done, fail) => {
      const message: ToThread = { kind: "render", id, request, config: settings.config };
      slot.jobs.set(id, { message, backend, done, fail });
      if (slot.ready) slot.worker?.postMessage(message);
    }).finally(() => {
      clearTimeout(late);
      slot.jobs.delete(id);
    });
  }

  const keepRunning = (slot: Slot) => supervise("a rendering thread", () => start(slot), { log, firstAttempts: 1 });
  const supervised = await Promise.allSettled(slots.map(keepRunning));
  const stop = () => Promise.all(supervised.map((each) => each.status === "fulfilled" && each.value.stop()));
  const failed = supervised.find((each) => each.status === "rejected");
  if (failed) {
    await stop();
    const { message } = failed.reason as Error;
    throw new Error(`Pages cannot be rendered: ${message}`, { cause: failed.reason });
  }
  return {
    render: (request, backend) =>
      renderOnce(request, backend).catch((error: unknown) => {
        if (!(error instanceof ThreadEnded) || closing) throw error;
        return renderOnce(request, backend);
      }),
    async close() {
      closing = true;
      await stop();
    },
  };
}

function startThread(script: string, settings: ThreadSettings): Worker {
  return new Worker(script, {
    workerData: settings,
    // Selects React's production build, whatever the site was started with.
    env: { ...process.env, NODE_ENV: "production" },
    resourceLimits: MEMORY_LIMITS,
  });
}

async function handleMessage(
  worker: Worker,
  jobs: Map<number, Job>,
  message: Exclude<FromThread, { kind: "ready" | "working" }>,
) {
  const job = jobs.get(message.render);
  if (!job) return;
  switch (message.kind) {
    case "rendered":
      return job.done(asBuffers(message.rendered));
    case "failed":
      return job.fail(asThrown(message.error));
    case "report":
      return job.backend.report(asThrown(message.error));
    case "fetch": {
      const { id, url, method, headers, body } = message;
      const tell = (answer: ToThread, transfer: ArrayBuffer[] = []) => worker.postMessage(answer, transfer);
      try {
        const answer = await toAnswer(await job.backend.fetch(url, { method, headers, body }));
        tell({ kind: "fetched", id, answer }, [answer.body]);
      } catch (error) {
        tell({ kind: "fetchFailed", id, message: (error as Error).message });
      }
    }
  }
}

/** The error that a described one was, as far as the log keeps it. */
function asThrown({ message, ...told }: DescribedError): Error {
  return Object.assign(new Error(message), told);
}

async function toAnswer(response: Response): Promise<FetchAnswer> {
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** Buffers arrive in a message as plain arrays. */
function asBuffers({ representation, ...rest }: Rendered): Rendered {
  const bodies: Rendered["representation"]["bodies"] = {};
  for (const [encoding, { buffer, byteOffset, byteLength }] of Object.entries(representation.bodies)) {
    bodies[encoding as Encoding] = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }
  return { ...rest, representation: { ...representation, bodies } };
}
