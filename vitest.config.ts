import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

/** Starts the two files that run a dozen suites first, because they take the longest. */
class SuitesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSuites = ({ moduleId }: TestSpecification) => /\/(embedded|database-url)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isSuites), ...sorted.filter((file) => !isSuites(file))];
  }
}

/** Settings for test files that start whole sites. */
const withSites = {
  environment: "node",
  // A start takes a few seconds on an idle machine and up to a minute on a busy one.
  testTimeout: 180_000,
  hookTimeout: 240_000,
} as const;

/**
 * Unit tests beside the code; policies and resilience against a real database; contracts of the content; and `long`
 * (`npm run test:long`), which takes minutes or needs programs of a server.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SuitesFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,adapters,domain,hindi,server,supabase}/**/*.test.{ts,tsx}"],
          environment: "node",
          // Modules are loaded once for all files. A file that mocks a module must restore it.
          isolate: false,
          // Vitest leaves one of two processors alone.
          maxWorkers: 2,
          // Some tests start threads or servers, which is slow on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "policies",
          include: ["tests/{policies,resilience}/**/*.test.ts"],
          ...withSites,
          // Each file starts its own sites on its own ports. They wait much of the time, so four workers keep two cores
          // busy.
          maxWorkers: 4,
          // Runs after the other projects of the same command.
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "long",
          include: ["tests/long/**/*.test.ts"],
          ...withSites,
          // These tests run for an hour, and several sites start at once.
          testTimeout: 480_000,
          hookTimeout: 480_000,
          // Vitest leaves one of two processors alone.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: { alias },
        test: { name: "contracts", include: ["tests/contracts/**/*.test.ts"], environment: "node" },
      },
    ],
  },
});
