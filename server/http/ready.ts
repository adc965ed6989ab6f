import type { IncomingMessage, ServerResponse } from "node:http";
import { bestEncoding, isNotModified, negotiate, type Representation } from "./representation.ts";

/** Ready bytes with the headers that never change: what is answered without any further work. */
export type Ready = { status: number; headers: Record<string, string>; representation: Representation };

/** Headers as Node writes them quickest: name, value, name, value. */
export type HeaderLines = string[];

/** Headers as they were received. */
export type HeaderPairs = [name: string, value: string][];

/** Whether `ready` is there in the encoding this client is best answered in. */
export function isReadyFor({ representation }: Ready, acceptEncoding: string | undefined): boolean {
  return representation.bodies[bestEncoding(representation, acceptEncoding)] !== undefined;
}

/**
 * Answers with ready bytes in the encoding the client takes, or with 304 when it has them.
 *
 * @param own headers of this very answer.
 */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: Ready, own: HeaderLines): void {
  const { encoding, body, etag } = negotiate(ready.representation, request.headers["accept-encoding"]);
  const lines = linesOf(ready, etag);
  if (ready.status === 200 && isNotModified(request.headers["if-none-match"], etag)) {
    response.writeHead(304, [...lines, ...own]).end();
    return;
  }
  const length = String(body.byteLength);
  const about = ["Content-Type", ready.representation.contentType, "Content-Length", length];
  if (encoding !== "identity") about.push("Content-Encoding", encoding);
  response.writeHead(ready.status, [...lines, ...about, ...own]);
  response.end(request.method === "HEAD" ? undefined : body);
}

const written = new WeakMap<Ready, Map<string, HeaderLines>>();

/** The headers that a 200 and a 304 share, put together once for each encoding. */
function linesOf(ready: Ready, etag: string): HeaderLines {
  const known = written.get(ready) ?? new Map<string, HeaderLines>();
  written.set(ready, known);
  const lines = known.get(etag) ?? toLines({ Vary: "Accept-Encoding", ...ready.headers, ETag: etag });
  known.set(etag, lines);
  return lines;
}

/** Headers in the form Node writes quickest. */
export function toLines(headers: Record<string, string>): HeaderLines {
  return Object.entries(headers).flat();
}
