import { describe, expect, it, vi } from "vitest";
import { readAnswer, writePostgrest } from "../backend/data/postgrest-service.ts";
import { createLog } from "../process/log.ts";
import { createGateway } from "./gateway.ts";
import { createLimits } from "./limits.ts";
import { createQueues } from "./queues.ts";
import { createReads } from "./reads.ts";
import { projectBucket } from "./storage/bucket.ts";
import { type AskData, BackendUnreachable, type Send, type UpstreamRequest } from "./upstream.ts";

const KEY = "sb_publishable_key";
const log = createLog("silent", "site");
const visitor = { client: "192.0.2.1", requestId: "the-request" };

function gatewayOver(send: Send, hosted = false, limits = createLimits()) {
  const onWrite = vi.fn();
  const functions = new Map([["echo", async (request: Request) => new Response(await request.text())]]);
  // Requests to the data service go through `send` too, in PostgREST's format.
  const askData: AskData = async (request, { token } = {}) => {
    const { method, path, headers, body } = writePostgrest(request);
    const sent = new Headers({ ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) });
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    return readAnswer(await send({ method, path: `/rest/v1${path}`, headers: sent, body: bytes }));
  };
  const gateway = createGateway({
    send,
    askData,
    reads: createReads(askData, createQueues(), log),
    bucket: projectBucket(send, "http://project.example"),
    limits,
    publishableKey: KEY,
    functions,
    accounts: { siteUrl: "http://site.example", browserSecret: "secret", hosted },
    onWrite,
    log,
  });
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { apikey: KEY, ...(init.headers as Record<string, string>) };
    return gateway.fetch(new Request(`http://site.example${path}`, { ...init, headers }), visitor);
  };
  return { ask, onWrite };
}

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
const answering = (status: number, body: unknown = {}) =>
  vi.fn(async (_: UpstreamRequest) => Response.json(body, { status }));

