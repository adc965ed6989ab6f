import { type Context, Hono } from "hono";
import { DataRefused } from "../backend/data/requests.ts";
import { failure, REFUSALS, type Refusal, Refused, refuse } from "../http/refusals.ts";
import { ENQUIRY_LIMIT, type JsonBody } from "../http/request-body.ts";
import type { Logger } from "../process/log.ts";
import { QueueFull } from "../traffic/fair-queue.ts";
import { authRoutes } from "./auth.ts";
import { createBodyReader } from "./body-reader.ts";
import { requireLiveSession } from "./live-session.ts";
import type { GatewayEnv, GatewayParts } from "./parts.ts";
import { restRoutes } from "./rest/routes.ts";
import { storageRoutes } from "./storage/routes.ts";
import { BackendUnreachable } from "./upstream.ts";

/** The services below `/NAME/v1`, and the kind as which the metrics count a request to each. */
export const SERVICES = { auth: "accounts", rest: "data", storage: "pictures", functions: "chat" } as const;
const SERVED_PREFIXES = Object.keys(SERVICES).map((name) => `/${name}/v1/`);

/**
 * The site's own `/auth/v1`, `/rest/v1`, `/storage/v1` and `/functions/v1`: the calls of Supabase's interfaces that the product
 * uses, within limits, in the client library's formats. Other calls are 404; those of other services also without a key.
 */
export function createGateway(parts: GatewayParts): Hono<GatewayEnv> {
  const { limits, publishableKey, functions, log } = parts;
  const gateway = new Hono<GatewayEnv>();
  const readBody = createBodyReader();

  gateway.use(async (c, next) => {
    const refusal = await limits.count(["burst", c.env.client], ["request", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    if (!SERVED_PREFIXES.some((prefix) => c.req.path.startsWith(prefix))) return refuse(c.req.path, REFUSALS.notFound);
    // A browser that opens a mailed link or loads a picture of a page sends no key.
    const isMailedLink = c.req.method === "GET" && c.req.path === "/auth/v1/verify";
    const isPicture = c.req.path.startsWith("/storage/v1/object/public/");
    const key = c.req.header("apikey");
    if (key === publishableKey || (key === undefined && (isMailedLink || isPicture))) return next();
    const message = key === undefined ? "No API key found in request" : "Invalid API key";
    return refuse(c.req.path, { status: 401, code: key === undefined ? "no_api_key" : "invalid_api_key", message });
  });

  // The accounts service checks tokens itself.
  gateway.use("/rest/v1/*", requireLiveSession(parts));
  gateway.use("/storage/v1/*", requireLiveSession(parts));
  gateway.use("/functions/v1/*", requireLiveSession(parts));
  gateway.route("/auth/v1", authRoutes(parts, readBody));
  gateway.route("/rest/v1", restRoutes(parts, readBody));
  gateway.route("/storage/v1", storageRoutes(parts, readBody));

  gateway.post("/functions/v1/:name", async (c) => {
    const handler = functions.get(c.req.param("name"));
    if (!handler) return refuse(c.req.path, REFUSALS.notFound);
    const body = await readBody(c, ENQUIRY_LIMIT);
    const { sessionId } = (body?.value ?? {}) as { sessionId?: unknown };
    // Only a string is interpolated: an object's conversion to a string can throw.
    const conversation = `${c.env.client}|${typeof sessionId === "string" ? sessionId.slice(0, 200) : ""}`;
    const refusal = await limits.count(["chat", conversation], ["chatByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    return handler(withBody(c.req.raw, body), c.env.client);
  });

  gateway.notFound((c) => refuse(c.req.path, REFUSALS.notFound));
  gateway.onError((error, c) => refuse(c.req.path, refusalOf(error, c, log)));
  return gateway;
}

function withBody(request: Request, body: JsonBody | undefined): Request {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: body?.bytes as BodyInit | undefined });
}

/** The refusal that the visitor receives for an error. The details go into the log. */
function refusalOf(error: unknown, c: Context<GatewayEnv>, log: Logger): Refusal {
  const { requestId } = c.env;
  if (error instanceof Refused) return error.refusal;
  if (error instanceof QueueFull) return REFUSALS.unavailable;
  if (error instanceof BackendUnreachable || error instanceof DataRefused) {
    log.warn({ requestId, path: c.req.path, err: error }, "the backend failed");
    return error instanceof BackendUnreachable && error.timedOut ? REFUSALS.timeout : REFUSALS.unavailable;
  }
  // The client disconnected while it was sending.
  const aborted = /^(ECONNRESET|ABORT_ERR)$/.test((error as { code?: string }).code ?? "") || c.req.raw.signal.aborted;
  log[aborted ? "debug" : "error"]({ requestId, path: c.req.path, err: error }, "request failed");
  return failure(requestId);
}
