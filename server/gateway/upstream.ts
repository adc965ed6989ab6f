import { Agent, request as httpRequest } from "node:http";
import { Readable } from "node:stream";
import type { Upstream } from "../backend/index.ts";
import type { Kind, Queues } from "./queues.ts";

/** How long the backend may take over a request, in milliseconds: its statements end long before. */
export const BACKEND_TIMEOUT = 10_000;

export type UpstreamRequest = {
  /** In which line it waits, and as whom; the server's own short questions wait in none. */
  place?: { kind: Kind; client: string };
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

/**
 * Sends a request to the backend when it is its turn. Rejects with QueueFull when it was not sent, and with
 * BackendUnreachable when there is no answer within 10 s.
 */
export type Send = (request: UpstreamRequest) => Promise<Response>;

/** What of a request is the backend's to see. */
const REQUEST_HEADERS = [
  "accept",
  "authorization",
  "content-type",
  "prefer",
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
export function createSend(upstream: Upstream, publishableKey: string, lines: Queues): Send {
  const exchange = upstream.kind === "socket" ? overSocket(upstream.path) : overNetwork(upstream.url);

  async function ask({ headers: given, ...request }: UpstreamRequest): Promise<Response> {
    const headers = pick(given, REQUEST_HEADERS);
    headers.set("apikey", publishableKey);
    const answering = exchange({ ...request, headers }, AbortSignal.timeout(BACKEND_TIMEOUT));
    const unreachable = (error: unknown): never => {
      throw new BackendUnreachable(error);
    };
    const response = await answering.catch(unreachable);
    // Whole, before the place in line is given up: a reader who takes no answer holds nothing of the backend's.
    const body = response.body ? await response.arrayBuffer().catch(unreachable) : null;
    return new Response(body, { status: response.status, headers: pick(response.headers, RESPONSE_HEADERS) });
  }

  return (request) =>
    request.place ? lines[request.place.kind](request.place.client, () => ask(request)) : ask(request);
}

type Asking = (request: UpstreamRequest, signal: AbortSignal) => Promise<Response>;

function overNetwork(url: string): Asking {
  return ({ method, path, headers, body }, signal) =>
    fetch(`${url}${path}`, { method, headers, body: body as BodyInit | undefined, signal, redirect: "manual" });
}

function overSocket(socketPath: string): Asking {
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
