import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { deferModules } from "~/layout/late-start";
import { RequestId } from "~/layout/request-id";
import { backendContext } from "~/lib/backend.server";

/** What `media/build.ts` makes sharing pictures and brochures of. */
export * as media from "~/content/media";
/** Which queries make pages of their own; the web server reads it from the build. */
export { queryParameters } from "~/routes/query-parameters";
/** The web server sets this on the context of each request; see `server/pages/pages.ts`. */
export { backendContext };

/** The request's id, or undefined while pages are rendered at build time. */
function requestIdOf(context: RouterContextProvider): string | undefined {
  try {
    return context.get(backendContext).requestId;
  } catch {
    return undefined;
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
  let failed = false;
  const stream = await renderToReadableStream(
    <RequestId value={requestIdOf(loadContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </RequestId>,
    {
      signal: request.signal,
      // Everything in its place, however large: nothing may wait for a script to move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError() {
        failed = true;
      },
    },
  );
  await stream.allReady;
  const html = deferModules(await new Response(stream).text());
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { headers, status: failed ? 500 : status });
}
