import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { freePort, until } from "../tests/site.ts";

export type Nginx = { port: number; stop: () => Promise<void> };

/** Headers that nginx sets itself, or that belong to one connection. */
const NOT_COPIED = ["date", "connection", "keep-alive", "content-length", "content-type", "transfer-encoding", "etag"];

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0;
}

/**
 * Starts nginx with one worker. It sends the compressed bytes and headers that `origin` sends for each path, from its cache
 * of open files.
 *
 * @param prefix the beginning of the command line, for example to pin nginx to a core
 */
export async function startNginx(
  origin: string,
  apikey: string,
  paths: readonly string[],
  prefix: string[],
): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  await mkdir(join(directory, "www"));
  const locations = await Promise.all(
    paths.map(async (path, n) => {
      const answer = await fetch(origin + path, { headers: { apikey, "Accept-Encoding": "br" } });
      const copy = await rawBody(origin + path, apikey);
      await writeFile(join(directory, "www", String(n)), copy);
      const headers = [...answer.headers].filter(([name]) => !NOT_COPIED.includes(name));
      const lines = headers.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`);
      const [pathname] = path.split("?");
      return `location = ${pathname} { default_type '${answer.headers.get("content-type")}'; ${lines.join(" ")} try_files /${n} =404; }`;
    }),
  );
  const config = `
    daemon off; user ${userInfo().username}; worker_processes 1; pid ${directory}/pid; error_log ${directory}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; server_tokens off; keepalive_requests 1000000000;
      open_file_cache max=100; open_file_cache_valid 60s; client_body_temp_path ${directory}/body;
      proxy_temp_path ${directory}/proxy; fastcgi_temp_path ${directory}/fastcgi; uwsgi_temp_path ${directory}/uwsgi;
      scgi_temp_path ${directory}/scgi;
      server { listen 127.0.0.1:${port}; root ${directory}/www; types { } ${locations.join("\n")} }
    }`;
  await writeFile(join(directory, "nginx.conf"), config);
  const [command = "", ...args] = [
    ...prefix,
    "nginx",
    "-c",
    join(directory, "nginx.conf"),
    "-e",
    join(directory, "error.log"),
  ];
  const child = spawn(command, args, { stdio: "inherit" });
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
    await rm(directory, { recursive: true, force: true });
  };
  const ready = until(async () => (await fetch(`http://127.0.0.1:${port}${paths[0]}`)).ok);
  await ready.catch(async (error) => {
    await stop();
    throw error;
  });
  return { port, stop };
}

/** The body as transferred; `fetch` would decompress it. */
async function rawBody(url: string, apikey: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    get(url, { headers: { apikey, "Accept-Encoding": "br" } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      done(Buffer.concat(chunks));
    }).on("error", fail);
  });
}
