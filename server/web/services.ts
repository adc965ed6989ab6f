import { Hono } from "hono";
import type { PublicConfig } from "../../app/lib/backend.server.ts";
import { USE_PATH } from "../../domain/site-use.ts";
import { SERVICES } from "../gateway/gateway.ts";
import type { GatewayEnv } from "../gateway/parts.ts";
import { methodNotAllowed, refuse } from "../http/refusals.ts";
import type { Logger } from "../process/log.ts";
import type { RequestKind } from "../process/metrics.ts";
import { takeBrowserError } from "./browser-errors.ts";
import type { Metrics } from "./metrics.ts";
import type { UseCounter } from "./site-use.ts";

export type ServiceParts = {
  gateway: Hono<GatewayEnv>;
  config: PublicConfig;
  checkReadiness: () => Promise<{ ready: boolean; reason?: string }>;
  use: UseCounter;
  /** Present if METRICS_TOKEN is set. */
  metrics?: Metrics;
  log: Logger;
};

const OWN_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/config.json", "/browser-errors", USE_PATH]);

/**
 * Services of a Supabase project that are missing here, and well-known paths. Programs ask for these, so they get a short
 * refusal rather than a rendered page.
 */
const MISSING_SERVICES = /^\/(?:(?:realtime|graphql|analytics)\/v1|pg|pg-meta|\.well-known)(?:\/|$)/;

const isService = (name = ""): name is keyof typeof SERVICES => Object.hasOwn(SERVICES, name);

/** The kind of service that a path belongs to; undefined for files and pages. */
export function serviceKind(path: string, { metrics }: Pick<ServiceParts, "metrics">): RequestKind | undefined {
  if (metrics && path === "/metrics") return "program";
  if (OWN_PATHS.has(path)) return "program";
  const [, service] = /^\/([a-z]+)\/v1(?:\/|$)/.exec(path) ?? [];
  if (isService(service)) return SERVICES[service];
  return MISSING_SERVICES.test(path) ? "program" : undefined;
}

/** The services for programs: health, the browser's configuration, error reports, counts of use, metrics, and the gateway. */
export function createServices({ gateway, config, checkReadiness, use, metrics, log }: ServiceParts): Hono<GatewayEnv> {
  const services = new Hono<GatewayEnv>();
  const headers = { "Cache-Control": "no-store" };
  services.get("/healthz", (c) => c.json({ status: "alive" }, 200, headers));
  services.get("/readyz", async (c) => {
    const { ready, reason } = await checkReadiness();
    return ready ? c.json({ status: "ready" }, 200, headers) : c.json({ status: "unavailable", reason }, 503, headers);
  });
  services.get("/config.json", (c) => c.json(config, 200, headers));
  for (const path of ["/healthz", "/readyz", "/config.json"])
    services.all(path, () => refuse(path, methodNotAllowed("GET, HEAD")));
  services.all("/browser-errors", (c) => takeBrowserError(c.req.raw, c.env, log));
  services.all(USE_PATH, (c) => use.take(c.req.raw, c.env));
  if (metrics) services.all("/metrics", (c) => metrics.answer(c.req.raw));
  services.all("*", (c) => gateway.fetch(c.req.raw, c.env));
  return services;
}
