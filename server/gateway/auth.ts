import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import * as calls from "../backend/accounts/calls.ts";
import { SIGNUP_REFUSED } from "../backend/accounts/refused.ts";
import { rowsIn } from "../backend/data/requests.ts";
import { REFUSALS, type Refusal, refuse } from "../http/refusals.ts";
import { CALL_LIMIT } from "../http/request-body.ts";
import { bearerToken } from "../http/visitor.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import type { TakeBody } from "./bodies.ts";
import { createKnownBrowsers } from "./known-browser.ts";
import type { Rule } from "./limits.ts";
import type { GatewayEnv, GatewayParts } from "./parts.ts";

/** A check of a password takes a tenth of a second of processor; so many may be in hand at once. */
const PASSWORD_CHECKS = { name: "password", maxConcurrent: 2, perClient: 1, maxQueued: 20, maxWaitMs: 10_000 };

type Counted = [rule: Rule, key: string][];

/**
 * What the product uses of the accounts service. Each call is read, and a new one built from what was understood: of
 * the visitor's own request the backend sees the bearer token alone.
 */
export function authRoutes({ send, askData, limits, accounts }: GatewayParts, takeBody: TakeBody): Hono<GatewayEnv> {
  const { siteUrl, browserSecret, hosted } = accounts;
  const passwordCheck = createFairQueue(PASSWORD_CHECKS);
  const browsers = createKnownBrowsers(browserSecret, siteUrl.startsWith("https:"));
  const auth = new Hono<GatewayEnv>();

  async function forward(c: Context<GatewayEnv>, query?: Record<string, string>, call?: object): Promise<Response> {
    const headers = new Headers({ Accept: "application/json", "X-Supabase-Api-Version": "2024-01-01" });
    const token = bearerToken(c.req.header("authorization"));
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (call) headers.set("Content-Type", "application/json");
    const path = c.req.path + (query ? `?${new URLSearchParams(query)}` : "");
    const body = call && Buffer.from(JSON.stringify(call));
    const response = await send({
      method: c.req.method,
      path,
      headers,
      body,
      place: { kind: "account", client: c.env.client },
    });
    if (response.status >= 500) {
      // The client library would throw a session away for an answer it cannot read.
      await response.body?.cancel();
      return refuse(c.req.path, REFUSALS.unavailable);
    }
    response.headers.set("Cache-Control", "no-store");
    return response;
  }

  const bodyOf = async (c: Context<GatewayEnv>) => (await takeBody(c, CALL_LIMIT))?.value;

  const destination = (c: Context<GatewayEnv>) => ({
    redirect_to: calls.redirectWithin(siteUrl, c.req.query("redirect_to") ?? null),
  });

  /**
   * What a try at an account's password counts against: its client, and all clients together, so that many addresses do
   * not guess more than one. A browser that was signed in to the account before counts for itself alone.
   */
  function countedFor(c: Context<GatewayEnv>, email: string): Counted {
    const browser = browsers.recognise(c.req.header("cookie") ?? null, email);
    if (browser) return [["signIn", `${browser}|${email}`]];
    return [
      ["signIn", `${c.env.client}|${email}`],
      ["signInByClient", c.env.client],
      ["signInByAccount", email],
    ];
  }

  /** Gives the browser of a new session the cookie that it is known by. */
  async function introduced(response: Response): Promise<Response> {
    if (!response.ok) return response;
    const text = await response.text();
    const { user } = JSON.parse(text) as { user?: { email?: string } };
    const headers = new Headers(response.headers);
    if (user?.email) headers.set("Set-Cookie", browsers.introduce(user.email.toLowerCase()));
    return new Response(text, { status: response.status, headers });
  }

  auth.post("/token", async (c) => {
    const body = await bodyOf(c);
    const grant_type = c.req.query("grant_type");
    switch (grant_type) {
      case "refresh_token":
        return forward(c, { grant_type }, calls.refreshCall(body));
      case "pkce": {
        const call = calls.exchangeCall(body);
        const refusal = await limits.count(["verify", c.env.client]);
        return refusal ? refuse(c.req.path, refusal) : introduced(await forward(c, { grant_type }, call));
      }
      case "password": {
        const call = calls.signInCall(body);
        const counted = countedFor(c, call.email);
        const refusal = await limits.count(...counted);
        if (refusal) return refuse(c.req.path, refusal);
        const response = await passwordCheck(c.env.client, () => forward(c, { grant_type }, call));
        if (response.ok) await limits.forgive(...counted);
        return introduced(response);
      }
      default:
        return refuse(c.req.path, REFUSALS.notFound);
    }
  });

  /** Sends what ends in a mail on, within the limits; an address is sent one a minute, whoever asks. */
  async function mail(c: Context<GatewayEnv>, email: string, ask: () => Promise<Response>): Promise<Response> {
    const refusal = await limits.count(["signUp", `${c.env.client}|${email}`], ["signUpByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    return mailOnce(c, email, ask);
  }

  async function mailOnce(c: Context<GatewayEnv>, email: string, ask: () => Promise<Response>): Promise<Response> {
    // A browser that was signed in to the account has a minute of its own: strangers cannot keep its owner waiting.
    const asker: Counted[number] = [
      "mail",
      `${browsers.recognise(c.req.header("cookie") ?? null, email) ?? ""}|${email}`,
    ];
    const early = await limits.count(asker);
    if (early) return refuse(c.req.path, tooSoon(early));
    const response = await ask().catch(async (error: unknown) => {
      await limits.forgive(asker);
      throw error;
    });
    if (!response.ok) await limits.forgive(asker);
    return response;
  }

  auth.post("/signup", async (c) => {
    const body = await bodyOf(c);
    const email = calls.signUpAddress(body);
    const refusal = await limits.count(["signUp", `${c.env.client}|${email}`], ["signUpByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    if (!(await isAllowed(c, email))) return refuse(c.req.path, SIGNUP_REFUSED.refusal);
    const call = calls.signUpCall(body);
    // A Supabase project would keep the password of whoever signs up first, and open the account with it once its owner
    // has followed the link. So none is kept there, and one is chosen when the mailbox has been proven; nor is more than
    // a name.
    const data = { full_name: call.data.full_name, choose_password: true };
    const sent = hosted ? { ...call, data, password: randomBytes(24).toString("base64url") } : call;
    return mailOnce(c, email, () => passwordCheck(c.env.client, () => forward(c, destination(c), sent)));
  });

  auth.post("/resend", async (c) => {
    const call = calls.resendCall(await bodyOf(c));
    return mail(c, call.email, () => forward(c, destination(c), call));
  });

  auth.post("/recover", async (c) => {
    const call = calls.mailCall(await bodyOf(c));
    return mail(c, call.email, () => forward(c, destination(c), call));
  });

  auth.get("/verify", async (c) => {
    const refusal = await limits.count(["verify", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    const link = calls.linkCall(new URL(c.req.url).searchParams);
    return forward(c, { ...(link ?? { type: "signup", token: "none" }), ...destination(c) });
  });

  auth.post("/verify", async (c) => {
    const call = calls.verifyCall(await bodyOf(c));
    const counted: Counted = [["verify", c.env.client]];
    if ("email" in call) counted.push(["verifyByAddress", call.email]);
    const refusal = await limits.count(...counted);
    return refusal ? refuse(c.req.path, refusal) : introduced(await forward(c, undefined, call));
  });

  auth.put("/user", async (c) => {
    const call = calls.changeCall(await bodyOf(c));
    if (call.password === undefined) return forward(c, undefined, call);
    const refusal = await limits.count(["signInByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    const response = await passwordCheck(c.env.client, () => forward(c, undefined, call));
    if (response.ok) await limits.forgive(["signInByClient", c.env.client]);
    return response;
  });

  auth.post("/logout", (c) => forward(c, { scope: calls.logoutScope(new URL(c.req.url).searchParams) }));
  for (const path of ["/user", "/health", "/settings"]) auth.get(path, (c) => forward(c));
  for (const path of PATHS) auth.all(path, (c) => refuse(c.req.path, REFUSALS.methodNotAllowed));
  return auth;

  /** Asks the database; it has the last word again when the account would be made. */
  async function isAllowed(c: Context<GatewayEnv>, email: string): Promise<boolean> {
    const place = { kind: "account", client: c.env.client } as const;
    return rowsIn<boolean>(
      await askData({ kind: "call", procedure: "signup_allowed", args: { email }, returns: "value" }, { place }),
    );
  }
}

const PATHS = ["/token", "/signup", "/resend", "/recover", "/verify", "/user", "/logout", "/health", "/settings"];

/** The wait before the next mail, as GoTrue names it. */
function tooSoon({ headers }: Refusal): Refusal {
  const seconds = headers?.["Retry-After"] ?? "60";
  return {
    status: 429,
    code: "over_email_send_rate_limit",
    message: `A mail was sent to this address a moment ago. Please try again in ${seconds} seconds.`,
    headers,
  };
}
