import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Ready } from "../exchange/ready.ts";
import { represent } from "../exchange/representation.ts";
import { createLog } from "../process/log.ts";
import { createWeb, type WebParts } from "./web.ts";

const LARGE = 64 * 1024 * 1024;

const TEXT = "A file of the site. ".repeat(100);

/** A server with one large file in its memory, one text that is held as it was compressed, and a file that is gone. */
async function start(log = createLog("silent", "site")): Promise<Server> {
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
    pages: { addressOf: (target: string) => target },
    config: { siteUrl: "http://127.0.0.1" },
    trustedProxies: 0,
    log,
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

  it("of which nothing is taken for half a minute is cut off", async () => {
    server = await start();
    expect(server.timeout).toBe(30_000);
    server.timeout = 100;
    const [connection] = await Promise.all([once(server, "connection"), ask()]);
    await once(connection[0], "close");
  });

  it("is 503 for a file that is gone, of which the log says its code and no stack", async () => {
    const log = createLog("silent", "site");
    const said = vi.spyOn(log, "error");
    server = await start(log);
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/lost`)).status).toBe(503);
    const [line] = said.mock.calls;
    expect(line).toEqual([{ code: "ENOENT", path: "/lost", requestId: expect.any(String) }, "request failed"]);
  });

  it.each(["br", "gzip", "identity"])("is a file in the encoding that is taken: %s", async (encoding) => {
    server = await start();
    const { port } = server.address() as AddressInfo;
    for (const time of ["first", "again"]) {
      const answer = await fetch(`http://127.0.0.1:${port}/text`, { headers: { "Accept-Encoding": encoding } });
      expect(answer.headers.get("content-encoding") ?? "identity", time).toBe(encoding);
      expect(await answer.text(), time).toBe(TEXT);
    }
  });
});
