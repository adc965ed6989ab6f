import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, isNotModified, negotiate, type Representation } from "./representation.ts";

/** Ready bytes with the headers that never change: what is answered without any further work. */
export type Ready = { status: number; headers: Record<string, string>; representation: Representation };

/**
 * Answers with ready bytes in the encoding the client takes, or with 304 when it has them.
 *
 * @param own headers of this very answer.
 */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, representation }: Ready,
  own: Record<string, string>,
): void {
  const { encoding, body, etag } = negotiate(representation, request.headers["accept-encoding"]);
  if (status === 200 && isNotModified(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...headers, ...own, ETag: etag, Vary: "Accept-Encoding" }).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    ...own,
    ...encodingHeaders(encoding),
    "Content-Type": representation.contentType,
    "Content-Length": body.byteLength,
    ETag: etag,
    Vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function encodingHeaders(encoding: Encoding): Record<string, string> {
  return encoding === "identity" ? {} : { "Content-Encoding": encoding };
}
