import { type Context, Hono } from "hono";
import { REFUSALS, type Refusal, refuse } from "../http/answers.ts";
import type { Rule } from "./limits.ts";
import { BODY_LIMIT, type JsonBody, readJson } from "./request-body.ts";
import { type GatewayEnv, type GatewayParts, searchOf, userToken } from "./visitor.ts";
import { createWaitingLine } from "./waiting-line.ts";

/** A check of a password takes a tenth of a second of processor; so many may be in hand at once. */
const PASSWORD_CHECKS = { atOnce: 2, perClient: 1, line: 20, linePerClient: 10, patience: 10_000 };

const SIGNUP_REFUSED: Refusal = {
  status: 403,
  code: "signup_disabled",
  message: "Signup is not available for this email address",
};

const ADDRESS_FIXED: Refusal = {
  status: 422,
  code: "validation_failed",
  message: "The email address of an account cannot be changed",
};

/** What the product uses of the accounts service. */
export function authRoutes({ send, limits, publishableKey }: GatewayParts): Hono<GatewayEnv> {
  const passwordCheck = createWaitingLine(PASSWORD_CHECKS);
  const auth = new Hono<GatewayEnv>();

  async function forward(c: Context<GatewayEnv>, body?: JsonBody): Promise<Response> {
    const headers = new Headers(c.req.raw.headers);
    if (!userToken(c.req.raw, publishableKey)) headers.delete("authorization");
    const response = await send({
      method: c.req.method,
      path: c.req.path + searchOf(c.req.raw),
      headers,
      body: body?.bytes,
      place: { kind: "account", client: c.env.client },
    });
    if (response.status >= 500) {
      // The accounts service answers 500 while its database is away. The client library throws a session away for
      // a 500, and keeps it and tries again for a 503.
      await response.body?.cancel();
      return refuse(c.req.path, REFUSALS.unavailable);
    }
    response.headers.set("Cache-Control", "no-store");
    return response;
  }

  /** Counts an attempt against an address by this client, and by this client against all. */
  const attempt = (c: Context<GatewayEnv>, email: string, rule: "signIn" | "signUp"): [Rule, string][] => [
    [rule, `${c.env.client}|${email}`],
    [`${rule}ByClient`, c.env.client],
  ];

  auth.post("/token", async (c) => {
    const body = await readJson(c.req.raw, BODY_LIMIT);
    switch (c.req.query("grant_type")) {
      case "refresh_token":
        return forward(c, body);
      case "password": {
        const counted = attempt(c, emailOf(body), "signIn");
        const refusal = await limits.count(...counted);
        if (refusal) return refuse(c.req.path, refusal);
        const response = await passwordCheck(c.env.client, () => forward(c, body));
        if (response.ok) await limits.forgive(...counted);
        return response;
      }
      default:
        return refuse(c.req.path, REFUSALS.notFound);
    }
  });

  auth.post("/signup", async (c) => {
    const body = await readJson(c.req.raw, BODY_LIMIT);
    const email = emailOf(body);
    const refusal = await limits.count(...attempt(c, email, "signUp"));
    if (refusal) return refuse(c.req.path, refusal);
    if (!(await isAllowed(email))) return refuse(c.req.path, SIGNUP_REFUSED);
    return passwordCheck(c.env.client, () => forward(c, body));
  });

  auth.post("/resend", async (c) => {
    const body = await readJson(c.req.raw, BODY_LIMIT);
    const refusal = await limits.count(...attempt(c, emailOf(body), "signUp"));
    return refusal ? refuse(c.req.path, refusal) : forward(c, body);
  });

  auth.on(["GET", "POST"], "/verify", async (c) => {
    const refusal = await limits.count(["verify", c.env.client]);
    return refusal ? refuse(c.req.path, refusal) : forward(c, await readJson(c.req.raw, BODY_LIMIT));
  });

  auth.put("/user", async (c) => {
    const body = await readJson(c.req.raw, BODY_LIMIT);
    const changes = fieldsOf(body);
    if ("email" in changes || "phone" in changes) return refuse(c.req.path, ADDRESS_FIXED);
    return "password" in changes ? passwordCheck(c.env.client, () => forward(c, body)) : forward(c, body);
  });

  auth.post("/logout", async (c) => forward(c, await readJson(c.req.raw, BODY_LIMIT)));
  for (const path of ["/user", "/health", "/settings"]) auth.get(path, (c) => forward(c));
  for (const path of ["/token", "/signup", "/resend", "/verify", "/user", "/logout", "/health", "/settings"]) {
    auth.all(path, (c) => refuse(c.req.path, REFUSALS.methodNotAllowed));
  }
  return auth;

  /** Asks the database; it has the last word again when the account would be made. */
  async function isAllowed(email: string): Promise<boolean> {
    const headers = new Headers({ "Content-Type": "application/json", Accept: "application/json" });
    const body = Buffer.from(JSON.stringify({ email }));
    const response = await send({ method: "POST", path: "/rest/v1/rpc/signup_allowed", headers, body });
    if (!response.ok) throw new Error(`signup_allowed answered ${response.status}`);
    return (await response.json()) === true;
  }
}

function fieldsOf(body: JsonBody | undefined): Record<string, unknown> {
  const value = body?.value;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function emailOf(body: JsonBody | undefined): string {
  const { email } = fieldsOf(body);
  return typeof email === "string" ? email.trim().toLowerCase().slice(0, 320) : "";
}
