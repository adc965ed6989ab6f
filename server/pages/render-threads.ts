import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { BACKEND_TIMEOUT } from "../gateway/upstream.ts";
import type { Encoding } from "../http/representation.ts";
import { now } from "../process/clock.ts";
import type { DescribedError, Logger } from "../process/log.ts";
import { counted, restarts } from "../process/metrics.ts";
import type { QueryParameters } from "./address.ts";
import type { RenderBackend, Rendered, Renderer, RenderRequest } from "./render.ts";
import type { FetchAnswer, FromThread, ThreadSettings, ToThread } from "./render-messages.ts";

/**
 * One core is left to the thread that answers: on two cores a second thread renders hardly more pages a second, and
 * takes 40 MB. More than two would take memory before pages do.
 */
export const threadsOn = (cores: number) => Math.min(2, Math.max(1, cores - 1));

/** Of each thread, in MB: what rendering needs, and the end of one that leaks. */
const MEMORY = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16 };

/** A page waits for the backend as long as any request does; a thread that takes longer than that hangs. */
const LONGEST_RENDERING = BACKEND_TIMEOUT + 5_000;

/** Pauses before a thread is started again, in milliseconds: twice the last, from the first on. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/** The thread ended under a rendering. */
export class ThreadEnded extends Error {
  constructor(cause: unknown) {
    super("the thread that rendered this page ended", { cause });
    this.name = "ThreadEnded";
  }
}

/** How long the page of a rendering that was ended for time is not rendered again, in milliseconds. */
const REMEMBERED = 60_000;

/** The rendering hung and was ended, now or within the last minute. */
export class RenderedTooLong extends Error {
  constructor() {
    super(`rendering this page took longer than ${LONGEST_RENDERING} ms`);
    this.name = "RenderedTooLong";
  }
}

/** The path of an address, however a stranger spells it: one page that hangs is remembered once. */
function pathOf(address: string): string {
  const [path = ""] = address.split("?", 1);
  const plain = path
    .toLowerCase()
    .replace(/\.data$/, "")
    .replace(/\/{2,}/g, "/");
  return plain.replace(/%(?!25)[0-7][0-9a-f]/g, (code) => decodeURIComponent(code).toLowerCase());
}

type Job = { backend: RenderBackend; done: (rendered: Rendered) => void; fail: (error: Error) => void };

/** One place for a thread, with what was given to it to do. A thread that ends leaves its place to the next. */
type Seat = { jobs: Map<number, Job>; started: Promise<Started>; worker?: Worker; ready?: true; ending?: true };
type Started = { worker: Worker; queryParameters: QueryParameters };

/**
 * Renders in threads of their own, so that the one that answers requests is never held up. A rendering whose thread
 * ends is begun once more, unless it may have changed something or is what the thread was ended for: that would hang
 * again, and with it whatever else is rendered.
 *
 * @throws when the threads do not start.
 */
