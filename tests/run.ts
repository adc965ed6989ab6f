/**
 * Runs every check of the project, or with the argument `quick` those that need no server and no browser, and ends with
 * one line over all of them: `N passed, N failed`. A check that does not run at all counts as failed: the last line must
 * not look good because something is missing. A signal ends what runs as well. What keeps one processor busy runs beside
 * something else; servers and browsers have the machine to themselves, a few at once.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const results = join(root, "tests/results");
const bin = (name: string) => join(root, "node_modules/.bin", name);

type Count = {
  passed: number;
  failed: number;
  /** The failed tests, for the last lines. */
  names?: string[];
};
type Check = {
  name: string;
  command: string[];
  /** Reads the tests' own count; a check without one counts as one. */
  count?: () => Promise<Count>;
};

/** Vitest's and Jest's common report. */
async function vitestCount(file: string): Promise<Count> {
  const report = JSON.parse(await readFile(file, "utf8"));
  // A file that could not even be loaded has no tests to fail.
  const broken = report.testResults.filter(
    (suite: { status: string; assertionResults: unknown[] }) =>
      suite.status === "failed" && suite.assertionResults.length === 0,
  ).length;
  const names = report.testResults.flatMap(
    (suite: { name: string; assertionResults: { status: string; fullName: string }[] }) =>
      suite.assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => `${relative(root, suite.name)}: ${fullName}`),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, names };
}

async function playwrightCount(file: string): Promise<Count> {
  const { stats, errors } = JSON.parse(await readFile(file, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const vitest = (project: string): Check => {
  const file = join(results, `${project}.json`);
  return {
    name: `${project} tests`,
    command: [
      bin("vitest"),
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    count: () => vitestCount(file),
  };
};

const still: Check[] = [
  { name: "format and lint, with the import rules", command: [bin("biome"), "ci", "--error-on-warnings", "."] },
  { name: "no circles of imports", command: [process.execPath, "--run", "circles"] },
  { name: "route types", command: [bin("react-router"), "typegen"] },
  { name: "type check", command: [bin("tsc"), "--noEmit"] },
  { name: "unused code", command: [bin("knip")] },
  { name: "rules not looked at for a year", command: [process.execPath, "--run", "facts", "--", "--warnings"] },
];

const quick: Check[][][] = [[[...still, vitest("contracts")], [vitest("unit")]]];

const all: Check[][][] = [
  [
    [...still, { name: "build", command: [process.execPath, "--run", "build"] }],
    [vitest("unit"), vitest("contracts")],
  ],
  [[vitest("policies")]],
  [
    [
      {
        name: "browser tests",
        command: [bin("playwright"), "test", "--project=e2e"],
        count: () => playwrightCount(join(results, "e2e.json")),
      },
    ],
  ],
];

const running = new Set<ChildProcess>();
let ending = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, async () => {
    ending = true;
    const ended = Array.from(running, (child) => once(child, "close"));
    for (const child of running) child.kill(signal);
    await Promise.all(ended);
    process.kill(process.pid, signal);
  });
}

/** Runs one check. Beside another it is silent until it has ended, so that the two do not talk into each other. */
async function run(check: Check, alone: boolean): Promise<Count> {
  // Nothing begins any more; the signal's own handler ends this process.
  if (ending) return new Promise(() => undefined);
  const heading = `\n── ${check.name}`;
  if (alone) console.log(heading);
  const [command = "", ...args] = check.command;
  const output = alone ? "inherit" : "pipe";
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  running.add(child);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, "close");
  running.delete(child);
  if (!alone) console.log(`${heading}\n${Buffer.concat(said)}`);
  if (!check.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted: Count = await check.count().catch(() => ({ passed: 0, failed: 0 }));
  const failed = counted.failed || (code === 0 && counted.passed > 0 ? 0 : 1);
  return { ...counted, failed };
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const started = Date.now();
const summary: string[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const lanes of process.argv[2] === "quick" ? quick : all) {
  const alone = lanes.length === 1;
  await Promise.all(
    lanes.map(async (checks) => {
      for (const check of checks) {
        const began = Date.now();
        const { passed, failed, names = [] } = await run(check, alone);
        total.passed += passed;
        total.failed += failed;
        const took = `${Math.round((Date.now() - began) / 1000)} s`;
        summary.push(`${failed ? "FAILED" : "ok    "} ${check.name}: ${passed} passed, ${failed} failed, ${took}`);
        for (const name of names) summary.push(`         ${name}`);
      }
    }),
  );
}
console.log(`\n${summary.join("\n")}\n${Math.round((Date.now() - started) / 1000)} s\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
