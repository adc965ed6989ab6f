/**
 * Loads a server: each connection requests one path again as soon as it is answered. Prints the result as JSON. It is a
 * separate program, so that it can be pinned to another core than the server.
 *
 *   node bench/load.ts PORT PATH [SECONDS] [CONNECTIONS]
 *
 * API_KEY is sent as the client library does. `{n}` in the path becomes a new number each time. Requests come from many
 * addresses, so that limits by client do not apply.
 */
import { once } from "node:events";
import { connect } from "node:net";

export type Load = {
  perSecond: number;
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Milliseconds. */
  median: number;
  p99: number;
};

const [port = "", path = "/", seconds = "3", connections = "32"] = process.argv.slice(2);
const statuses: Record<string, number> = {};
const times: number[] = [];
let sent = 0;

function request(): string {
  const at = path.replace("{n}", String(++sent));
  return `GET ${at} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: br\r\nX-Forwarded-For: 10.${sent % 200}.${sent % 251}.1\r\napikey: ${process.env.API_KEY ?? ""}\r\n\r\n`;
}

/** The status and length of the first answer received, or undefined while its head is incomplete. */
function answerIn(received: Buffer): { status: string; length: number } | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = received.toString("latin1", 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head.slice(0, 200)}`);
  return { status: head.slice(9, 12), length: end + 4 + length };
}

async function keepAsking(deadline: number): Promise<void> {
  const socket = connect(Number(port), "127.0.0.1").setNoDelay();
  let received: Buffer = Buffer.alloc(0);
  let missing = 0;
  let askedAt = 0;
  const ask = () => {
    askedAt = performance.now();
    socket.write(request());
  };
  const answered = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(performance.now() - askedAt);
    if (Date.now() < deadline) ask();
    else socket.destroy();
  };
  let status = "";
  socket.on("data", (chunk: Buffer) => {
    if (missing > 0) {
      missing -= chunk.byteLength;
      if (missing <= 0) answered(status);
      return;
    }
    received = received.byteLength > 0 ? Buffer.concat([received, chunk]) : chunk;
    const answer = answerIn(received);
    if (!answer) return;
    status = answer.status;
    missing = answer.length - received.byteLength;
    received = Buffer.alloc(0);
    if (missing <= 0) answered(status);
  });
  ask();
  await once(socket, "close");
}

const startedAt = Date.now();
const deadline = startedAt + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(connections) }, () => keepAsking(deadline)));
times.sort((a, b) => a - b);
const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
const perSecond = Math.round((times.length / (Date.now() - startedAt)) * 1000);
process.stdout.write(`${JSON.stringify({ perSecond, statuses, median: at(0.5), p99: at(0.99) } satisfies Load)}\n`);
