/**
 * Requests a second for a cached page and a cached list, against a plain Node server that answers with the same bytes.
 *
 *   node bench/gateway.ts
 *
 * Both servers are processes of their own and take turns within one run, on the same machine and under the same load;
 * what counts is the ratio. The plain server is the limit: it does nothing but write bytes.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { startSite } from "../tests/site.ts";

const SECONDS = 3;
const ROUNDS = 3;
const CONNECTIONS = 16;

type Answer = { headers: OutgoingHttpHeaders; body: string };

if (process.argv[2] === "--plain") servePlain();
else await measure();

/** Answers every request with what the parent process sends. */
function servePlain(): void {
  process.once("message", ({ headers, body }: Answer) => {
    const bytes = Buffer.from(body, "base64");
    const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
    server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
  });
  process.once("disconnect", () => process.exit());
}

async function measure(): Promise<void> {
  const site = await startSite({ env: { LOG_LEVEL: "warn", TRUST_PROXY: "1" } });
  try {
    const paths = [
      ["cached page", "/blog"],
      ["prerendered page", "/"],
      ["cached list", "/rest/v1/blogs?select=*&status=eq.published&order=created_at.desc&limit=20"],
    ] as const;
    for (const [name, path] of paths) {
      const plain = await startPlain(site.url, path);
      const rates = { site: 0, plain: 0 };
      for (let round = 0; round < ROUNDS; round++) {
        rates.plain += await rateOf(plain.port, "/");
        rates.site += await rateOf(Number(new URL(site.url).port), path);
      }
      plain.stop();
      const perSecond = (rate: number) =>
        Math.round(rate / ROUNDS)
          .toLocaleString("en")
          .padStart(8);
      const ratio = (rates.site / rates.plain).toFixed(2);
      process.stdout.write(
        `${name.padEnd(18)} site ${perSecond(rates.site)}/s   plain ${perSecond(rates.plain)}/s   ratio ${ratio}\n`,
      );
    }
  } finally {
    await site.stop();
  }
}

/** A plain server with the bytes the site answers `path` with. */
async function startPlain(url: string, path: string): Promise<{ port: number; stop: () => void }> {
  const response = await raw(Number(new URL(url).port), path);
  const child = fork(import.meta.filename, ["--plain"]);
  child.send({ headers: response.headers, body: response.body.toString("base64") });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { port, stop: () => child.disconnect() };
}

/** From one of many addresses, or the limit for one client would be what is measured. */
function request(path: string): string {
  const client = `192.0.2.${Math.ceil(Math.random() * 254)}`;
  return `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${client}\r\n\r\n`;
}

/** One answer as it comes over the wire. */
async function raw(
  port: number,
  path: string,
): Promise<{ headers: OutgoingHttpHeaders; body: Buffer; length: number }> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request(path));
  let received = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf("\r\n\r\n");
    if (end < 0) continue;
    const lines = received.subarray(0, end).toString().split("\r\n").slice(1);
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
    );
    const length = end + 4 + Number(headers["content-length"]);
    if (received.length < length) continue;
    for (const name of ["date", "connection", "keep-alive"]) delete headers[name];
    socket.destroy();
    return { headers, body: received.subarray(end + 4, length), length };
  }
  throw new Error(`no whole answer to ${path}`);
}

/** Requests a second over connections that each ask again as soon as they are answered. */
async function rateOf(port: number, path: string): Promise<number> {
  const { length } = await raw(port, path);
  const deadline = Date.now() + SECONDS * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(port, "127.0.0.1").setNoDelay();
      socket.write(request(path));
      let received = 0;
      socket.on("data", (chunk) => {
        received += chunk.byteLength;
        if (received < length) return;
        received -= length;
        answered++;
        if (Date.now() < deadline) socket.write(request(path));
        else socket.destroy();
      });
      await once(socket, "close");
    }),
  );
  return answered / SECONDS;
}
