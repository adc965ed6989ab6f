/**
 * Runs the examples in `deploy/`, with two servers behind nginx while one is killed and one is upgraded. Part of
 * `npm run test:long`; needs Debian's nginx-light, openssl and systemd.
 */
import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { Agent, request } from "node:https";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { freePort, type RunningPostgres, type RunningSite, startPostgres, startSite, until } from "../site.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");

let place: string;
beforeAll(async () => {
  for (const [command, way, source] of [
    ["nginx", "-v", "nginx-light"],
    ["openssl", "version", "openssl"],
    ["systemd-analyze", "--version", "systemd"],
  ] as const) {
    if (spawnSync(command, [way]).status !== 0)
      throw new Error(`This test needs ${command}; on Debian: apt-get install ${source}`);
  }
  place = await mkdtemp(join(tmpdir(), "deploy-"));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Adapts an example to this machine. @throws Error if the example no longer contains a replaced text */
function adapted(example: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((adapted, [from, to]) => {
    expect(adapted).toContain(from);
    return adapted.replaceAll(from, to);
  }, example);
}

it("systemd accepts the unit and rates its sandboxing as good", async () => {
  const unit = join(place, "vayutra.service");
  const example = await readFile(join(ROOT, "deploy/vayutra.service"), "utf8");
  await writeFile(unit, adapted(example, { "/srv/vayutra": ROOT, "User=vayutra": `User=${userInfo().username}` }));
  const { stdout, stderr } = await run("systemd-analyze", ["verify", "--man=no", unit]);
  expect(stdout + stderr).not.toContain(unit);
  const verdict = await run("systemd-analyze", ["security", "--offline=yes", "--no-pager", unit]);
  expect(Number(/exposure level[^:]*: ([\d.]+)/.exec(verdict.stdout)?.[1])).toBeLessThan(3);
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

describe("behind nginx", () => {
  let postgres: RunningPostgres;
  let sites: RunningSite[];
  let environment: Record<string, string>;
  let port: number;
  let certificate: Buffer;
  let stopNginx: () => Promise<void>;

  beforeAll(async () => {
    postgres = await startPostgres();
    port = await freePort();
    environment = {
      DATABASE_URL: postgres.url,
      SITE_URL: `https://127.0.0.1:${port}`,
      TRUST_PROXY: "1",
      ADMIN_PASSWORD,
      JWT_SECRET: "a signing secret that both servers share",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_shared",
      METRICS_TOKEN: "a-token-of-forty-characters-for-figures.",
    };
    sites = [await startSite({ env: environment }), await startSite({ env: environment })];
    stopNginx = await startNginx(sites.map(({ url }) => new URL(url).host));
  }, 600_000);
  afterAll(async () => {
    for (const agent of agents.values()) agent.destroy();
    await stopNginx?.();
    for (const site of sites ?? []) await site.stop();
    await postgres?.stop();
  });

  async function startNginx(servers: string[]): Promise<() => Promise<void>> {
    const directory = join(place, "nginx");
    await mkdir(join(directory, "tls"), { recursive: true });
    const files = ["-keyout", join(directory, "tls/site.key"), "-out", join(directory, "tls/site.crt")];
    const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"];
    await run("openssl", [...made, "-addext", "subjectAltName=IP:127.0.0.1", ...files]);
    certificate = await readFile(join(directory, "tls/site.crt"));
    const example = await readFile(join(ROOT, "deploy/nginx/site.conf"), "utf8");
    const site = adapted(example, {
      "/etc/nginx/": `${directory}/`,
      "/var/log/nginx/": `${directory}/`,
      "listen 80 default_server": `listen 127.0.0.1:${await freePort()}`,
      "listen 443 ssl http2 default_server": `listen 127.0.0.1:${port} ssl http2`,
    });
    const list = await readFile(join(ROOT, "deploy/nginx/site-servers.conf"), "utf8");
    const [line = ""] = /^server 127\.0\.0\.1:3000 .*$/m.exec(list) ?? [];
    const all = servers.map((server) => adapted(line, { "127.0.0.1:3000": server })).join("\n");
    await writeFile(join(directory, "site-servers.conf"), all);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    await writeFile(
      join(directory, "nginx.conf"),
      `daemon off; user ${userInfo().username}; worker_processes 1; pid ${directory}/pid;
      events { worker_connections 512; }
      http { access_log off; ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(" ")}
      ${site} }`,
    );
    const args = ["-c", join(directory, "nginx.conf"), "-e", join(directory, "error.log")];
    await run("nginx", ["-t", ...args]);
    const nginx = spawn("nginx", args, { stdio: "inherit" });
    await until(async () => (await ask("/healthz")).status === 200);
    return async () => {
      nginx.kill("SIGQUIT");
      await once(nginx, "exit");
    };
  }

  const agents = new Map<string, Agent>();
  /** A request through nginx from a separate address, because limits count by address. */
  async function ask(path: string, { from = "127.0.0.1", method = "GET", body = "" } = {}): Promise<Answer> {
    const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from });
    agents.set(from, agent);
    const headers = { apikey: "sb_publishable_shared", "Content-Type": "application/json" };
    const sent = request(`https://127.0.0.1:${port}${path}`, { agent, ca: certificate, method, headers });
    sent.setTimeout(30_000, () => sent.destroy(new Error("no answer within 30 s")));
    sent.end(body);
    const [response] = await once(sent, "response");
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
  it("the site answers over TLS under its own origin and knows the client's address", async () => {
    const page = await ask("/contact-us");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toBeDefined();
    expect(page.body).toContain(`<link rel="canonical" href="https://127.0.0.1:${port}/contact-us"`);
    await ask("/no-such-page-from-afar", { from: "127.0.0.9" });
    await until(async () =>
      sites.some(({ logs }) => logs.some((line) => /no-such-page-from-afar.*"client":"127\.0\.0\.9"/.test(line))),
    );
  });

  it("its metrics are not public", async () => {
    expect((await ask("/metrics")).body).not.toContain("METRICS_TOKEN");
    expect((await ask("/metrics")).status).toBe(404);
    const [site] = sites;
    expect((await fetch(`${site?.url}/metrics`)).status).toBe(401);
  });

  it("passes a body of ten megabytes to the site", async () => {
    const { status, body } = await ask("/rest/v1/contact_submissions", {
      method: "POST",
      body: "x".repeat(10_000_000),
    });
    expect(status).toBe(413);
    expect(body).toContain("payload_too_large");
  });

  /** The next version of the site: this one with a further migration. */
  async function nextVersion(): Promise<string> {
    const root = join(place, "next");
    await mkdir(root);
    const copied = ["server", "supabase"];
    for (const name of await readdir(ROOT))
      if (!copied.includes(name)) await symlink(join(ROOT, name), join(root, name));
    // Keeps file and folder times, because a build older than its sources is made again.
    await run("cp", ["-Rp", ...copied.map((name) => join(ROOT, name)), root]);
    const migration = join(root, "supabase/migrations/29990101000000_next_version.sql");
    await writeFile(migration, "alter table public.blogs add column next_version boolean not null default true;");
    return root;
  }

  it("no request fails while one server is killed and one upgraded; an enquiry is stored once", async () => {
    const paths = [
      "/",
      "/blog",
      "/news?page=1",
      "/careers",
      "/rest/v1/blogs?select=id&status=eq.published",
      "/robots.txt",
    ];
    const failed: string[] = [];
    const acknowledged: string[] = [];
    let reads = 0;
    let repeated = 0;
    let over = false;

    const readers = Array.from({ length: 4 }, async (_, reader) => {
      for (let n = reader; !over; n++) {
        const path = paths[n % paths.length] ?? "/";
        const outcome = await ask(path, { from: `127.0.1.${reader + 1}` }).catch((error: Error) => error);
        if (outcome instanceof Error) failed.push(`${path}: ${outcome.message}`);
        else if (outcome.status !== 200) failed.push(`${path}: ${outcome.status}`);
        reads++;
      }
    });
    const writers = Array.from({ length: 2 }, async (_, writer) => {
      for (let n = 0; !over; n++) {
        const id = crypto.randomUUID();
        const body = JSON.stringify({
          submission_id: id,
          name: "W",
          email: `${id}@example.com`,
          message: "Under load",
        });
        const send = () =>
          ask("/rest/v1/contact_submissions", { from: `127.1.${writer}.${(n % 250) + 1}`, method: "POST", body }).then(
            ({ status }) => status === 201,
            () => false,
          );
        while (!(await send())) {
          repeated++;
          await new Promise((done) => setTimeout(done, 50));
        }
        acknowledged.push(id);
      }
    });
    const moreReads = async () => {
      const goal = reads + 150;
      await until(async () => reads >= goal, 120_000);
    };

    try {
      const [first, second] = sites as [RunningSite, RunningSite];
      await moreReads();
      await first.kill9();
      await moreReads();
      const portOf = ({ url }: RunningSite) => new URL(url).port;
      sites[0] = await startSite({ dataDir: first.dataDir, env: { ...environment, PORT: portOf(first) } });
      await moreReads();

      // A rolling upgrade: the next version replaces one server while the other keeps running.
      const root = await nextVersion();
      await second.stop();
      sites[1] = await startSite({ root, env: { ...environment, PORT: portOf(second) } });
      await moreReads();
    } finally {
      over = true;
      await Promise.all([...readers, ...writers]);
    }

    expect(failed).toEqual([]);
    const { sql } = sites[0] as RunningSite;
    const columns = await sql`select from information_schema.columns where column_name = 'next_version'`;
    expect(columns).not.toHaveLength(0);
    const rows = await sql<{ email: string; times: number }[]>`
      select email, count(*)::int as times from public.contact_submissions where message = 'Under load' group by email`;
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(new Map(rows.map(({ email, times }) => [email, times]))).toEqual(
      new Map(acknowledged.map((id) => [`${id}@example.com`, 1])),
    );
    process.stdout.write(`${reads} pages read, ${acknowledged.length} enquiries stored, ${repeated} sent again\n`);
  }, 900_000);
});