export async function startRenderThreads(
  settings: ThreadSettings,
  log: Logger,
  { threads = threadsOn(availableParallelism()), script = join(import.meta.dirname, "render-thread.ts") } = {},
): Promise<Renderer> {
  const workers = new Set<Worker>();
  const restarted = counted(restarts, { part: "a rendering thread" });
  let closing = false;
  let renderings = 0;
  const hanging = new Set<string>();

  function takeSeat(place: number, pause: number): Seat {
    const jobs = new Map<number, Job>();
    const { promise: started, resolve, reject } = Promise.withResolvers<Started>();
    const seat: Seat = { jobs, started };
    started.catch(() => undefined);
    setTimeout(() => {
      if (closing) return;
      const startedAt = now();
      const worker = startThread(script, settings);
      workers.add(worker);
      seat.worker = worker;
      let cause: unknown;
      worker.on("error", (error) => {
        cause = error;
      });
      worker.on("message", (message: FromThread) => {
        if (message.kind === "ready") {
          seat.ready = true;
          resolve({ worker, queryParameters: message.queryParameters });
        } else void hear(worker, jobs, message);
      });
      worker.once("exit", () => {
        workers.delete(worker);
        const lasted = now() - startedAt > LONGEST_PAUSE;
        const next = lasted ? FIRST_PAUSE : Math.min(Math.max(FIRST_PAUSE, pause * 2), LONGEST_PAUSE);
        if (!closing) {
          log.error({ err: cause, pause: next }, "a rendering thread ended; starting it again");
          restarted.inc();
          seats[place] = takeSeat(place, next);
        }
        const ended = new ThreadEnded(cause);
        reject(ended);
        for (const { fail } of jobs.values()) fail(ended);
      });
    }, pause);
    return seat;
  }

  /** Renders in the thread with the least to do, and in one that is still starting only when there is no other. */
  function renderOnce(request: RenderRequest, backend: RenderBackend): Promise<Rendered> {
    const { address, method } = request;
    if (method === "GET" && hanging.has(pathOf(address))) return Promise.reject(new RenderedTooLong());
    const ready = seats.filter((each) => each.ready);
    const seat = (ready.length > 0 ? ready : seats).reduce((least, each) =>
      each.jobs.size < least.jobs.size ? each : least,
    );
    const { jobs, started } = seat;
    const id = ++renderings;
    const late = setTimeout(() => {
      // Those that wait behind the one that hangs are late soon after it, and not to blame.
      if (!seat.worker || seat.ending) return;
      seat.ending = true;
      if (method === "GET") {
        const path = pathOf(address);
        hanging.add(path);
        setTimeout(() => hanging.delete(path), REMEMBERED).unref();
      }
      jobs.get(id)?.fail(new RenderedTooLong());
      void seat.worker.terminate();
    }, LONGEST_RENDERING);
    return new Promise<Rendered>((done, fail) => {
      jobs.set(id, { backend, done, fail });
      const message: ToThread = { kind: "render", id, request, config: settings.config };
      started.then(({ worker }) => worker.postMessage(message), fail);
    }).finally(() => {
      clearTimeout(late);
      jobs.delete(id);
    });
  }

  async function close(): Promise<void> {
    closing = true;
    await Promise.all([...workers].map((worker) => worker.terminate()));
  }

  const seats = Array.from({ length: threads }, (_, place) => takeSeat(place, 0));
  const [first] = await Promise.all(seats.map(({ started }) => started)).catch(async (error: Error) => {
    await close();
    const cause = error.cause as Error | undefined;
    throw new Error(`Pages cannot be rendered: ${cause?.message ?? error.message}`, { cause: error });
  });
  return {
    queryParameters: async () => first?.queryParameters ?? {},
    render: (request, backend) =>
      renderOnce(request, backend).catch((error: unknown) => {
        if (!(error instanceof ThreadEnded) || closing || request.method === "POST") throw error;
        return renderOnce(request, backend);
      }),
    close,
  };
}

function startThread(script: string, settings: ThreadSettings): Worker {
  return new Worker(script, {
    workerData: settings,
    // React's own build depends on it, whatever the site was started with.
    env: { ...process.env, NODE_ENV: "production" },
    resourceLimits: MEMORY,
  });
}

async function hear(worker: Worker, jobs: Map<number, Job>, message: Exclude<FromThread, { kind: "ready" }>) {
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

/** An error with what the log keeps of it. */
function asThrown({ message, ...told }: DescribedError): Error {
  return Object.assign(new Error(message), told);
}

async function toAnswer(response: Response): Promise<FetchAnswer> {
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** Bytes come out of a message as plain arrays. */
function asBuffers({ representation, ...rest }: Rendered): Rendered {
  const bodies: Rendered["representation"]["bodies"] = {};
  for (const [encoding, { buffer, byteOffset, byteLength }] of Object.entries(representation.bodies)) {
    bodies[encoding as Encoding] = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }
  return { ...rest, representation: { ...representation, bodies } };
}
