import { type Context, Hono } from "hono";
import { DataRefused } from "../backend/data/requests.ts";
import { failure, REFUSALS, type Refusal, Refused, refuse } from "../http/refusals.ts";
import { ENQUIRY_LIMIT, type JsonBody } from "../http/request-body.ts";
import type { Logger } from "../process/log.ts";
import { QueueFull } from "../traffic/fair-queue.ts";
import { authRoutes } from "./auth.ts";
import { requireLiveSession } from "./bearer.ts";
import { createBodies } from "./bodies.ts";
import type { GatewayEnv, GatewayParts } from "./parts.ts";
import { restRoutes } from "./rest/routes.ts";
import { storageRoutes } from "./storage/routes.ts";
import { BackendUnreachable } from "./upstream.ts";

/**
 * The site's own `/auth/v1`, `/rest/v1`, `/storage/v1` and `/functions/v1`: exactly what the product calls of Supabase's interfaces,
 * within limits, in the shapes the client library reads. Everything else is 404, a service that is not here without a key.
 */
export function createGateway(parts: GatewayParts): Hono<GatewayEnv> {
  const { limits, publishableKey, functions, log } = parts;
  const gateway = new Hono<GatewayEnv>();
  const takeBody = createBodies();

  gateway.use(async (c, next) => {
    const refusal = await limits.count(["burst", c.env.client], ["request", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    if (!SERVED.test(c.req.path)) return refuse(c.req.path, REFUSALS.notFound);
    // A link in a mail is opened by a browser that has no key.
    const isMailedLink = c.req.method === "GET" && c.req.path === "/auth/v1/verify";
    // And so is a picture on a page.
    const isPicture = c.req.path.startsWith("/storage/v1/object/public/");
    const key = c.req.header("apikey");
    if (key === publishableKey || (key === undefined && (isMailedLink || isPicture))) return next();
    const message = key === undefined ? "No API key found in request" : "Invalid API key";
    return refuse(c.req.path, { status: 401, code: key === undefined ? "no_api_key" : "invalid_api_key", message });
  });

  // The accounts service looks at the tokens that are sent to it itself.
  gateway.use("/rest/v1/*", requireLiveSession(parts));
  gateway.use("/storage/v1/*", requireLiveSession(parts));
  gateway.use("/functions/v1/*", requireLiveSession(parts));
  gateway.route("/auth/v1", authRoutes(parts, takeBody));
  gateway.route("/rest/v1", restRoutes(parts, takeBody));
  gateway.route("/storage/v1", storageRoutes(parts, takeBody));

  gateway.post("/functions/v1/:name", async (c) => {
    const handler = functions.get(c.req.param("name"));
    if (!handler) return refuse(c.req.path, REFUSALS.notFound);
    const body = await takeBody(c, ENQUIRY_LIMIT);
    const { sessionId } = (body?.value ?? {}) as { sessionId?: unknown };
    // Only a text is put into another: an object may refuse to become one.
    const conversation = `${c.env.client}|${typeof sessionId === "string" ? sessionId.slice(0, 200) : ""}`;
    const refusal = await limits.count(["chat", conversation], ["chatByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    return handler(withBody(c.req.raw, body), c.env.client);
  });

  gateway.notFound((c) => refuse(c.req.path, REFUSALS.notFound));
  gateway.onError((error, c) => refuse(c.req.path, refusalOf(error, c, log)));
  return gateway;
}

const SERVED = /^\/(auth|rest|storage|functions)\/v1\//;

function withBody(request: Request, body: JsonBody | undefined): Request {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: body?.bytes as BodyInit | undefined });
}

/** What the person hears of an error; the rest is in the log. */
function refusalOf(error: unknown, c: Context<GatewayEnv>, log: Logger): Refusal {
  const { requestId } = c.env;
  if (error instanceof Refused) return error.refusal;
  if (error instanceof QueueFull) return REFUSALS.unavailable;
  if (error instanceof BackendUnreachable || error instanceof DataRefused) {
    log.warn({ requestId, path: c.req.path, err: error }, "the backend failed");
    return error instanceof BackendUnreachable && error.timedOut ? REFUSALS.timeout : REFUSALS.unavailable;
  }
  // The client went while it was sending.
  const gone = /^(ECONNRESET|ABORT_ERR)$/.test((error as { code?: string }).code ?? "") || c.req.raw.signal.aborted;
  log[gone ? "debug" : "error"]({ requestId, path: c.req.path, err: error }, "request failed");
  return failure(requestId);
}
