import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Ready } from "../http/ready.ts";
import { represent } from "../http/representation.ts";
import { createLog } from "../process/log.ts";
import { createWeb, type WebParts } from "./web.ts";

const LARGE = 64 * 1024 * 1024;

const TEXT = "A file of the site. ".repeat(100);

/** A server with one large file in its memory, one text that is held as it was compressed, and a file that is gone. */
async function start(log = createLog("silent", "site"), others: object = {}): Promise<Server> {
  const bodies = { identity: Buffer.alloc(LARGE) };
  const representation = { contentType: "image/png", hash: "1", length: LARGE, compressible: false, bodies };
  const large: Ready = { status: 200, headers: {}, representation };
  const whole = represent(Buffer.from(TEXT), "text/plain");
  const compressed = { ...whole, bodies: { br: brotliCompressSync(TEXT) } };
  const gone = Object.assign(new Error("no such file"), { code: "ENOENT" });
  const lost = { ...representation, length: 1, bodies: {}, read: () => Promise.reject(gone) };
  const parts = {
    assets: new Map([
      ["/large", large],
      ["/text", { status: 200, headers: {}, representation: compressed }],
      ["/lost", { status: 200, headers: {}, representation: lost }],
    ]),
    pages: { peek: () => undefined },
    config: { siteUrl: "http://127.0.0.1" },
    trustedProxies: 0,
    log,
    ...others,
  };
  const server = createWeb(parts as unknown as WebParts).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

describe("an answer", () => {
  let server: Server;
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });
  const ask = () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => undefined).write("GET /large HTTP/1.1\r\nHost: here\r\n\r\n");
    return socket;
  };

  it("of which the client reads nothing for half a minute is cut off", async () => {
    server = await start();
    expect(server.timeout).toBe(30_000);
    server.timeout = 100;
    const [connection] = await Promise.all([once(server, "connection"), ask()]);
    await once(connection[0], "close");
  });

  it("is 503 for a missing file, and the log has its error code without a stack", async () => {
    const log = createLog("silent", "site");
    const said = vi.spyOn(log, "error");
    server = await start(log);
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/lost`)).status).toBe(503);
    const [line] = said.mock.calls;
    expect(line).toEqual([{ code: "ENOENT", path: "/lost", requestId: expect.any(String) }, "request failed"]);
  });

  it.each(["br", "gzip", "identity"])("is a file in the accepted encoding: %s", async (encoding) => {
    server = await start();
    const { port } = server.address() as AddressInfo;
    for (const time of ["first", "again"]) {
      const answer = await fetch(`http://127.0.0.1:${port}/text`, { headers: { "Accept-Encoding": encoding } });
      expect(answer.headers.get("content-encoding") ?? "identity", time).toBe(encoding);
      expect(await answer.text(), time).toBe(TEXT);
    }
  });
});

describe("a request", () => {
  let server: Server;
  const port = () => (server.address() as AddressInfo).port;
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ["at once", { pages: { peek: (): unknown => broken() } }],
    ["in its page", { pages: { peek: (): unknown => undefined }, limits: {} }],
  ])(
    "that meets an error %s is answered 500 with its number, logged once, and the next is answered",
    async (_, others) => {
      const log = createLog("silent", "site");
      const said = vi.spyOn(log, "error");
      server = await start(log, others);
      const answer = await fetch(`http://127.0.0.1:${port()}/blog?x=secret`);
      const requestId = answer.headers.get("X-Request-Id");
      expect(answer.status).toBe(500);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining(`(request ${requestId})`) });
      expect(said.mock.calls).toEqual([[{ err: expect.any(Error), requestId, path: "/blog" }, "request failed"]]);
      expect((await fetch(`http://127.0.0.1:${port()}/text`)).status).toBe(200);
    },
  );

  it.each([
    ["a path", `/${"a".repeat(2_048)}`, {}, 414],
    ["a path before a query", `/${"a/".repeat(1_024)}?a`, {}, 414],
    ["a query", `/?${"a".repeat(8 * 1024)}`, {}, 414],
    ["an Accept", "/", { accept: "a".repeat(1_025) }, 431],
    ["a header that is not read", "/", { "x-other": "a".repeat(8 * 1024 + 1) }, 431],
  ])("with %s that is longer than any of ours is refused unread", async (_, target, headers, status) => {
    const peek = vi.fn(broken);
    server = await start(undefined, { pages: { peek } });
    const answer = await fetch(`http://127.0.0.1:${port()}${target}`, { headers });
    expect([answer.status, peek.mock.calls.length]).toEqual([status, 0]);
    expect(answer.headers.get("X-Request-Id")).toBeTruthy();
  });

  it("that Node cannot take is refused with a sentence", async () => {
    server = await start();
    const answer = await fetch(`http://127.0.0.1:${port()}/contact-us?message=${"a".repeat(20 * 1024)}`);
    expect([answer.status, await answer.text()]).toEqual([431, "The address or a header of this request is too long."]);
  });

  it("of a browser that opens a page is refused with a page, of a program with JSON", async () => {
    server = await start(undefined, { madeFile: async () => undefined });
    const ask = (path: string, accept: string) => fetch(`http://127.0.0.1:${port()}${path}`, { headers: { accept } });
    const page = await ask("/hi/blog/%00", "text/html,*/*;q=0.8");
    expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(await page.text()).toMatch(/lang="hi".*यह पता हम पढ़ नहीं पाए/);
    expect(await (await ask("/blog/%00", "text/html")).text()).toContain("This address cannot be read.");
    expect(await (await ask("/blog/%00", "*/*")).json()).toMatchObject({ code: "bad_request" });
  });

  it.each(["/config.json", "/healthz", "/readyz"])("that would change %s is told what it allows", async (path) => {
    server = await start();
    for (const method of ["PUT", "DELETE", "POST"]) {
      const answer = await fetch(`http://127.0.0.1:${port()}${path}`, { method });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
    }
  });

  it("for a page of the Hindi edition is refused in Hindi", async () => {
    server = await start();
    const refusalAt = async (path: string) =>
      ((await (await fetch(`http://127.0.0.1:${port()}${path}?${"a".repeat(8 * 1024)}`)).json()) as { message: string })
        .message;
    expect(await refusalAt("/hi/contact-us")).toBe("यह पता बहुत लंबा है।");
    expect(await refusalAt("/contact-us")).toBe("This address is too long.");
  });

  it("whose forwarded address is only brackets does no harm", async () => {
    server = await start(undefined, { trustedProxies: 1 });
    const forwarded = (length: number) => `${"[".repeat(length)}${"]".repeat(length)}`;
    for (const [length, status] of [
      [500, 200],
      [5_000, 431],
    ] as const) {
      const headers = { "X-Forwarded-For": forwarded(length) };
      expect((await fetch(`http://127.0.0.1:${port()}/text`, { headers })).status).toBe(status);
    }
  });
});

function broken(): never {
  throw new Error("broken on purpose");
}