describe("what is counted", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const token = `e30.${Buffer.from(JSON.stringify({ sub: id })).toString("base64url")}.x`;
  const email = "x@example.com";
  const client = visitor.client;
  const signInLimits = [
    ["signIn", `${client}|${email}`],
    ["signInByClient", client],
    ["signInByAccount", email],
  ];
  const mailLimits = [
    ["signUp", `${client}|${email}`],
    ["signUpByClient", client],
    ["mail", `|${email}`],
  ];

  it.each<[path: string, body: unknown, asked: string[][]]>([
    ["/auth/v1/token?grant_type=password", { email, password: "p" }, signInLimits],
    ["/auth/v1/token?grant_type=pkce", { auth_code: id, code_verifier: "v".repeat(43) }, [["verify", client]]],
    [
      "/auth/v1/verify",
      { type: "recovery", email, token: "123456" },
      [
        ["verify", client],
        ["verifyByAddress", email],
      ],
    ],
    ["/auth/v1/signup", { email, password: "long enough" }, mailLimits],
    ["/auth/v1/recover", { email }, mailLimits],
    ["/auth/v1/resend", { type: "signup", email }, mailLimits],
    [
      "/rest/v1/contact_submissions",
      { name: "N", email, message: "m" },
      [
        ["enquiry", `${client}|${email}`],
        ["enquiryByClient", client],
      ],
    ],
    ["/storage/v1/object/media/a-1a2b-60x40.webp", "no picture", [["upload", client]]],
    [
      "/functions/v1/echo",
      { sessionId: "s" },
      [
        ["chat", `${client}|s`],
        ["chatByClient", client],
      ],
    ],
  ])("of a request to %s", async (path, body, asked) => {
    const limits = createLimits();
    const count = vi.spyOn(limits, "count");
    const { ask } = gatewayOver(answering(200, true), false, limits);
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${path.startsWith("/storage") ? token : KEY}`,
    };
    await ask(path, { ...post(body), headers });
    expect(count.mock.calls.flat()).toEqual([["burst", client], ["request", client], ...asked]);
  });

  it("of a list that is not in memory", async () => {
    const limits = createLimits();
    const count = vi.spyOn(limits, "count");
    await gatewayOver(answering(200, []), false, limits).ask("/rest/v1/blogs?select=id");
    expect(count.mock.calls.flat()).toContainEqual(["coldRead", client]);
  });
});

describe("the accounts service", () => {
  it("counts as unavailable (503) when it answers 500, so that clients keep their sessions", async () => {
    const { ask } = gatewayOver(answering(500, { error: "server_error", stack: "internal" }));
    const response = await ask("/auth/v1/token?grant_type=refresh_token", post({ refresh_token: "x" }));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("internal");
  });

  it("is not asked to sign up an address that is not allowed", async () => {
    const send = answering(200, false);
    const { ask } = gatewayOver(send);
    expect((await ask("/auth/v1/signup", post({ email: "x@example.com", password: "long enough" }))).status).toBe(403);
    expect(send.mock.calls.map(([request]) => request.path)).toEqual(["/rest/v1/rpc/signup_allowed"]);
  });
});

describe("a Supabase project's accounts service", () => {
  it("receives at a sign-up neither the typed password nor an unknown field", async () => {
    const send = vi.fn(async ({ path }: UpstreamRequest) => Response.json(path.includes("signup_allowed") ? true : {}));
    const { ask } = gatewayOver(send, true);
    const typed = { email: " Owner@Example.com ", password: "typed by anybody", role: "service_role", data: { x: 1 } };
    const response = await ask("/auth/v1/signup?redirect_to=https://evil.example&x=1", post(typed));
    expect(response.status).toBe(200);
    const sent = send.mock.calls.at(-1)?.[0];
    expect(sent?.path).toBe(`/auth/v1/signup?redirect_to=${encodeURIComponent("http://site.example/")}`);
    expect(JSON.parse(Buffer.from(sent?.body ?? []).toString())).toEqual({
      email: "owner@example.com",
      password: expect.not.stringContaining("typed"),
      data: { choose_password: true },
    });
  });
});

describe("the data service", () => {
  it("receives no token when the client library sends the key in its place", async () => {
    const send = answering(200, []);
    await gatewayOver(send).ask("/rest/v1/contact_submissions", { headers: { Authorization: `Bearer ${KEY}` } });
    expect(send.mock.calls[0]?.[0].headers.get("authorization")).toBeNull();
  });

  it("is asked once for many anonymous reads, and each time for a signed-in user", async () => {
    const send = answering(200, [{ id: 1 }]);
    const { ask } = gatewayOver(send);
    for (let n = 0; n < 3; n++) await ask("/rest/v1/blogs?select=id");
    expect(send).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 3; n++) await ask("/rest/v1/blogs?select=id", { headers: { Authorization: "Bearer a.b.c" } });
    const reads = send.mock.calls.filter(([{ path }]) => path.startsWith("/rest/v1/blogs"));
    expect(reads).toHaveLength(4);
  });

  it("reports a write before the writer is answered, as unknown when no answer came", async () => {
    const token = { Authorization: "Bearer a.b.c" };
    const writing = { ...post({ title: "x" }), headers: { "Content-Type": "application/json", ...token } };
    const outcomes = [
      ["changed", async () => Response.json({}, { status: 201 })],
      ["unknown", () => Promise.reject(new BackendUnreachable(new Error("gone")))],
      ["unknown", async () => Response.json({}, { status: 503 })],
    ] as const;
    for (const [outcome, answer] of outcomes) {
      const { ask, onWrite } = gatewayOver(({ path }) =>
        path === "/auth/v1/user" ? answering(200)({} as never) : answer(),
      );
      await ask("/rest/v1/news", writing);
      expect(onWrite).toHaveBeenCalledWith("news", outcome);
    }
  });

  it.each(["PATCH", "DELETE"])("reports a %s only if it changed a row", async (method) => {
    const headers = { "Content-Type": "application/json", Authorization: "Bearer a.b.c" };
    for (const [range, told] of [
      ["*/0", 0],
      ["*/1", 1],
      ["0-0/1", 1],
      ["0-9/10", 1],
    ] as const) {
      const { ask, onWrite } = gatewayOver(async ({ path, headers: sent }) => {
        if (path === "/auth/v1/user") return Response.json({});
        expect(sent.get("prefer")).toContain("count=exact");
        return new Response(null, { status: 204, headers: { "Content-Range": range } });
      });
      const path = "/rest/v1/news?id=eq.00000000-0000-4000-8000-000000000000";
      expect((await ask(path, { ...post({ title: "x" }), method, headers })).status).toBe(204);
      expect(onWrite).toHaveBeenCalledTimes(told);
    }
  });

  it("reports no write that was refused, and receives none without a token", async () => {
    const send = answering(403);
    const { ask, onWrite } = gatewayOver(({ path }) =>
      path === "/auth/v1/user" ? answering(200)({} as never) : send({} as never),
    );
    const token = { "Content-Type": "application/json", Authorization: "Bearer a.b.c" };
    expect((await ask("/rest/v1/news", { ...post({ title: "x" }), headers: token })).status).toBe(403);
    expect(send).toHaveBeenCalledTimes(1);
    for (const method of ["POST", "PATCH", "DELETE"]) {
      const query = method === "POST" ? "" : "?id=eq.00000000-0000-4000-8000-000000000000";
      expect((await ask(`/rest/v1/news${query}`, { ...post({ title: "x" }), method })).status).toBe(401);
    }
    expect(send).toHaveBeenCalledTimes(1);
    expect(onWrite).not.toHaveBeenCalled();
  });
});

describe("errors", () => {
  it("hide internal details", async () => {
    const { ask } = gatewayOver(() => Promise.reject(new Error("password=hunter2 at /srv/site")));
    const response = await ask("/rest/v1/rpc/is_secure_admin", post({ user_id: null }));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: "500", message: expect.stringContaining("the-request") });
  });

  it("distinguish a slow backend (504) from an unreachable one (503)", async () => {
    const timeout = Object.assign(new Error("timed out"), { name: "TimeoutError" });
    for (const [cause, status] of [
      [timeout, 504],
      [new Error("refused"), 503],
    ] as const) {
      const { ask } = gatewayOver(() => Promise.reject(new BackendUnreachable(cause)));
      expect((await ask("/rest/v1/blogs?select=id")).status).toBe(status);
      expect((await ask("/auth/v1/user")).status).toBe(status);
    }
  });
});

describe("functions", () => {
  it("receive the body and answer", async () => {
    const { ask } = gatewayOver(answering(200));
    expect(await (await ask("/functions/v1/echo", post({ message: "hello" }))).text()).toBe('{"message":"hello"}');
    expect((await ask("/functions/v1/other", post({}))).status).toBe(404);
  });

  it("receive a sessionId of any type, and validate it themselves", async () => {
    const { ask } = gatewayOver(answering(200));
    const deep = "[".repeat(1_900) + "]".repeat(1_900);
    for (const sessionId of ['{"toString":1,"valueOf":1}', deep, "null", "7"]) {
      const body = `{"message":"hi","sessionId":${sessionId}}`;
      expect((await ask("/functions/v1/echo", { ...post({}), body })).status, sessionId.slice(0, 30)).toBe(200);
    }
    expect((await ask("/functions/v1/echo", post(null))).status).toBe(200);
  });

  it("are limited to thirty messages in five minutes", async () => {
    const { ask } = gatewayOver(answering(200));
    const statuses = await Promise.all(Array.from({ length: 31 }, () => ask("/functions/v1/echo", post({}))));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
