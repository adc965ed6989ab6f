import { Hono } from "hono";
import type { PublicConfig } from "../../app/lib/backend.server.ts";
import type { GatewayEnv } from "../gateway/parts.ts";
import type { Logger } from "../process/log.ts";
import { takeBrowserError } from "./browser-errors.ts";

export type ServiceParts = {
  gateway: Hono<GatewayEnv>;
  config: PublicConfig;
  checkReadiness: () => Promise<{ ready: boolean; reason?: string }>;
  log: Logger;
};

/** Paths that are neither bytes nor pages. */
export const SERVICES = /^\/(healthz$|readyz$|config\.json$|browser-errors$|(auth|rest|storage|functions)\/v1\/)/;

/** What programs ask for: health, the browser's configuration, and the gateway. */
export function createServices({ gateway, config, checkReadiness, log }: ServiceParts): Hono<GatewayEnv> {
  const services = new Hono<GatewayEnv>();
  const headers = { "Cache-Control": "no-store" };
  services.all("/healthz", (c) => c.json({ status: "alive" }, 200, headers));
  services.all("/readyz", async (c) => {
    const { ready, reason } = await checkReadiness();
    return ready ? c.json({ status: "ready" }, 200, headers) : c.json({ status: "unavailable", reason }, 503, headers);
  });
  services.all("/config.json", (c) => c.json(config, 200, headers));
  services.all("/browser-errors", (c) => takeBrowserError(c.req.raw, c.env, log));
  services.all("*", (c) => gateway.fetch(c.req.raw, c.env));
  return services;
}
