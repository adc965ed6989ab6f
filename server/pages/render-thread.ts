/** A thread that renders pages; `render-threads.ts` starts it and exchanges messages with it. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { ServerBuild } from "react-router";
import { pageOfData } from "../../adapters/react-router/page-data.ts";
import { isHindi } from "../../domain/edition.ts";
import type { Encoding } from "../http/representation.ts";
import { describeError } from "../process/log.ts";
import { lowerThreadPriority } from "../process/priority.ts";
import { createRender, type RenderBackend, type Rendered, type Renderer, type RenderRequest } from "./render.ts";
import type { FetchAnswer, FromThread, ThreadSettings, ToThread } from "./render-messages.ts";

if (!parentPort) throw new Error("this file is started as a worker thread by the site");
const port = parentPort;
const { builds, config, snapshot } = workerData as ThreadSettings;
const tell = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

lowerThreadPriority();
// The content reads it when it is loaded (`app/content/stated/stated.ts`).
Object.assign(globalThis, { siteSnapshot: snapshot });
const english = await load("server/index.js");
/** The Hindi edition is loaded for its first page. */
let hindi: Promise<Renderer["render"]> | undefined;

async function load(file: string): Promise<Renderer["render"]> {
  const build = (await import(pathToFileURL(join(builds, file)).href)) as ServerBuild;
  return createRender({ build, config, development: false });
}

async function render(request: RenderRequest, backend: RenderBackend): Promise<Rendered> {
  const [path = ""] = request.address.split("?", 1);
  if (!isHindi(pageOfData(path) ?? path)) return english(request, backend);
  hindi ??= load("hindi/server/index.js").catch((error: unknown) => {
    // The next page tries again.
    hindi = undefined;
    throw error;
  });
  return (await hindi)(request, backend);
}

let fetches = 0;
const fetching = new Map<
  number,
  { render: number; answered: (answer: FetchAnswer) => void; failed: (message: string) => void }
>();

port.on("message", (message: ToThread) => {
  // From a later turn of the event loop: while messages keep coming, the memory of rendered pages is not freed.
  if (message.kind === "render") {
    Object.assign(config, message.config);
    return void setImmediate(renderFor, message.id, message.request);
  }
  const asked = fetching.get(message.id);
  fetching.delete(message.id);
  if (asked) tell({ kind: "working", render: asked.render });
  if (message.kind === "fetched") asked?.answered(message.answer);
  else asked?.failed(message.message);
});
tell({ kind: "ready" });

async function renderFor(id: number, request: RenderRequest): Promise<void> {
  tell({ kind: "working", render: id });
  try {
    const rendered = await render(request, backendFor(id));
    const { bodies } = rendered.representation;
    for (const [encoding, body] of Object.entries(bodies)) bodies[encoding as Encoding] = unshared(body);
    const buffers = Object.values(bodies).map(({ buffer }) => buffer as ArrayBuffer);
    tell({ kind: "rendered", render: id, rendered }, buffers);
  } catch (error) {
    tell({ kind: "failed", render: id, error: describeError(error) });
  }
}

/** Hands a page's requests to the backend over to the main thread, which has it. */
function backendFor(render: number): RenderBackend {
  return {
    report: (error) => tell({ kind: "report", render, error: describeError(error) }),
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, config.siteUrl), init);
      const body = request.body ? await request.arrayBuffer() : undefined;
      const answer = await new Promise<FetchAnswer>((answered, fail) => {
        const id = ++fetches;
        fetching.set(id, { render, answered, failed: (message) => fail(new TypeError(message)) });
        const { url, method } = request;
        tell({ kind: "fetch", render, id, url, method, headers: [...request.headers], body }, body ? [body] : []);
      });
      return new Response(answer.body.byteLength > 0 ? answer.body : null, answer);
    },
  };
}

/** Bytes in memory that can be transferred: small buffers share theirs with others. */
function unshared(body: Buffer): Buffer {
  return body.byteLength === body.buffer.byteLength ? body : Buffer.from(new Uint8Array(body).buffer);
}
