import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, until } from "../site.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A checkout whose site is a program of a few lines. */
let checkout: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), "develop-"));
  for (const folder of ["supabase/functions", "supabase/migrations", "app/entities", "app/lib", "server", "scripts"])
    await mkdir(join(checkout, folder), { recursive: true });
  await cp(join(ROOT, "scripts/develop.ts"), join(checkout, "scripts/develop.ts"));
  await cp(join(ROOT, "server/process"), join(checkout, "server/process"), { recursive: true });
  await cp(join(ROOT, "domain/password-bounds.ts"), join(checkout, "domain/password-bounds.ts"));
  await cp(join(ROOT, "package.json"), join(checkout, "package.json"));
  await symlink(join(ROOT, "node_modules"), join(checkout, "node_modules"));
});
afterAll(() => rm(checkout, { recursive: true, force: true }));

const write = (code: string) => writeFile(join(checkout, "server/main.ts"), code);
const saying = (word: string) => `import { createServer } from "node:http";
createServer((_, response) => response.end("${word}")).listen(Number(process.env.PORT), "127.0.0.1");
`;

/** Runs the command and what it starts, until `use` is done with them and the signal has ended them. */
async function develop(
  signal: "SIGINT" | "SIGTERM",
  use: (page: () => Promise<string>, terminal: () => string) => Promise<void>,
) {
  const port = await freePort();
  const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const child = spawn(process.execPath, [join(checkout, "scripts/develop.ts")], {
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let terminal = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      terminal += chunk;
    });
  try {
    await use(page, () => terminal);
  } finally {
    child.kill(signal);
  }
  await once(child, "exit");
  await expect(page()).rejects.toThrow();
}

it("starts the site anew when its code changes, and shows file and line while it cannot", async () => {
  await write(saying("one"));
  await develop("SIGTERM", async (page, terminal) => {
    await until(async () => (await page()) === "one");
    await write(saying("two"));
    await until(async () => (await page()) === "two");
    expect(terminal()).toContain("server/main.ts has changed: starting again");

    await write(`${saying("three")}const broken = {{;\n`);
    await until(async () => (await page()).includes("SyntaxError"));
    expect(await page()).toMatch(/server\/main\.ts:\d+\n[\s\S]*const broken = \{\{;/);
    expect(terminal()).toMatch(/server\/main\.ts:\d+\n[\s\S]*const broken = \{\{;/);

    await write(saying("four"));
    await until(async () => (await page()) === "four");
  });
});

it("ends what it started when it is interrupted alone", async () => {
  await write(saying("to be ended"));
  await develop("SIGINT", (page) => until(async () => (await page()) === "to be ended").then(() => undefined));
});

it("goes on quietly through a dozen starts that fail", async () => {
  await write("throw new Error('start 0');");
  await develop("SIGINT", async (page, terminal) => {
    for (let start = 1; start <= 12; start++) {
      await until(async () => (await page()).includes(`start ${start - 1}'`));
      await write(`throw new Error('start ${start}');`);
    }
    expect(terminal()).not.toContain("MaxListeners");
  });
});
