/**
 * Runs every check of the project in turn and ends with one line over all of them: `N passed, N failed`. A check that
 * does not run at all counts as failed, so that the line cannot be good by omission.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const results = join(root, "tests/results");
const bin = (name: string) => join(root, "node_modules/.bin", name);

type Count = { passed: number; failed: number };
type Check = {
  name: string;
  command: string[] /** Reads the tests' own count; a check without one counts as one. */;
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
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
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

const checks: Check[] = [
  { name: "format and lint, with the import rules", command: [bin("biome"), "ci", "--error-on-warnings", "."] },
  { name: "no circles of imports", command: [process.execPath, "--run", "circles"] },
  { name: "route types", command: [bin("react-router"), "typegen"] },
  { name: "type check", command: [bin("tsc"), "--noEmit"] },
  vitest("unit"),
  vitest("contracts"),
  { name: "build", command: [process.execPath, "--run", "build"] },
  vitest("policies"),
  {
    name: "browser tests",
    command: [bin("playwright"), "test"],
    count: () => playwrightCount(join(results, "e2e.json")),
  },
];

async function run(check: Check): Promise<Count> {
  console.log(`\n── ${check.name}`);
  const [command = "", ...args] = check.command;
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, FORCE_COLOR: "0" } });
  const [code] = await once(child, "exit");
  if (!check.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = await check.count().catch(() => ({ passed: 0, failed: 0 }));
  const failed = counted.failed || (code === 0 && counted.passed > 0 ? 0 : 1);
  return { passed: counted.passed, failed };
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const started = Date.now();
const summary: string[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const check of checks) {
  const { passed, failed } = await run(check);
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed ? "FAILED" : "ok    "} ${check.name}: ${passed} passed, ${failed} failed`);
}
console.log(`\n${summary.join("\n")}\n${Math.round((Date.now() - started) / 1000)} s\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
