import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Limits } from "../gateway/limits.ts";
import { REST, type ReadyLists } from "../gateway/ready-lists.ts";
import { type HeaderLines, isReadyFor, type Ready, sendReady, toLines } from "../http/ready.ts";
import { failure, REFUSALS } from "../http/refusals.ts";
import { bestEncoding, encode } from "../http/representation.ts";
import { BASE_HEADERS, STRICT_TRANSPORT } from "../http/security-headers.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Pages } from "../pages/pages.ts";
import type { Logger } from "../process/log.ts";
import { requestSeconds } from "../process/metrics.ts";
import { canonicalAddress, targetOf } from "./canonical-address.ts";
import { clientAddress } from "./client-address.ts";
import { tooLong } from "./lengths.ts";
import { createPageRequests, type Exchange, sendRefusal } from "./page-requests.ts";
import { createServices, type ServiceParts, serviceKind } from "./services.ts";

export type WebParts = ServiceParts & {
  assets: { get(path: string): Ready | undefined };
  /** A file that is made from the owner's values, by path; undefined where there is none. */
  madeFile: (path: string) => Promise<Ready | undefined>;
  pages: Pages;
  lists: ReadyLists;
  limits: Limits;
  trustedProxies: number;
  /** While developing: Vite, which answers for the sources and passes on everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  log: Logger;
};

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/** How long a client may read nothing of an answer before the connection is closed, in milliseconds. */
const STALLED_TIMEOUT_MS = 30_000;

/** Limits of Node's server, in milliseconds and bytes. */
const SERVER = {
  headersTimeout: 10_000,
  requestTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 5_000,
};

/** How many characters of the path of a refused request the log keeps. */
const MAX_LOGGED_PATH = 200;

const ON_EVERY_ANSWER = toLines(BASE_HEADERS);

/**
 * The web server: first ready bytes from memory, then the services for programs, then pages that must be rendered. The
 * caller listens and closes.
 */
export function createWeb(parts: WebParts): Server {
  const { middleware, log } = parts;
  const answerService = serviceListener(parts);
  const answerPage = createPageRequests(parts);

  async function take(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    // The timeout also fires while an answer is still being made: only a client that does not read is cut off.
    response.on("timeout", (socket) => void (socket.writableLength > 0 && socket.destroy()));
    const refusal = tooLong(request);
    if (refusal) {
      log.debug({ requestId, method: request.method, status: refusal.status }, "request refused unread");
      return sendRefusal(unread(request, response, requestId), refusal);
    }
    const exchange = receive(request, response, requestId, parts);
    noteWhenDone(exchange, parts);
    const ready = readyFor(exchange, parts) ?? (await madeFileFor(exchange, parts));
    if (ready) {
      const isPage = ready.representation.contentType.startsWith("text/html");
      exchange.kind = isPage ? "ready page" : (serviceKind(exchange.path, parts) ?? "file");
      if (!isReadyFor(ready, request.headers["accept-encoding"])) return makeAndSend(exchange, ready, parts);
      return sendReady(request, response, ready, exchange.own);
    }
    // PostgreSQL stores no text with this character.
    if (exchange.target.includes("%00")) return sendRefusal(exchange, REFUSALS.badRequest);
    const service = serviceKind(exchange.path, parts);
    if (service) {
      exchange.kind = service;
      return answerService(exchange);
    }
    if (!middleware) return answerPage(exchange);
    return new Promise((done, fail) => middleware(request, response, () => answerPage(exchange).then(done, fail)));
  }

  const server = createServer(SERVER, (request, response) => {
    const requestId = randomUUID();
    // Any error ends this request alone; uncaught it would end the process.
    take(request, response, requestId).catch((error: unknown) => {
      const exchange = unread(request, response, requestId);
      log.error({ err: error, requestId, path: exchange.path }, "request failed");
      sendRefusal(exchange, failure(requestId)).catch(() => response.destroy());
    });
  });
  server.timeout = STALLED_TIMEOUT_MS;
  server.on("clientError", refuseUnparsed);
  return server;
}

/** Answers a request that Node could not parse, such as one with an address of 20 KB: Node's own answer is an empty page. */
function refuseUnparsed({ code }: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }): void {
  if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
  const [status, message] =
    code === "HPE_HEADER_OVERFLOW"
      ? ["431 Request Header Fields Too Large", "The address or a header of this request is too long."]
      : code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? ["408 Request Timeout", "The request took too long to arrive."]
        : ["400 Bad Request", "This request cannot be read."];
  const about = "Content-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r\nConnection: close";
  socket.end(`HTTP/1.1 ${status}\r\n${about}\r\nContent-Length: ${message.length}\r\n\r\n${message}`);
}

