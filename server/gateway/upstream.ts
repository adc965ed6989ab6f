import { Agent, request as httpRequest } from "node:http";
import { Readable } from "node:stream";
import type { Upstream } from "../backend/index.ts";

/** How long any request may take, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000;

export type UpstreamRequest = {
  method: string;
  /** With its query. */
  path: string;
  headers: Headers;
  body?: Uint8Array;
};

/** The backend gave no answer. */
export class BackendUnreachable extends Error {
  readonly timedOut: boolean;

  constructor(cause: unknown) {
    super(`the backend gave no answer: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.name = "BackendUnreachable";
    this.timedOut = (cause as { name?: string }).name === "TimeoutError";
  }
}

/** Sends a request to the backend. Rejects with BackendUnreachable, after 30 s at the latest. */
export type Send = (request: UpstreamRequest) => Promise<Response>;

/** What of a request is the backend's to see; cookies and forwarding headers are not. */
const REQUEST_HEADERS = [
  "accept",
  "accept-profile",
  "authorization",
  "content-profile",
  "content-type",
  "prefer",
  "range",
  "range-unit",
  "user-agent",
  "x-client-info",
  "x-supabase-api-version",
];

/** What of an answer is the client's to see. No CORS headers: only pages of this origin use the gateway. */
const RESPONSE_HEADERS = [
  "allow",
  "content-location",
  "content-range",
  "content-type",
  "location",
  "preference-applied",
  "retry-after",
  "x-sb-error-code",
  "x-supabase-api-version",
];

/** Opens the way to the backend. Every request carries the publishable key. */
export function createSend(upstream: Upstream, publishableKey: string): Send {
  const exchange = upstream.kind === "socket" ? overSocket(upstream.path) : overNetwork(upstream.url);
  return async (request) => {
    const headers = pick(request.headers, REQUEST_HEADERS);
    headers.set("apikey", publishableKey);
    const answering = exchange({ ...request, headers }, AbortSignal.timeout(REQUEST_TIMEOUT));
    const response = await answering.catch((error: unknown) => {
      throw new BackendUnreachable(error);
    });
    return new Response(response.body, { status: response.status, headers: pick(response.headers, RESPONSE_HEADERS) });
  };
}

type Exchange = (request: UpstreamRequest, signal: AbortSignal) => Promise<Response>;

function overNetwork(url: string): Exchange {
  return ({ method, path, headers, body }, signal) =>
    fetch(`${url}${path}`, { method, headers, body: body as BodyInit | undefined, signal, redirect: "manual" });
}

function overSocket(socketPath: string): Exchange {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 16 });
  return ({ method, path, headers, body }, signal) =>
    new Promise((done, fail) => {
      const outgoing = httpRequest(
        { agent, socketPath, method, path, headers: { ...Object.fromEntries(headers), host: "backend" }, signal },
        (incoming) => {
          const status = incoming.statusCode ?? 502;
          const empty = method === "HEAD" || status === 204 || status === 304;
          if (empty) incoming.resume();
          const answer = new Headers();
          for (const [name, value] of Object.entries(incoming.headers)) if (value) answer.set(name, String(value));
          done(new Response(empty ? null : (Readable.toWeb(incoming) as ReadableStream), { status, headers: answer }));
        },
      );
      outgoing.once("error", (error) => fail(signal.aborted ? signal.reason : error));
      outgoing.end(body);
    });
}

function pick(headers: Headers, names: string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
