import type { IncomingMessage, ServerResponse } from "node:http";
import { bestEncoding, isNotModified, negotiate, type Representation } from "./representation.ts";

/** An answer that is in memory: its bytes, and the headers that are the same for every request. */
export type Ready = { status: number; headers: Record<string, string>; representation: Representation };

/** Headers as `writeHead` takes them with the least work: name, value, name, value. */
export type HeaderLines = string[];

/** Headers as they were received. */
export type HeaderPairs = [name: string, value: string][];

/** Whether `ready` exists in the best encoding that this client accepts. */
export function isReadyFor({ representation }: Ready, acceptEncoding: string | undefined): boolean {
  return representation.bodies[bestEncoding(representation, acceptEncoding)] !== undefined;
}

/**
 * Answers with ready bytes in an encoding that the client accepts, or with 304 when it has them.
 *
 * @param own headers of this answer alone.
 */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: Ready, own: HeaderLines): void {
  const { encoding, body, etag } = negotiate(ready.representation, request.headers["accept-encoding"]);
  const lines = [...linesOf(ready), "ETag", etag];
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

const written = new WeakMap<Ready, HeaderLines>();

/** The headers of `ready`, flattened once: for each request that would take one or two of its fifty microseconds. */
function linesOf(ready: Ready): HeaderLines {
  const lines = written.get(ready) ?? toLines({ Vary: "Accept-Encoding", ...ready.headers });
  written.set(ready, lines);
  return lines;
}

export function toLines(headers: Record<string, string>): HeaderLines {
  return Object.entries(headers).flat();
}