/** The parts of an exchange that a refusal needs, for a request that is not parsed or whose handling failed. */
function unread(request: IncomingMessage, response: ServerResponse, requestId: string) {
  const [path = "/"] = (request.url ?? "/").slice(0, MAX_LOGGED_PATH).split("?", 1);
  return { request, response, path, own: [...ON_EVERY_ANSWER, "X-Request-Id", requestId] };
}

function receive(request: IncomingMessage, response: ServerResponse, requestId: string, parts: WebParts): Exchange {
  const { trustedProxies, config } = parts;
  const target = targetOf(request);
  const [path = "/"] = target.split("?", 1);
  const client = clientAddress(
    request.socket.remoteAddress,
    request.headers["x-forwarded-for"]?.toString(),
    trustedProxies,
  );
  const visitor: Visitor = { client, requestId };
  const own: HeaderLines = [...ON_EVERY_ANSWER, "X-Request-Id", requestId];
  const overTls = trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https";
  if (overTls || config.siteUrl.startsWith("https:")) own.push("Strict-Transport-Security", STRICT_TRANSPORT);
  return { request, response, target, path, address: canonicalAddress(target), visitor, own, kind: "rendered page" };
}

/** Writes one log line about each request, and counts it in the metrics. */
function noteWhenDone(exchange: Exchange, { log, middleware, metrics }: WebParts): void {
  const { request, response, path, visitor } = exchange;
  const level = middleware ? "debug" : "info";
  const logged = log.isLevelEnabled(level);
  if (!logged && !metrics) return;
  const { client, requestId } = visitor;
  const startedAt = performance.now();
  response.once("close", () => {
    const took = performance.now() - startedAt;
    if (metrics) {
      const status = response.writableFinished ? response.statusCode : "gone";
      requestSeconds.observe({ kind: exchange.kind, status }, took / 1000);
    }
    if (!logged) return;
    const ms = Math.round(took * 10) / 10;
    const aborted = response.writableFinished ? undefined : true;
    const { method } = request;
    log[level]({ requestId, method, path, status: response.statusCode, ms, client, aborted }, "request");
  });
}

function readyFor(
  { request, target, address, visitor }: Exchange,
  { assets, pages, lists }: WebParts,
): Ready | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (target.startsWith(REST)) return lists(request, target, visitor);
  const asset = assets.get(address.key);
  if (asset || address.redirect) return asset;
  return pages.peek(address.key, request.headers["accept-encoding"], visitor);
}

function madeFileFor({ request: { method }, path }: Exchange, { madeFile }: WebParts) {
  return method === "GET" || method === "HEAD" ? madeFile(path) : undefined;
}

/** A file is held in one encoding; any other is made when it is first asked for, and kept. */
async function makeAndSend(exchange: Exchange, ready: Ready, { log }: WebParts): Promise<void> {
  const { request, response, own, path, visitor } = exchange;
  const { representation } = ready;
  try {
    await encode(representation, bestEncoding(representation, request.headers["accept-encoding"]), "build");
    sendReady(request, response, ready, own);
  } catch (error) {
    // For a missing file the code is enough: a stack for each request would fill the log.
    const { code } = error as NodeJS.ErrnoException;
    log.error({ ...(code ? { code } : { err: error }), requestId: visitor.requestId, path }, "request failed");
    await sendRefusal(exchange, REFUSALS.unavailable);
  }
}

function serviceListener(parts: WebParts): (exchange: Exchange) => Promise<void> {
  const services = createServices(parts);
  const visitors = new WeakMap<IncomingMessage, Visitor>();
  const listen = getRequestListener(
    (request, { incoming }) => services.fetch(request, visitors.get(incoming as IncomingMessage)),
    { overrideGlobalObjects: false },
  );
  return async ({ request, response, visitor, own }) => {
    visitors.set(request, visitor);
    for (let at = 0; at < own.length; at += 2) response.setHeader(own[at] ?? "", own[at + 1] ?? "");
    await listen(request, response);
  };
}
