import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFiles } from "../project-files.ts";

const root = join(import.meta.dirname, "../..");
const textOf = (path: string) => readFile(join(root, path), "utf8");

it("the workflow runs the very commands that the README names", async () => {
  const readme = await textOf("README.md");
  const commands = [...readme.matchAll(/^```\n(npm .*)\n```$/gm)].map(([, command]) => command);
  expect(commands).toHaveLength(2);
  // What a step is called runs nothing.
  const steps = (await textOf(".github/workflows/test.yml")).replace(/^.*name: .*$/gm, "");
  for (const command of commands) expect(steps).toContain(command);
});

it("the workflow begins with the oldest Node that the project promises", async () => {
  const { engines } = JSON.parse(await textOf("package.json"));
  const versions = [...(await textOf(".github/workflows/test.yml")).matchAll(/node-version: (\d+)/g)];
  expect(versions.map(([, version]) => version)).toEqual([
    /\d+/.exec(engines.node)?.[0],
    /\d+/.exec(engines.node)?.[0],
  ]);
});

it("the site is started with the same options of Node's by npm, by systemd and in a container", async () => {
  const options = (text: string) => text.replace(/[",]/g, "").match(/(?<=node )--.*(?= server\/main\.ts)/g);
  const { scripts } = JSON.parse(await textOf("package.json"));
  expect(options(scripts.start)).toHaveLength(1);
  for (const file of ["deploy/vayutra.service", "Dockerfile"])
    expect([file, options(await textOf(file))]).toEqual([file, options(scripts.start)]);
});

it("every test file runs in npm test, in npm run test:long or in the tests of art/", async () => {
  const files = projectFiles().filter((file) => /(\.(test\.tsx?|spec\.ts)|_test\.py)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const [short, long, art] = await Promise.all(["tests/run.ts", "package.json", "art/package.json"].map(textOf));
  const suites: [files: RegExp, named: string | undefined][] = [
    [/^art\/[^/]+\.test\.ts$/, /"test": ".*node --test /.exec(art ?? "")?.[0]],
    [/^art\/kit\/[^/]+_test\.py$/, /"test": ".*unittest discover -s kit -p '\*_test\.py'"/.exec(art ?? "")?.[0]],
    [/^(app|adapters|domain|hindi|server|supabase)\/.*\.test\.tsx?$/, /vitest\("unit"\)/.exec(short ?? "")?.[0]],
    [/^tests\/(policies|resilience)\/.*\.test\.ts$/, /vitest\("policies"\)/.exec(short ?? "")?.[0]],
    [/^tests\/contracts\/.*\.test\.ts$/, /vitest\("contracts"\)/.exec(short ?? "")?.[0]],
    [/^tests\/e2e\/.*\.spec\.ts$/, /--project=e2e/.exec(short ?? "")?.[0]],
    [/^tests\/long\/.*\.test\.ts$/, /"test:long": "vitest run --project long .*--project=long/.exec(long ?? "")?.[0]],
  ];
  for (const [, named] of suites) expect(named).toBeDefined();
  expect(files.filter((file) => suites.filter(([own]) => own.test(file)).length !== 1)).toEqual([]);
});
