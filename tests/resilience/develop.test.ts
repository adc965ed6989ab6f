import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyCluster } from "../clusters.ts";
import { EMPTY_SETTINGS, freePort, until } from "../site.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A copy of the sources, which the tests may change. */
let checkout: string;
let gateway: string;
let source: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), "develop-"));
  const copied = [
    "app",
    "adapters",
    "domain",
    "hindi",
    "server",
    "scripts",
    "supabase",
    "package.json",
    "tsconfig.json",
    "vite.config.ts",
  ];
  for (const name of [...copied, "react-router.config.ts"])
    await cp(join(ROOT, name), join(checkout, name), { recursive: true });
  for (const name of ["node_modules", "public", "docs"]) await symlink(join(ROOT, name), join(checkout, name));
  gateway = join(checkout, "server/gateway/gateway.ts");
  source = await readFile(gateway, "utf8");
  await copyCluster("embedded", join(checkout, "data/postgres"));
});
afterAll(() => rm(checkout, { recursive: true, force: true }));

/** Runs the command until `use` is done with it and the signal has ended it. */
async function develop(
  signal: "SIGINT" | "SIGTERM",
  use: (text: (path: string) => Promise<string>, terminal: () => string) => Promise<void>,
) {
  const port = await freePort();
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const withoutAssistant = pathToFileURL(join(ROOT, "tests/without-assistant.ts")).href;
  const child = spawn(process.execPath, ["--import", withoutAssistant, join(checkout, "scripts/develop.ts")], {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...EMPTY_SETTINGS, PORT: String(port), DATA_DIR: join(checkout, "data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let terminal = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      terminal += chunk;
    });
  const ended = once(child, "exit");
  try {
    await until(async () => (await text("/")).includes("<title>"), 120_000).catch((error) => {
      throw new Error(terminal, { cause: error });
    });
    await use(text, () => terminal);
  } finally {
    child.kill(signal);
  }
  await ended;
  await expect(text("/")).rejects.toThrow();
}

const postmaster = () => readFile(join(checkout, "data/postgres/postmaster.pid"), "utf8");

it("loads a changed server file anew, shows file and line while it cannot, and keeps PostgreSQL", async () => {
  await develop("SIGTERM", async (text, terminal) => {
    const database = await postmaster();
    expect(await text("/rest/v1/blogs")).toContain("No API key found in request");
    await writeFile(gateway, source.replace("No API key found in request", "There is no key"));
    await until(async () => (await text("/rest/v1/blogs")).includes("There is no key"));
    expect(terminal()).toContain("server/gateway/gateway.ts has changed");

    await writeFile(gateway, `${source}const broken = {{;\n`);
    await until(async () => /server\/gateway\/gateway\.ts:\d+/.test(await text("/")));
    expect(terminal()).toMatch(/server\/gateway\/gateway\.ts:\d+/);

    await writeFile(gateway, source);
    await until(async () => (await text("/rest/v1/blogs")).includes("No API key found in request"));
    expect(await text("/blog")).toContain("</html>");
    expect(await postmaster()).toBe(database);
  });
});

it("ends what it started when it is interrupted", async () => {
  await develop("SIGINT", async () => undefined);
  await expect(postmaster()).rejects.toThrow("ENOENT");
});
