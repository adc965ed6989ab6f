import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Upstream } from "../backend/index.ts";
import { createQueues } from "./queues.ts";
import { BackendUnreachable, createSend } from "./upstream.ts";

let directory: string;
let seen: IncomingMessage;
let body = "";
const servers: Server[] = [];
const upstreams: Upstream[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "upstream-"));
  for (const place of [join(directory, "socket"), 0]) {
    const server = createServer((request, response) => {
      seen = request;
      body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        if (request.url === "/none") return response.writeHead(204).end();
        const headers = { "Access-Control-Allow-Origin": "*", "Content-Range": "0-0/1", "Set-Cookie": "a=b" };
        response.writeHead(201, { "Content-Type": "application/json", ...headers }).end('{"made":true}');
      });
    });
    await new Promise<void>((done) => server.listen(place, () => done()));
    const address = server.address();
    upstreams.push(
      typeof address === "string"
        ? { kind: "socket", path: address }
        : { kind: "remote", url: `http://127.0.0.1:${address?.port}` },
    );
    servers.push(server);
  }
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(directory, { recursive: true, force: true });
});

describe.each([0, 1])("backend %i", (index) => {
  const send = () => createSend(upstreams[index]!, "the key", createQueues());

  it("receives method, path, body and what is its to see, with the key", async () => {
    const headers = new Headers({
      Authorization: "Bearer token",
      Prefer: "count=exact",
      Cookie: "session=1",
      apikey: "another",
      "X-Forwarded-For": "1.2.3.4",
    });
    const request = { method: "PATCH", path: "/rest/v1/blogs?id=eq.1", headers, body: Buffer.from("{}") };
    await (await send()(request)).text();
    expect([seen.method, seen.url, body]).toEqual(["PATCH", "/rest/v1/blogs?id=eq.1", "{}"]);
    expect(seen.headers).toMatchObject({ authorization: "Bearer token", prefer: "count=exact", apikey: "the key" });
    expect(seen.headers.cookie).toBeUndefined();
    expect(seen.headers["x-forwarded-for"]).toBeUndefined();
  });

  it("answers with what is the client's to see", async () => {
    const response = await send()({ method: "GET", path: "/", headers: new Headers() });
    expect([response.status, await response.json()]).toEqual([201, { made: true }]);
    expect(response.headers.get("content-range")).toBe("0-0/1");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("may answer without a body", async () => {
    const response = await send()({ method: "POST", path: "/none", headers: new Headers() });
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });
});

it.each<Upstream>([
  { kind: "socket", path: "/nowhere/socket" },
  { kind: "remote", url: "http://127.0.0.1:1" },
])("a backend that is not there is named as such", async (upstream) => {
  const sending = createSend(upstream, "key", createQueues())({ method: "GET", path: "/", headers: new Headers() });
  await expect(sending).rejects.toThrow(BackendUnreachable);
});
