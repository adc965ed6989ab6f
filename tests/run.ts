/**
 * Runs all checks of the project, or with the argument `quick` those without servers and browsers, and prints a total:
 * `N passed, N failed`. A check that does not run counts as failed. A signal also ends the running checks. Checks that use
 * one core run in pairs; servers and browsers run alone.
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
  /** Names of the tests that failed, or that passed only the second time, for the summary. */
  names?: string[];
};
type Check = {
  name: string;
  command: string[];
  /** Reads the counts from the report; without it a check counts as one. */
  count?: () => Promise<Count>;
};

/** Reads the JSON report that Vitest shares with Jest. */
async function vitestCount(file: string): Promise<Count> {
  const report = JSON.parse(await readFile(file, "utf8"));
  // A file that fails to load reports no tests.
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

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
};

/** Reads Playwright's JSON report, in which a "flaky" test passed only the second time. */
async function playwrightCount(file: string): Promise<Count> {
  const { stats, errors, suites } = JSON.parse(await readFile(file, "utf8"));
  const named = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, file, tests: [test] }) => {
      if (test?.status === "unexpected") return `${file}: ${title}`;
      return test?.status === "flaky" ? `${file}: ${title} (passed the second time)` : [];
    }),
    ...suites.flatMap(named),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    names: suites.flatMap(named),
  };
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

const staticChecks: Check[] = [
  { name: "format and lint, with the import rules", command: [bin("biome"), "ci", "--error-on-warnings", "."] },
  { name: "no circles of imports", command: [process.execPath, "--run", "circles"] },
  { name: "route types", command: [bin("react-router"), "typegen"] },
  { name: "type check", command: [bin("tsc"), "--noEmit"] },
  { name: "unused code", command: [bin("knip")] },
  { name: "rules not looked at for a year", command: [process.execPath, "--run", "facts", "--", "--warnings"] },
];

const quick: Check[][][] = [[[...staticChecks, vitest("contracts")], [vitest("unit")]]];

const all: Check[][][] = [
  [
    [...staticChecks, { name: "build", command: [process.execPath, "--run", "build"] }],
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

/** Runs one check. If another runs beside it, the output is printed at the end, so that the two do not mix. */
async function run(check: Check, alone: boolean): Promise<Count> {
  // No new checks; the signal handler ends this process.
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
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, "close");
  running.delete(child);
  if (!alone) console.log(`${heading}\n${Buffer.concat(chunks)}`);
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
