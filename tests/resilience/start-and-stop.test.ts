import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, socketAddress } from "../../server/backend/database.ts";
import { freePort, type RunningSite, runSite, spawnSite, startPostgres, startSite, until } from "../site.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const NOBODY = 65_534;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "start "));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function processesWith(text: string): Promise<string[]> {
  const { stdout } = await run("ps", ["-eww", "-o", "args="]);
  return stdout.split("\n").filter((line) => line.includes(text) && !line.startsWith("ps "));
}

/** A checkout of the site elsewhere: links to this one, so that only its path differs. */
async function checkoutAt(root: string): Promise<string> {
  await mkdir(root, { recursive: true });
  for (const name of [
    "app",
    "media",
    "scripts",
    "build",
    "public",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "react-router.config.ts",
    "node_modules",
  ]) {
    await symlink(join(ROOT, name), join(root, name));
  }
  await run("cp", ["-Rp", join(ROOT, "server"), join(ROOT, "supabase"), root]);
  return root;
}

describe("starting", () => {
  describe("a site that runs", () => {
    let site: RunningSite;
    beforeAll(async () => {
      site = await startSite({ dataDir: join(directory, "private data"), fresh: true });
    });
    afterAll(() => site.stop());

    it("says where everything is", () => {
      const output = site.logs.join("\n");
      expect(output).toContain(`The site is at ${site.url}`);
      expect(output).toContain(`Administrator: ${site.config.admin.email}, password ${site.config.admin.password}`);
      expect(output).toContain(`Mail: put into ${join(site.dataDir, "outbox")}`);
    });

    it("keeps what it must keep to itself", async () => {
      const { dataDir } = site;
      expect((await stat(dataDir)).mode & 0o077).toBe(0);
      expect((await stat(join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
      expect((await stat(join(dataDir, "postgres"))).mode & 0o077).toBe(0);
      expect(await processesWith(site.config.supabasePublishableKey)).toEqual([]);
    });

    it("refuses a second start on the same data, in one sentence", async () => {
      const second = await runSite({ DATA_DIR: site.dataDir, PORT: String(await freePort()) });
      expect(second.code).toBe(1);
      expect(second.output).toMatch(
        /^The site runs already with DATA_DIR .*; stop it first, or set another DATA_DIR and PORT\.$/,
      );
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    });

    it("keeps its port: another says so, and stops its database again", async () => {
      const dataDir = join(directory, "port taken");
      const { code, output } = await runSite({ PORT: new URL(site.url).port, DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(output).toContain("something else listens there already");
      expect(await processesWith(dataDir)).toEqual([]);
    });
  });

  it("is possible twice on one machine with other data and another port", async () => {
    const sites = await Promise.all([startSite({ assistant: false }), startSite({ assistant: false })]);
    expect(new Set(sites.map((site) => site.config.supabasePublishableKey)).size).toBe(2);
    await Promise.all(sites.map((site) => site.stop()));
  });

  it("names every wrong setting at once and leaves nothing behind", async () => {
    const { code, output } = await runSite({ PORT: "http", LOG_LEVEL: "loud", DATA_DIR: join(directory, "never") });
    expect(code).toBe(1);
    expect(output.split("\n").sort()).toEqual([
      expect.stringMatching(/^LOG_LEVEL must be/),
      expect.stringMatching(/^PORT must be/),
    ]);
    await expect(stat(join(directory, "never"))).rejects.toThrow();
  });

  describe("says in one sentence, with no stack, what it cannot do without:", () => {
    async function refusal(env: Record<string, string>): Promise<string> {
      const { code, output } = await runSite({ PORT: String(await freePort()), ...env });
      expect(code, output).toBe(1);
      expect(output.split("\n").filter((line) => !line.includes('"level":30'))).toEqual([
        expect.stringMatching(/^[^{]+\.$/),
      ]);
      return output;
    }

    it("a data directory that is none", async () => {
      const file = join(directory, "a file");
      await writeFile(file, "");
      expect(await refusal({ DATA_DIR: file })).toBe(
        `DATA_DIR ${file} is a file, or lies below one; set DATA_DIR to a directory.`,
      );
      expect(await refusal({ DATA_DIR: join(file, "data") })).toContain("is a file, or lies below one");
    });

    it.runIf(process.platform === "linux")("a data directory where nothing can be stored", async () => {
      expect(await refusal({ DATA_DIR: "/proc/self/site/data" })).toMatch(/lies where nothing can be stored/);
    });

    it("a database whose files are damaged", async () => {
      const dataDir = join(directory, "damaged");
      await mkdir(join(dataDir, "postgres"), { recursive: true, mode: 0o700 });
      await writeFile(join(dataDir, "postgres", "PG_VERSION"), "18\n");
      expect(await refusal({ DATA_DIR: dataDir, LOG_LEVEL: "fatal" })).toMatch(
        /^The database in .+postgres does not start \(PostgreSQL ended: .+\); put a copy/,
      );
    });

    it("a data directory that cannot be written to", async () => {
      // Not even root writes here.
      const closed = process.platform === "linux" ? "/sys/kernel" : "/System/Library";
      expect(await refusal({ DATA_DIR: closed })).toMatch(
        /^DATA_DIR \S+ cannot be written to \(E\w+\); change its owner/,
      );
    });

    it("secrets that can be read", async () => {
      const dataDir = join(directory, "broken secrets");
      await mkdir(dataDir);
      const file = join(dataDir, "secrets.json");
      for (const content of ['{"jwtSec', "null"]) {
        await writeFile(file, content);
        expect(await refusal({ DATA_DIR: dataDir })).toMatch(
          /secrets\.json does not hold the secrets it should; restore it/,
        );
        expect(await readFile(file, "utf8")).toBe(content);
      }
      await rm(file);
      await mkdir(file);
      expect(await refusal({ DATA_DIR: dataDir })).toMatch(/secrets\.json cannot be read \(EISDIR\)/);
    });

    it.each([
      ["postgres://user:a-password@127.0.0.1:1/site", "127.0.0.1:1/site"],
      ["postgres://user:a-password@nowhere.invalid/site", "nowhere.invalid/site"],
      ["postgres:///site?host=/nowhere&user=owner&password=a-password", "/nowhere/site"],
    ])("a database that answers at %s", async (address, place) => {
      const output = await refusal({ DATA_DIR: join(directory, "no database"), DATABASE_URL: address });
      expect(output).toContain(`The database of DATABASE_URL (${place}) cannot be reached: `);
      expect(output).not.toContain("a-password");
    });

    it("a database that knows the user, the password and the database", async () => {
      const postgres = await startPostgres();
      try {
        const address = new URL(postgres.url);
        const socketDirectory = address.searchParams.get("host") ?? "";
        const sql = openDatabase(socketAddress(socketDirectory, "postgres"), { max: 1 });
        await sql.unsafe("alter role owner password 'the right one'");
        await writeFile(
          join(socketDirectory, "../data/pg_hba.conf"),
          "local all owner scram-sha-256\nlocal all postgres trust\n",
        );
        await sql`select pg_reload_conf()`;
        await sql.end();
        const refusalOf = (change: (url: URL) => void) => {
          const changed = new URL(address);
          changed.searchParams.set("password", "the right one");
          change(changed);
          return refusal({ DATA_DIR: join(directory, "other database"), DATABASE_URL: changed.href });
        };
        const wrong = await refusalOf(({ searchParams }) => searchParams.set("password", "a wrong one"));
        expect(wrong).toMatch(/refuses the user: password authentication failed for user "owner"; check the user name/);
        expect(wrong).not.toContain("a wrong one");
        expect(await refusalOf(({ searchParams }) => searchParams.delete("password"))).toContain("refuses the user: ");
        expect(await refusalOf(({ searchParams }) => searchParams.set("user", "nobody"))).toContain(
          "refuses the user: ",
        );
        const elsewhere = await refusalOf((url) => {
          url.pathname = "/elsewhere";
        });
        expect(elsewhere).toContain("/elsewhere) does not exist; create it first.");
      } finally {
        await postgres.stop();
      }
    });
  });

  it("refuses to show the demonstration password to the network", async () => {
    const { code, output } = await runSite({ HOST: "0.0.0.0", DATA_DIR: join(directory, "open") });
    expect(code).toBe(1);
    expect(output).toMatch(/^HOST 0\.0\.0\.0 can be reached from other machines.*set ADMIN_PASSWORD/);
  });

  it("again keeps what was deleted, takes one's own password, and then another address for the administrator", async () => {
    const dataDir = join(directory, "again");
    const signIn = async ({ url, config }: RunningSite, password: string) => {
      const body = JSON.stringify({ email: "admin@vayutra.example", password });
      const headers = { apikey: config.supabasePublishableKey, "Content-Type": "application/json" };
      return (await fetch(`${url}/auth/v1/token?grant_type=password`, { method: "POST", headers, body })).status;
    };
    let site = await startSite({ dataDir, assistant: false });
    const { password = "", email } = site.config.admin;
    expect(email).toBe("admin@vayutra.example");
    expect(await signIn(site, password)).toBe(200);
    const [{ count } = { count: 0 }] = await site.sql`select count(*)::int as count from public.blogs`;
    expect(count).toBe(6);
    await site.sql`delete from public.blogs`;
    await site.stop();

    site = await startSite({ dataDir, assistant: false, env: { ADMIN_PASSWORD: "a password of our own" } });
    expect(await site.sql`select 1 from public.blogs`).toHaveLength(0);
    expect(site.config.admin).toEqual({ email, name: "Site Administrator" });
    expect(await signIn(site, password)).toBe(400);
    expect(await signIn(site, "a password of our own")).toBe(200);
    await site.stop();

    site = await startSite({ dataDir, assistant: false, env: { ADMIN_EMAIL: "New@vayutra.example" } });
    const rows = await site.sql`select email from private.administrators`;
    expect(rows.map((row) => row.email)).toEqual(["new@vayutra.example"]);
    await site.stop();
  });
});

describe("where it runs", () => {
  it("may have spaces in its path", async () => {
    const root = await checkoutAt(join(directory, "a path with spaces"));
    const site = await startSite({ root, dataDir: join(root, "the data") });
    expect((await fetch(`${site.url}/blog`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });

  it.skipIf(process.getuid?.() !== 0)("may be an ordinary user's, not only root's", async (context) => {
    const home = await mkdtemp("/tmp/ordinary-");
    await chmod(home, 0o755);
    const root = await checkoutAt(join(home, "site"));
    const dataDir = join(home, "data");
    await mkdir(dataDir);
    await chown(dataDir, NOBODY, NOBODY);
    const prefix = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
    const readable = await run("setpriv", [
      ...prefix.slice(1),
      "test",
      "-r",
      join(root, "build/server/index.js"),
    ]).catch(() => undefined);
    if (!readable) return context.skip("this checkout lies where other users may not look");
    const site = await startSite({ root, dataDir, fresh: true, prefix, env: { LOG_LEVEL: "warn" } });
    expect((await fetch(`${site.url}/blog`)).status).toBe(200);
    expect((await stat(join(dataDir, "postgres"))).uid).toBe(NOBODY);
    expect(await site.stop()).toBe(0);
    await rm(home, { recursive: true, force: true });
  });
});

describe("stopping", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "at %s ends every process, loses nothing and exits with 0",
    async (signal) => {
      const dataDir = join(directory, `stop ${signal}`);
      const site = await startSite({ dataDir });
      await site.sql`insert into public.news (title, content) values ('Last minute', 'news')`;
      await site.sql.end();
      site.process.kill(signal);
      expect(await site.stop()).toBe(0);
      expect(await processesWith(dataDir)).toEqual([]);
      expect(await readdir(join(dataDir, "postgres"))).not.toContain("postmaster.pid");
      const again = await startSite({ dataDir, assistant: false });
      expect(await again.sql`select 1 from public.news where title = 'Last minute'`).toHaveLength(1);
      expect(again.logs.join("\n")).not.toContain("left over");
      await again.stop();
    },
  );

  it.each(["SIGTERM", "SIGKILL"] as const)("at %s to npm ends every process as well", async (signal) => {
    const dataDir = join(directory, `npm ${signal}`);
    const site = await startSite({
      dataDir,
      assistant: false,
      prefix: ["sh", "-c", '"$@"; true', "npm"],
      env: { npm_lifecycle_event: "start" },
    });
    await site.sql.end();
    site.process.kill(signal);
    await until(
      async () => (await processesWith(dataDir)).length === 0 && !(await fetch(site.url).catch(() => undefined)),
    );
  });

  it("lets requests under way finish", async () => {
    const site = await startSite({ assistant: false });
    const slow = fetch(`${site.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: site.config.supabasePublishableKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: site.config.admin.email, password: "a wrong password" }),
    });
    await new Promise((done) => setTimeout(done, 40));
    const began = Date.now();
    const stopped = site.stop();
    expect((await slow).status).toBe(400);
    expect(await stopped).toBe(0);
    expect(Date.now() - began).toBeLessThan(8_000);
  });

  it("while it starts, waiting for a database that never answers, ends at the first signal", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const { child } = spawnSite({
      env: {
        DATABASE_URL: `postgres://u@127.0.0.1:${port}/x`,
        ADMIN_PASSWORD: "a password of our own",
        DATA_DIR: join(directory, "silent"),
      },
      dev: false,
      root: ROOT,
      prefix: [],
    });
    await once(silent, "connection");
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    silent.close();
  });

  it("hurries at a second signal", async () => {
    const site = await startSite({ assistant: false });
    const held = fetch(`${site.url}/rest/v1/contact_submissions`, {
      method: "POST",
      headers: { apikey: site.config.supabasePublishableKey, "Content-Type": "application/json" },
      body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) }),
      duplex: "half",
    } as RequestInit).catch(() => "cut off");
    await new Promise((done) => setTimeout(done, 200));
    const began = Date.now();
    site.process.kill("SIGTERM");
    await new Promise((done) => setTimeout(done, 100));
    site.process.kill("SIGTERM");
    expect(await site.stop()).toBe(0);
    expect(Date.now() - began).toBeLessThan(8_000);
    expect(await held).toBe("cut off");
  });
});
