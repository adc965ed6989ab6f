import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, socketAddress } from "../../server/backend/database.ts";
import { processesWith } from "../processes.ts";
import { freePort, type RunningSite, runSite, spawnSite, startPostgres, startSite, until } from "../site.ts";

const ROOT = join(import.meta.dirname, "../..");

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "start "));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/**
 * Sends the head of a POST request.
 * @returns when the server has accepted it; `finish` sends the body, `status` resolves to the answer's status
 */
async function beginPost({ url, config }: RunningSite, path: string) {
  const headers = {
    apikey: config.supabasePublishableKey,
    "Content-Type": "application/json",
    Expect: "100-continue",
  };
  const sent = request(`${url}${path}`, { method: "POST", headers });
  const status = once(sent, "response").then(
    ([answer]) => (answer as IncomingMessage).resume().statusCode,
    () => "cut off",
  );
  sent.flushHeaders();
  await once(sent, "continue");
  return { finish: (body: object) => sent.end(JSON.stringify(body)), status };
}

const stopping = ({ logs }: RunningSite) => until(async () => logs.some((line) => line.includes('"stopping"')));

describe("starting", () => {
  describe("a site that runs", () => {
    let site: RunningSite;
    beforeAll(async () => {
      site = await startSite({ dataDir: join(directory, "private data"), fresh: true });
    });
    afterAll(() => site.stop());

    it("logs its addresses and folders", () => {
      const output = site.logs.join("\n");
      expect(output).toContain(`The site is at ${site.url}`);
      expect(output).toContain(`Administrator: ${site.config.admin.email}, password ${site.config.admin.password}`);
      expect(output).toContain(`Mail: put into ${join(site.dataDir, "outbox")}`);
    });

    it("protects its secrets and data from other users", async () => {
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

    it("on SIGTERM finishes running requests, ends every process, loses nothing and exits with 0", async () => {
      const { dataDir, config } = site;
      await site.sql`insert into public.news (title, content) values ('Last minute', 'news')`;
      await site.sql.end();
      const signIn = await beginPost(site, "/auth/v1/token?grant_type=password");
      site.process.kill("SIGTERM");
      await stopping(site);
      signIn.finish({ email: config.admin.email, password: "a wrong password" });
      expect(await signIn.status).toBe(400);
      expect(await site.stop()).toBe(0);
      expect(await processesWith(dataDir)).toEqual([]);
      expect(await readdir(join(dataDir, "postgres"))).not.toContain("postmaster.pid");
    });

    it("starts again with all data, and ends at once on a second signal", async () => {
      const { dataDir } = site;
      site = await startSite({ dataDir, assistant: false });
      expect(await site.sql`select 1 from public.news where title = 'Last minute'`).toHaveLength(1);
      expect(site.logs.join("\n")).not.toContain("left over");
      const held = await beginPost(site, "/rest/v1/contact_submissions");
      const began = Date.now();
      site.process.kill("SIGTERM");
      await stopping(site);
      site.process.kill("SIGTERM");
      expect(await site.stop()).toBe(0);
      // A first signal alone waits ten seconds for the held request.
      expect(Date.now() - began).toBeLessThan(10_000);
      expect(await held.status).toBe("cut off");
    });
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

  describe("reports in one sentence, without a stack, why it cannot start:", () => {
    async function refusal(env: Record<string, string>): Promise<string> {
      const { code, output } = await runSite({ PORT: String(await freePort()), ...env });
      expect(code, output).toBe(1);
      expect(output.split("\n").filter((line) => !line.includes('"level":30'))).toEqual([
        expect.stringMatching(/^[^{]+\.$/),
      ]);
      return output;
    }

    it("a data directory that is not a directory", async () => {
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

    it("a data directory without write permission", async (context) => {
      const isRoot = process.getuid?.() === 0;
      // Even root cannot write there, if it is mounted.
      const refusing = process.platform === "linux" ? "/sys/kernel" : "/System/Library";
      const problem = await mkdtemp(join(refusing, "probe-")).then(rmdir, ({ code }: NodeJS.ErrnoException) => code);
      if (isRoot && !/^(EPERM|EACCES|EROFS)$/.test(problem ?? "")) return context.skip("nothing here refuses root");
      const closed = isRoot ? refusing : join(directory, "closed");
      if (!isRoot) await mkdir(closed, { mode: 0o500 });
      expect(await refusal({ DATA_DIR: closed })).toMatch(
        /^DATA_DIR .+ cannot be written to \(E\w+\); change its owner/,
      );
    });

    it("secrets that other users can read", async () => {
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

    it("a database that does not know the user, the password or the database", async () => {
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

    it.each([
      [
        "a migration whose timestamp is already that of another one",
        { name: "another" },
        "The migration VERSION_NAME.sql has the timestamp of VERSION_another.sql, which was applied to this database; give it that name back if it is the same one, and a later timestamp if it is another.",
      ],
      [
        "a migration that was applied with another timestamp",
        { version: "20200101000000" },
        "The migration VERSION_NAME.sql was applied to this database as 20200101000000_NAME.sql; give it that timestamp back if it is the same one, and another name if it is not.",
      ],
    ])("%s", async (_, applied, sentence) => {
      const postgres = await startPostgres();
      try {
        const sql = openDatabase(postgres.url, { max: 1 });
        const [last] = await sql`
          update supabase_migrations.schema_migrations set ${sql(applied)}
          where version = (select max(version) from supabase_migrations.schema_migrations)
          returning old.version, old.name`;
        await sql.end();
        const output = await refusal({
          DATA_DIR: join(directory, "renamed migration"),
          DATABASE_URL: postgres.url,
          ADMIN_PASSWORD: "a password of our own",
          LOG_LEVEL: "fatal",
        });
        expect(output).toBe(sentence.replaceAll("VERSION", last?.version).replaceAll("NAME", last?.name));
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
});

describe("stopping", () => {
  it("while starting, when the database never answers, ends at the first signal", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const { child } = spawnSite({
      env: {
        DATABASE_URL: `postgres://u@127.0.0.1:${port}/x`,
        ADMIN_PASSWORD: "a password of our own",
        DATA_DIR: join(directory, "silent"),
      },
      root: ROOT,
      prefix: [],
    });
    await once(silent, "connection");
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    silent.close();
  });
});
