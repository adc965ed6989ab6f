import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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
import { clientAddress } from "./client-address.ts";
import { tooLong } from "./lengths.ts";
import { createPageRequests, type Exchange, sendRefusal } from "./page-requests.ts";
import { createServices, type ServiceParts, serviceKind } from "./services.ts";
import { targetOf } from "./target.ts";

export type WebParts = ServiceParts & {
  assets: ReadonlyMap<string, Ready>;
  pages: Pages;
  lists: ReadyLists;
  limits: Limits;
  trustedProxies: number;
  /** While developing: Vite, which answers for the sources and passes on everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  log: Logger;
};

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** How long a client may take nothing of an answer, in milliseconds. */
const TAKING_TIMEOUT = 30_000;

/** Limits of Node's server, in milliseconds and bytes. */
const SERVER = {
  headersTimeout: 10_000,
  requestTimeout: REQUEST_TIMEOUT,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 5_000,
};

/** How many characters of an unread path the log keeps. */
const LONGEST_LOGGED_PATH = 200;

const ON_EVERY_ANSWER = toLines(BASE_HEADERS);

/**
 * The web server: ready bytes first, straight out of memory; then what programs ask for; then pages that need
 * rendering. The caller listens and closes.
 */
export function createWeb(parts: WebParts): Server {
  const { middleware, log } = parts;
  const answerService = serviceListener(parts);
  const answerPage = createPageRequests(parts);

  async function take(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    // An answer that is still being made is nothing its reader leaves lying.
    response.on("timeout", (socket) => void (socket.writableLength > 0 && socket.destroy()));
    const refusal = tooLong(request);
    if (refusal) {
      log.debug({ requestId, method: request.method, status: refusal.status }, "request refused unread");
      return sendRefusal(unread(request, response, requestId), refusal);
    }
    const exchange = receive(request, response, requestId, parts);
    noteWhenDone(exchange, parts);
    const ready = readyFor(exchange, parts);
    if (ready) {
      const isPage = ready.representation.contentType.startsWith("text/html");
      exchange.kind = isPage ? "ready page" : (serviceKind(exchange.path, parts) ?? "file");
      if (!isReadyFor(ready, headerOf(request, "accept-encoding"))) return makeAndSend(exchange, ready, parts);
      return sendReady(request, response, ready, exchange.own);
    }
    // No text of ours holds this character, and PostgreSQL takes none that does.
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
    // Whatever is thrown costs this request: thrown on, it would end the process, and with it all others.
    take(request, response, requestId).catch((error: unknown) => {
      const exchange = unread(request, response, requestId);
      log.error({ err: error, requestId, path: exchange.path }, "request failed");
      sendRefusal(exchange, failure(requestId)).catch(() => response.destroy());
    });
  });
  server.timeout = TAKING_TIMEOUT;
  return server;
}

/** What a request is refused by before it is understood, or when that failed. */
function unread({ url = "/" }: IncomingMessage, response: ServerResponse, requestId: string) {
  const [path = "/"] = url.slice(0, LONGEST_LOGGED_PATH).split("?", 1);
  return { response, path, own: [...ON_EVERY_ANSWER, "X-Request-Id", requestId] };
}

function receive(request: IncomingMessage, response: ServerResponse, requestId: string, parts: WebParts): Exchange {
  const { trustedProxies, config } = parts;
  const target = targetOf(request);
  const [path = "/"] = target.split("?", 1);
  const client = clientAddress(request.socket.remoteAddress, headerOf(request, "x-forwarded-for"), trustedProxies);
  const visitor: Visitor = { client, requestId };
  const own: HeaderLines = [...ON_EVERY_ANSWER, "X-Request-Id", requestId];
  const overTls = trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https";
  if (overTls || config.siteUrl.startsWith("https:")) own.push("Strict-Transport-Security", STRICT_TRANSPORT);
  return { request, response, target, path, visitor, own, kind: "rendered page" };
}

/** The line of the log that each request has, and its place in the figures. */
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

function readyFor({ request, target, visitor }: Exchange, { assets, pages, lists }: WebParts): Ready | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (target.startsWith(REST)) return lists(request, target, visitor);
  const address = pages.addressOf(target);
  return assets.get(address) ?? pages.peek(address, headerOf(request, "accept-encoding"), visitor);
}

/** A file is held in one encoding; another is made for the first who takes another, and kept. */
async function makeAndSend(exchange: Exchange, ready: Ready, { log }: WebParts): Promise<void> {
  const { request, response, own, path, visitor } = exchange;
  const { representation } = ready;
  try {
    await encode(representation, bestEncoding(representation, headerOf(request, "accept-encoding")), "build");
    sendReady(request, response, ready, own);
  } catch (error) {
    // A stack says nothing of a file that is gone, and a line for each who asks for it would fill the log with stacks.
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

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}
