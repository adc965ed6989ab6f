/** Slow starts and stops; the quick ones are in `tests/resilience/start-and-stop.test.ts`. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { processesWith } from "../processes.ts";
import { type RunningSite, runSite, startSite, until } from "../site.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const NOBODY = 65_534;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "start "));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A checkout at another path, made of links to this one. */
async function checkoutAt(root: string): Promise<string> {
  await mkdir(root, { recursive: true });
  for (const name of [
    "adapters",
    "app",
    "build-assets",
    "domain",
    "hindi",
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
  it("on a port that is in use reports it and stops the database again", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const dataDir = join(directory, "port taken");
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runSite({ PORT: String(port), DATA_DIR: dataDir });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain("something else listens there already");
    expect(await processesWith(dataDir)).toEqual([]);
  });

  it("is possible twice on one machine with other data and another port", async () => {
    const sites = await Promise.all([startSite({ assistant: false }), startSite({ assistant: false })]);
    expect(new Set(sites.map((site) => site.config.supabasePublishableKey)).size).toBe(2);
    await Promise.all(sites.map((site) => site.stop()));
  });

  it("again keeps deletions, applies a changed password and then a changed administrator's address", async () => {
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

describe("the path of the checkout", () => {
  it("may contain spaces", async () => {
    const root = await checkoutAt(join(directory, "a path with spaces"));
    const site = await startSite({ root, dataDir: join(root, "the data") });
    expect((await fetch(`${site.url}/blog`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });

  it.skipIf(process.getuid?.() !== 0)("may belong to an ordinary user, not only to root", async (context) => {
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
  it("by SIGINT ends every process and exits with 0", async () => {
    const dataDir = join(directory, "stop");
    const site = await startSite({ dataDir });
    await site.sql.end();
    site.process.kill("SIGINT");
    expect(await site.stop()).toBe(0);
    expect(await processesWith(dataDir)).toEqual([]);
    expect(await readdir(join(dataDir, "postgres"))).not.toContain("postmaster.pid");
  });

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
});
