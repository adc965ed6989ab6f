import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

/** What takes minutes, or programs that a server has and a desk need not, is part of `npm run test:long` alone. */
const LONG = ["kill", "deploy", "older-postgres", "machine", "project"].map(
  (name) => `tests/resilience/${name}.test.ts`,
);
const long = process.env.LONG_TESTS === "1";

/** Three suites: units beside the code, policies and resilience against the real database, contracts of the content. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,server,supabase,art}/**/*.test.{ts,tsx}"],
          environment: "node",
          // Some start threads or servers, which takes long where others keep the processors busy.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "policies",
          include: ["tests/{policies,resilience}/**/*.test.ts"],
          exclude: long ? [] : LONG,
          environment: "node",
          // A start takes a few seconds on a quiet machine, and a minute where others keep the processors busy.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // Each file has sites of its own, on ports of its own; two at once keep two processors busy.
          maxWorkers: 2,
          // Where one command names files of several suites, this one comes after the others.
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: { name: "contracts", include: ["tests/contracts/**/*.test.ts"], environment: "node" },
      },
    ],
  },
});
