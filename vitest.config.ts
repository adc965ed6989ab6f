import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

/** The two files that run a dozen suites come first, or they would be what all others end by waiting for. */
class SuitesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSuites = ({ moduleId }: TestSpecification) => /\/(embedded|database-url)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isSuites), ...sorted.filter((file) => !isSuites(file))];
  }
}

/** How files of tests run that start whole sites. */
const withSites = {
  environment: "node",
  // A start takes a few seconds on a quiet machine, and a minute where others keep the processors busy.
  testTimeout: 180_000,
  hookTimeout: 240_000,
} as const;

/**
 * Units beside the code; policies and resilience against the real database; contracts of the content; and `long`, what
 * takes minutes or needs programs that a server has and a desk need not (`npm run test:long`).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SuitesFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,adapters,domain,server,supabase}/**/*.test.{ts,tsx}"],
          environment: "node",
          // What several files import is loaded once. A file that puts something else in a module's place takes it back.
          isolate: false,
          // Vitest leaves one of two processors alone.
          maxWorkers: 2,
          // Some start threads or servers, which takes long where others keep the processors busy.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "policies",
          include: ["tests/{policies,resilience}/**/*.test.ts"],
          ...withSites,
          // Each file has sites of its own, on ports of its own. Some wait more than they work: four at once keep two
          // processors busy.
          maxWorkers: 4,
          // Where one command names files of several suites, this one comes after the others.
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "long",
          include: ["tests/long/**/*.test.ts"],
          ...withSites,
          // They run for an hour beside other work, and begin with the first starts of several sites at once.
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
