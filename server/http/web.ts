import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { PublicConfig } from "../../app/lib/backend.server.ts";
import type { Limits } from "../gateway/limits.ts";
import { REQUEST_TIMEOUT } from "../gateway/upstream.ts";
import type { GatewayEnv, Visitor } from "../gateway/visitor.ts";
import type { Pages } from "../pages/pages.ts";
import type { Logger } from "../process/log.ts";
import { REFUSALS, type Refusal, refuse } from "./answers.ts";
import { HASHED_FOLDERS } from "./assets.ts";
import { type Ready, sendReady } from "./bytes.ts";
import { clientAddress } from "./client-address.ts";
import { BASE_HEADERS, STRICT_TRANSPORT } from "./security-headers.ts";

export type WebParts = {
  assets: ReadonlyMap<string, Ready>;
  pages: Pages;
  gateway: Hono<GatewayEnv>;
  limits: Limits;
  config: PublicConfig;
  trustedProxies: number;
  checkReadiness: () => Promise<{ ready: boolean; reason?: string }>;
  /** While developing: Vite, which answers for the sources and passes on everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  log: Logger;
};

/** Largest form a page's action takes, in bytes. */
const FORM_LIMIT = 64 * 1024;

const GATEWAY = /^\/(auth|rest|functions)\/v1\//;

/**
 * The web server: ready bytes first, straight out of memory; then the gateway; then pages that need rendering.
 * The caller listens and closes.
 */
export function createWeb(parts: WebParts): Server {
  const { assets, pages, gateway, limits, config, trustedProxies, checkReadiness, middleware, log } = parts;
  const visitors = new WeakMap<IncomingMessage, Visitor>();
  const answerGateway = getRequestListener(
    (request, { incoming }) => gateway.fetch(request, visitors.get(incoming as IncomingMessage)),
    { overrideGlobalObjects: false },
  );
  const overTls = config.siteUrl.startsWith("https:");

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    const forwardedFor = headerOf(request, "x-forwarded-for");
    const client = clientAddress(request.socket.remoteAddress, forwardedFor, trustedProxies);
    const visitor: Visitor = { client, requestId: randomUUID() };
    const own: Record<string, string> = { ...BASE_HEADERS, "X-Request-Id": visitor.requestId };
    if (overTls || (trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https")) {
      own["Strict-Transport-Security"] = STRICT_TRANSPORT;
    }
    const address = targetOf(request.url);
    const [path = "/"] = address.split("?", 1);
    response.once("close", () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const aborted = response.writableFinished ? undefined : true;
      const { method } = request;
      log[middleware ? "debug" : "info"](
        { requestId: visitor.requestId, method, path, status: response.statusCode, ms, client, aborted },
        "request",
      );
    });

    const reading = request.method === "GET" || request.method === "HEAD";
    const asset = reading ? assets.get(path) : undefined;
    // A document made at build time knows no query, and its page may read one.
    const knowsAll = address === path || !asset?.representation.contentType.startsWith("text/html");
    const ready = reading ? ((knowsAll ? asset : undefined) ?? pages.peek(address, visitor)) : undefined;
    if (ready) {
      sendReady(request, response, ready, own);
      return;
    }
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    if (address.includes("%00")) {
      // No text of ours holds this character, and PostgreSQL takes none that does.
      void sendRefusal(response, path, REFUSALS.badRequest);
      return;
    }
    if (GATEWAY.test(path)) {
      visitors.set(request, visitor);
      void answerGateway(request, response);
      return;
    }
    const dispatch = () => {
      answer(request, response, path, visitor).catch((error: unknown) => {
        log.error({ err: error, requestId: visitor.requestId, path }, "request failed");
        const message = `Something went wrong on our side (request ${visitor.requestId}).`;
        void sendRefusal(response, path, { status: 500, code: "500", message });
      });
    };
    if (middleware) middleware(request, response, dispatch);
    else dispatch();
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string, visitor: Visitor) {
    const { method = "GET" } = request;
    const reading = method === "GET" || method === "HEAD";
    const headers = { "Cache-Control": "no-store" };
    switch (path) {
      case "/healthz":
        return send(response, Response.json({ status: "alive" }, { headers }));
      case "/readyz": {
        const { ready, reason } = await checkReadiness();
        const body = ready ? { status: "ready" } : { status: "unavailable", reason };
        return send(response, Response.json(body, { status: ready ? 200 : 503, headers }));
      }
      case "/config.json":
        return send(response, Response.json(config, { headers }));
    }
    if (!reading && method !== "POST") return sendRefusal(response, path, REFUSALS.methodNotAllowed);
    if (HASHED_FOLDERS.some((folder) => path.startsWith(folder))) return sendRefusal(response, path, REFUSALS.notFound);
    if (path !== "/" && /\/+$/.test(path)) return redirect(response, targetOf(request.url));

    const refusal = await limits.count(["request", visitor.client]);
    if (refusal) return sendRefusal(response, path, refusal);
    const body = reading ? undefined : await readForm(request);
    if (body === null) return sendRefusal(response, path, REFUSALS.tooLarge);
    const page = await pages.render(toRequest(request, config.siteUrl, body), visitor);
    if (page.status === 404) log.info({ requestId: visitor.requestId, path, status: 404 }, "page not found");
    sendReady(request, response, page, {});
  }

  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: 20_000,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 5_000,
    },
    onRequest,
  );
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}

/** Path and query of a request's target, which HTTP allows to be a whole address or an asterisk. */
function targetOf(url = "/"): string {
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The request as React Router takes it, on the site's own origin whatever Host the client made up. */
function toRequest(request: IncomingMessage, siteUrl: string, body: Buffer | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
  const url = siteUrl + targetOf(request.url).replace(/^\/{2,}/, "/");
  return new Request(url, { method: request.method, headers, body: body as unknown as BodyInit | undefined });
}

/** The body of a form, or null when there is too much of it. */
async function readForm(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > FORM_LIMIT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** To the same page without slashes at its end; never to another host, which `//host/` would be. */
function redirect(response: ServerResponse, address: string): void {
  const [path = "", query] = address.split("?", 2);
  const trimmed = path.replace(/\/+$/, "").replace(/^\/{2,}/, "/") || "/";
  response.writeHead(301, { Location: query === undefined ? trimmed : `${trimmed}?${query}` }).end();
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function sendRefusal(response: ServerResponse, path: string, refusal: Refusal): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  await send(response, refuse(path, refusal));
}
