/**
 * A minimal Node server: it sends copies of another server's answers and looks at the path alone. A reference for
 * `npm run bench:server`.
 *
 *   node bench/bare.ts PORT ORIGIN API_KEY PATH…
 */
import { createServer, get, type IncomingMessage } from "node:http";

const [port, origin, apikey = "", ...paths] = process.argv.slice(2);

/** Headers that Node sets itself. */
const OWN = ["date", "connection", "keep-alive", "transfer-encoding"];

async function copyOf(path: string): Promise<{ headers: string[]; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    get(origin + path, { headers: { apikey, "Accept-Encoding": "br" } }, answered).on("error", failed);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN.includes(name));
  return { headers: headers.flatMap(([name, value]) => [name, String(value)]), body };
}

const answers = new Map(await Promise.all(paths.map(async (path) => [path, await copyOf(path)] as const)));
createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(port), "127.0.0.1");
