import type { DataAnswer, DataRequest, DataService } from "../backend/data/requests.ts";
import type { QueueKind, Queues } from "./queues.ts";

/** How long the backend may take to answer, in milliseconds. The statement timeouts of the database are shorter. */
export const BACKEND_TIMEOUT_MS = 10_000;

/** The queue in which a request waits, and the client it counts for. The server's own short requests have none. */
export type Place = { kind: QueueKind; client: string };

export type UpstreamRequest = {
  place?: Place;
  method: string;
  /** Includes the query. */
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
 * Sends an HTTP request to the accounts service, or to any service of a Supabase project, through the queue of its `place`.
 *
 * @throws QueueFull when it was not sent; BackendUnreachable when there is no answer within BACKEND_TIMEOUT_MS.
 */
export type Send = (request: UpstreamRequest) => Promise<Response>;

/** Request headers that are forwarded. */
const REQUEST_HEADERS = ["accept", "authorization", "content-type", "x-supabase-api-version"];

/** Response headers that are forwarded. CORS headers are not: only pages of this origin use the gateway. */
const RESPONSE_HEADERS = [
  "allow",
  "content-type",
  "location",
  "retry-after",
  "x-sb-error-code",
  "x-supabase-api-version",
];

/** Answers HTTP requests to the backend: the accounts service in this process, or a Supabase project. */
export type Fetch = (request: Request) => Promise<Response>;

/** Every request carries the publishable key. The address of a request to our own accounts service has no host. */
export function createSend(fetchUpstream: Fetch, publishableKey: string, queues: Queues): Send {
  async function send({ method, path, headers: given, body }: UpstreamRequest): Promise<Response> {
    const headers = pick(given, REQUEST_HEADERS);
    headers.set("apikey", publishableKey);
    const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
    const request = new Request(`http://backend${path}`, {
      method,
      headers,
      body: body as BodyInit | undefined,
      signal,
    });
    const response = await withinTime(fetchUpstream(request), signal);
    // The whole body is read before the slot in the queue is released: a slow reader does not hold a connection.
    const answer = response.body ? await withinTime(response.arrayBuffer(), signal) : null;
    return new Response(answer, { status: response.status, headers: pick(response.headers, RESPONSE_HEADERS) });
  }

  return (request) => inTurn(queues, request.place, () => send(request));
}

/**
 * Asks the data service through the queue of `place`.
 *
 * @throws QueueFull when it was not asked; BackendUnreachable when there is no answer within BACKEND_TIMEOUT_MS.
 */
export type AskData = (request: DataRequest, asker?: { token?: string; place?: Place }) => Promise<DataAnswer>;

export function createAskData(data: DataService, queues: Queues): AskData {
  return (request, { token, place } = {}) =>
    inTurn(queues, place, () => withinTime(data.ask(request, token), AbortSignal.timeout(BACKEND_TIMEOUT_MS)));
}

function inTurn<T>(queues: Queues, place: Place | undefined, task: () => Promise<T>): Promise<T> {
  return place ? queues[place.kind](place.client, task) : task();
}

async function withinTime<T>(answering: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
  });
  return Promise.race([answering, late]).catch((error: unknown) => {
    throw new BackendUnreachable(error);
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
