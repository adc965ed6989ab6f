import type { MiddlewareHandler } from "hono";
import { REFUSALS, refuse, SESSION_ENDED } from "../http/refusals.ts";
import { bearerToken } from "../http/visitor.ts";
import type { GatewayEnv, GatewayParts } from "./parts.ts";

/**
 * Middleware that asks the accounts service whether a token's session still exists. A token that is malformed, unsigned,
 * expired or signed out is refused with 401, never treated as an anonymous request.
 */
export function requireLiveSession({ send, publishableKey }: GatewayParts): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const authorization = c.req.header("authorization");
    const token = bearerToken(authorization);
    if (authorization === undefined || token === publishableKey) return next();
    if (!token) return refuse(c.req.path, SESSION_ENDED);
    const headers = new Headers({ Authorization: authorization, Accept: "application/json" });
    const response = await send({
      place: { kind: "session", client: c.env.client },
      method: "GET",
      path: "/auth/v1/user",
      headers,
    });
    await response.body?.cancel();
    if (response.ok) return next();
    return refuse(c.req.path, response.status >= 500 || response.status === 429 ? REFUSALS.unavailable : SESSION_ENDED);
  };
}
