import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { deferModules } from "#adapters/react-router/module-scripts.ts";
import { RequestId } from "~/layout/document/request-id";
import { backendContext, backendOf } from "~/lib/backend.server";

/** The content from which `build-assets/build.ts` makes sharing pictures and brochures. */
export * as buildAssets from "~/content/build-assets";
/** The web server sets this on the context of each request; see `server/pages/render.ts`. */
export { backendContext };

/** Logs what a loader, an action or a component throws; at build time it ends the build. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  const backend = backendOf(context);
  if (!backend) throw error;
  // A 4xx, such as a form sent to a page without an action, is the client's mistake.
  if (!isRouteErrorResponse(error) || error.status >= 500) backend.report(error);
}

/** A response of 500 or more that a page threw, as the log keeps it. */
class ThrownAnswer extends Error {
  constructor({ status, statusText, data }: { status: number; statusText: string; data: unknown }) {
    super(`a page threw ${status} ${statusText}: ${typeof data === "string" ? data : JSON.stringify(data)}`);
    this.name = "ThrownAnswer";
  }
}

/**
 * Renders one document as a whole, without streaming: afterwards it is hashed for the Content-Security-Policy, compressed
 * and cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const backend = backendOf(loadContext);
  // React Router reports errors to `handleError`, but not a response that a page throws.
  for (const thrown of Object.values(routerContext.staticHandlerContext.errors ?? {})) {
    if (isRouteErrorResponse(thrown) && thrown.status >= 500) backend?.report(new ThrownAnswer(thrown));
  }
  let failed = false;
  const html = await renderWhole(
    <RequestId value={backend?.requestId}>
      <ServerRouter context={routerContext} url={request.url} />
    </RequestId>,
    (error) => {
      failed = true;
      handleError(error, { context: loadContext });
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : Buffer.from(deferModules(html), "latin1"), {
    headers,
    status: failed ? 500 : status,
  });
}

/**
 * The complete document, with suspended parts in place rather than moved there by a script. Each character is one byte of
 * its UTF-8: only ASCII is searched for in it, and decoding and encoding it would take as long as the search.
 */
function renderWhole(document: React.ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _, next) {
        chunks.push(chunk);
        next();
      },
      final(next) {
        done(Buffer.concat(chunks).toString("latin1"));
        next();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onShellError: fail,
      onError,
    });
  });
}
