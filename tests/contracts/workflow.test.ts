import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const textOf = (path: string) => readFile(join(import.meta.dirname, "../..", path), "utf8");

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
