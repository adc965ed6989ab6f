import { describe, expect, it, vi } from "vitest";
import { createQueues } from "./queues.ts";
import { BACKEND_TIMEOUT_MS, BackendUnreachable, createAskData, createSend } from "./upstream.ts";

describe("a request to the backend", () => {
  const over = (answer: (request: Request) => Promise<Response>) => createSend(answer, "the key", createQueues());

  it("forwards method, path, body and a few headers, with the key", async () => {
    let seen: Request | undefined;
    const send = over(async (request) => {
      seen = request;
      return new Response(null, { status: 204 });
    });
    const headers = new Headers({ Authorization: "Bearer token", Cookie: "session=1", apikey: "another" });
    await send({ method: "PUT", path: "/auth/v1/user?x=1", headers, body: Buffer.from("{}") });
    expect([seen?.method, seen && new URL(seen.url).search, await seen?.text()]).toEqual(["PUT", "?x=1", "{}"]);
    expect(Object.fromEntries(seen?.headers ?? [])).toEqual({ authorization: "Bearer token", apikey: "the key" });
  });

  it("forwards a few headers of the answer", async () => {
    const headers = { "Access-Control-Allow-Origin": "*", "Retry-After": "3", "Set-Cookie": "a=b" };
    const send = over(async () => Response.json({ made: true }, { status: 201, headers }));
    const response = await send({ method: "GET", path: "/", headers: new Headers() });
    expect([response.status, await response.json()]).toEqual([201, { made: true }]);
    expect(Object.fromEntries(response.headers)).toEqual({ "content-type": "application/json", "retry-after": "3" });
  });

  it("fails as unreachable when the backend is down", async () => {
    const send = over(() => fetch("http://127.0.0.1:1"));
    await expect(send({ method: "GET", path: "/", headers: new Headers() })).rejects.toThrow(BackendUnreachable);
  });
});

it("a request to a data service that does not answer times out", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    expect(ms).toBe(BACKEND_TIMEOUT_MS);
    return AbortSignal.abort(new DOMException("late", "TimeoutError"));
  });
  const silent = { ask: () => new Promise<never>(() => undefined), close: async () => undefined };
  const call = { kind: "call", procedure: "p", args: {}, returns: "value" } as const;
  await expect(createAskData(silent, createQueues())(call)).rejects.toMatchObject({ timedOut: true });
  vi.restoreAllMocks();
});
