/** A thread that renders pages and nothing else; `render-threads.ts` starts it and speaks with it. */
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { ServerBuild } from "react-router";
import type { Encoding } from "../http/representation.ts";
import { describeError } from "../process/log.ts";
import { lowerThreadPriority } from "../process/priority.ts";
import { createRender, type RenderBackend } from "./render.ts";
import type { FetchAnswer, FromThread, ThreadSettings, ToThread } from "./render-messages.ts";

if (!parentPort) throw new Error("this is a thread of the site, not a program");
const port = parentPort;
const { buildFile, config } = workerData as ThreadSettings;
const tell = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

lowerThreadPriority();
const build = (await import(pathToFileURL(buildFile).href)) as ServerBuild;
const { queryParameters, render } = createRender({ build, config, development: false });

let fetches = 0;
const fetching = new Map<number, { answered: (answer: FetchAnswer) => void; failed: (message: string) => void }>();

port.on("message", (message: ToThread) => {
  // Not at once: while messages keep coming, the thread handles nothing else, and the memory of rendered pages is not freed.
  if (message.kind === "render") {
    Object.assign(config, message.config);
    return void setImmediate(renderFor, message.id, message.request);
  }
  const asked = fetching.get(message.id);
  fetching.delete(message.id);
  if (message.kind === "fetched") asked?.answered(message.answer);
  else asked?.failed(message.message);
});
tell({ kind: "ready", queryParameters: await queryParameters() });

async function renderFor(id: number, request: Parameters<typeof render>[0]): Promise<void> {
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

/** The backend is the other thread's: what a page asks of it goes there and comes back. */
function backendFor(render: number): RenderBackend {
  return {
    report: (error) => tell({ kind: "report", render, error: describeError(error) }),
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, config.siteUrl), init);
      const body = request.body ? await request.arrayBuffer() : undefined;
      const {
        status,
        headers,
        body: answer,
      } = await new Promise<FetchAnswer>((answered, fail) => {
        const id = ++fetches;
        fetching.set(id, { answered, failed: (message) => fail(new TypeError(message)) });
        const { url, method } = request;
        tell({ kind: "fetch", render, id, url, method, headers: [...request.headers], body }, body ? [body] : []);
      });
      return new Response(answer.byteLength > 0 ? answer : null, { status, headers });
    },
  };
}

/** Bytes that may be handed over: small ones share their memory with others. */
function unshared(body: Buffer): Buffer {
  return body.byteLength === body.buffer.byteLength ? body : Buffer.from(new Uint8Array(body).buffer);
}
