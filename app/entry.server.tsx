import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { deferModules } from "~/layout/late-start";
import { RequestId } from "~/layout/request-id";
import { backendContext, backendOf } from "~/lib/backend.server";

/** What `build-assets/build.ts` makes sharing pictures and brochures of. */
export * as buildAssets from "~/content/build-assets";
/** Which parts of a query make another page; see `server/pages/address.ts`. */
export { queryParameters } from "~/routes/query-parameters";
/** The web server sets this on the context of each request; see `server/pages/render.ts`. */
export { backendContext };

/** What a loader, an action or a component throws reaches the log; at build time it ends the build. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  const backend = backendOf(context);
  if (!backend) throw error;
  // A form sent to a page that takes none is the sender's mistake.
  if (!isRouteErrorResponse(error) || error.status >= 500) backend.report(error);
}

/** An answer of 500 or more that a page threw, as the log keeps it. */
class ThrownAnswer extends Error {
  constructor({ status, statusText, data }: { status: number; statusText: string; data: unknown }) {
    super(`a page threw ${status} ${statusText}: ${typeof data === "string" ? data : JSON.stringify(data)}`);
    this.name = "ThrownAnswer";
  }
}

/**
 * Renders one document as a whole: it is cached, hashed for the Content-Security-Policy and compressed afterwards, so
 * there is nothing to win by streaming it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const backend = backendOf(loadContext);
  // The router hands over errors, and not what a page throws as an answer of its own.
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
 * The document once all of it is there, everything in its place: nothing may wait for a script to move it there. Each
 * character is a byte of its UTF-8: what is looked for in it is ASCII, and to decode the whole and encode it again takes
 * as long as finding it.
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
