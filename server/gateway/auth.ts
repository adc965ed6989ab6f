import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { projectMailCall } from "../backend/accounts/administrator-links.ts";
import * as calls from "../backend/accounts/calls.ts";
import { SIGNUP_REFUSED } from "../backend/accounts/refused.ts";
import { errorIn, rowsIn } from "../backend/data/requests.ts";
import { methodNotAllowed, REFUSALS, type Refusal, refuse, SESSION_ENDED } from "../http/refusals.ts";
import { CALL_LIMIT } from "../http/request-body.ts";
import { bearerToken } from "../http/visitor.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import type { ReadBody } from "./body-reader.ts";
import { createKnownBrowsers } from "./known-browser.ts";
import type { Rule } from "./limits.ts";
import type { GatewayEnv, GatewayParts } from "./parts.ts";

/** A password check takes a tenth of a second of processor time. */
const PASSWORD_CHECK_LIMITS = { name: "password", maxConcurrent: 2, perClient: 1, maxQueued: 20, maxWaitMs: 10_000 };

type Counters = [rule: Rule, key: string][];

/**
 * The calls of the accounts service that the product uses. Each body is parsed and written anew: of the visitor's own
 * request only the bearer token reaches the backend.
 */
export function authRoutes(
  { send, askData, limits, accounts, publishableKey }: GatewayParts,
  readBody: ReadBody,
): Hono<GatewayEnv> {
  const { siteUrl, browserSecret, hosted } = accounts;
  const passwordCheck = createFairQueue(PASSWORD_CHECK_LIMITS);
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
      // The client library discards its session when it cannot parse an answer.
      await response.body?.cancel();
      return refuse(c.req.path, REFUSALS.unavailable);
    }
    response.headers.set("Cache-Control", "no-store");
    return response;
  }

  const readCallBody = async (c: Context<GatewayEnv>) => (await readBody(c, CALL_LIMIT))?.value;

  const redirectQuery = (c: Context<GatewayEnv>) => ({
    redirect_to: calls.redirectWithin(siteUrl, c.req.query("redirect_to") ?? null),
  });

  /**
   * The limits that a sign-in counts against: per client, and per account for all clients together, so that guessing from
   * many addresses gains nothing. A browser that has signed in to the account before has its own limit instead.
   */
  function signInCounters(c: Context<GatewayEnv>, email: string): Counters {
    const browser = browsers.recognise(c.req.header("cookie") ?? null, email);
    if (browser) return [["signIn", `${browser}|${email}`]];
    return [
      ["signIn", `${c.env.client}|${email}`],
      ["signInByClient", c.env.client],
      ["signInByAccount", email],
    ];
  }

  /** Adds to the answer of a successful sign-in the cookie that identifies the browser next time. */
  async function withBrowserCookie(response: Response): Promise<Response> {
    if (!response.ok) return response;
    const text = await response.text();
    const { user } = JSON.parse(text) as { user?: { email?: string } };
    const headers = new Headers(response.headers);
    if (user?.email) headers.set("Set-Cookie", browsers.createCookie(user.email.toLowerCase()));
    return new Response(text, { status: response.status, headers });
  }

  auth.post("/token", async (c) => {
    const body = await readCallBody(c);
    const grant_type = c.req.query("grant_type");
    switch (grant_type) {
      case "refresh_token":
        return forward(c, { grant_type }, calls.refreshCall(body));
      case "pkce": {
        const call = calls.exchangeCall(body);
        const refusal = await limits.count(["verify", c.env.client]);
        return refusal ? refuse(c.req.path, refusal) : withBrowserCookie(await forward(c, { grant_type }, call));
      }
      case "password": {
        const call = calls.signInCall(body);
        const counters = signInCounters(c, call.email);
        const refusal = await limits.count(...counters);
        if (refusal) return refuse(c.req.path, refusal);
        const response = await passwordCheck(c.env.client, () => forward(c, { grant_type }, call));
        if (response.ok) await limits.forgive(...counters);
        return withBrowserCookie(response);
      }
      default:
        return refuse(c.req.path, REFUSALS.notFound);
    }
  });

  /** Forwards a call that sends a mail, within the limits for sign-ups and for mails. */
  async function limitMail(c: Context<GatewayEnv>, email: string, task: () => Promise<Response>): Promise<Response> {
    const refusal = await limits.count(["signUp", `${c.env.client}|${email}`], ["signUpByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    return sendMail(c, email, task);
  }

  /** Forwards a call that sends a mail; one a minute for each address. A call that sent none is not counted. */
  async function sendMail(
    c: Context<GatewayEnv>,
    email: string,
    task: () => Promise<Response>,
    wasSent = async (response: Response) => response.ok,
  ): Promise<Response> {
    // A browser that has signed in to the account has its own count: strangers cannot block its owner's mails.
    const counter: Counters[number] = [
      "mail",
      `${browsers.recognise(c.req.header("cookie") ?? null, email) ?? ""}|${email}`,
    ];
    const refusal = await limits.count(counter);
    if (refusal) return refuse(c.req.path, mailRefusal(refusal));
    const response = await task().catch(async (error: unknown) => {
      await limits.forgive(counter);
      throw error;
    });
    if (!(await wasSent(response.clone()))) await limits.forgive(counter);
    return response;
  }

  auth.post("/signup", async (c) => {
    const body = await readCallBody(c);
    const email = calls.signUpAddress(body);
    const refusal = await limits.count(["signUp", `${c.env.client}|${email}`], ["signUpByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    if (!(await isAllowed(c, email))) return refuse(c.req.path, SIGNUP_REFUSED.refusal);
    const call = calls.signUpCall(body);
    // A Supabase project keeps the password of the first sign-up, even if a stranger typed it, and the owner's click on the
    // link would activate it. So it gets a random one, and the owner chooses a password after the confirmation. Of the
    // metadata only the name is sent, for the same reason.
    const data = { full_name: call.data.full_name, choose_password: true };
    const sent = hosted ? { ...call, data, password: randomBytes(24).toString("base64url") } : call;
    return sendMail(c, email, () => passwordCheck(c.env.client, () => forward(c, redirectQuery(c), sent)));
  });

  auth.post("/resend", async (c) => {
    const call = calls.resendCall(await readCallBody(c));
    return limitMail(c, call.email, () => forward(c, redirectQuery(c), call));
  });

  auth.post("/recover", async (c) => {
    const call = calls.mailCall(await readCallBody(c));
    return limitMail(c, call.email, () => forward(c, redirectQuery(c), call));
  });

  auth.get("/verify", async (c) => {
    const refusal = await limits.count(["verify", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    const link = calls.linkCall(new URL(c.req.url).searchParams);
    return forward(c, { ...(link ?? { type: "signup", token: "none" }), ...redirectQuery(c) });
  });

  auth.post("/verify", async (c) => {
    const call = calls.verifyCall(await readCallBody(c));
    const counters: Counters = [["verify", c.env.client]];
    if ("email" in call) counters.push(["verifyByAddress", call.email]);
    const refusal = await limits.count(...counters);
    return refusal ? refuse(c.req.path, refusal) : withBrowserCookie(await forward(c, undefined, call));
  });

  auth.put("/user", async (c) => {
    const call = calls.changeCall(await readCallBody(c));
    if (call.password === undefined) return forward(c, undefined, call);
    const refusal = await limits.count(["signInByClient", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    const response = await passwordCheck(c.env.client, () => forward(c, undefined, call));
    if (response.ok) await limits.forgive(["signInByClient", c.env.client]);
    return response;
  });

  auth.post("/administrators/link", async (c) => {
    const call = calls.addressCall(await readCallBody(c));
    const token = bearerToken(c.req.header("authorization"));
    if (!token || token === publishableKey) return refuse(c.req.path, SESSION_ENDED);
    const task = () => (hosted ? askProject(c, call.email, token) : forward(c, undefined, call));
    return sendMail(c, call.email, task, async (response) => {
      const { outcome } = response.ok ? ((await response.json()) as { outcome: string }) : { outcome: "" };
      return outcome === "mailed";
    });
  });

  /**
   * Has a Supabase project mail an administrator a link. The database checks and notes it in the rights of the one who asks;
   * the project tells nobody the link.
   */
  async function askProject(c: Context<GatewayEnv>, address: string, token: string): Promise<Response> {
    const place = { kind: "account", client: c.env.client } as const;
    const ask = (procedure: string, args: Record<string, string>) =>
      askData({ kind: "call", procedure, args, returns: "value" }, { token, place });
    const begun = await ask("begin_administrator_link", { address });
    if (begun.status >= 500) return refuse(c.req.path, REFUSALS.unavailable);
    if (begun.status >= 400) {
      const { code, message = "The project refused this." } = errorIn(begun);
      return refuse(c.req.path, {
        status: begun.status,
        code: code === "P0001" ? "validation_failed" : "not_admin",
        message,
      });
    }
    const random = randomBytes(24).toString("base64url");
    const { path, call } = projectMailCall(rowsIn(begun), address, random);
    const answer = await send({
      method: "POST",
      path: `/auth/v1/${path}?${new URLSearchParams({ redirect_to: `${siteUrl}/auth` })}`,
      headers: new Headers({ Accept: "application/json", "Content-Type": "application/json" }),
      body: Buffer.from(JSON.stringify(call)),
      place,
    }).catch(() => undefined);
    const outcome = answer?.ok ? "mailed" : "failed";
    await ask("end_administrator_link", { address, outcome });
    const problem = answer?.ok ? undefined : "The project did not send the mail. Please try again later.";
    return c.json({ outcome, problem }, 200, { "Cache-Control": "no-store" });
  }

  auth.post("/logout", (c) => forward(c, { scope: calls.logoutScope(new URL(c.req.url).searchParams) }));
  for (const path of ["/user", "/health", "/settings"]) auth.get(path, (c) => forward(c));
  for (const [path, allow] of Object.entries(CALLS)) auth.all(path, (c) => refuse(c.req.path, methodNotAllowed(allow)));
  return auth;

  /** Whether the database allows sign-up for this address. A trigger checks it again when the account is created. */
  async function isAllowed(c: Context<GatewayEnv>, email: string): Promise<boolean> {
    const place = { kind: "account", client: c.env.client } as const;
    return rowsIn<boolean>(
      await askData({ kind: "call", procedure: "signup_allowed", args: { email }, returns: "value" }, { place }),
    );
  }
}

/** The calls, and the methods that each takes. */
const CALLS = {
  "/administrators/link": "POST",
  "/token": "POST",
  "/signup": "POST",
  "/resend": "POST",
  "/recover": "POST",
  "/verify": "GET, HEAD, POST",
  "/user": "GET, HEAD, PUT",
  "/logout": "POST",
  "/health": "GET, HEAD",
  "/settings": "GET, HEAD",
};

/** The refusal of a second mail within a minute, with GoTrue's code. */
function mailRefusal({ headers }: Refusal): Refusal {
  const seconds = headers?.["Retry-After"] ?? "60";
  return {
    status: 429,
    code: "over_email_send_rate_limit",
    message: `A mail was sent to this address a moment ago. Please try again in ${seconds} seconds.`,
    headers,
  };
}
