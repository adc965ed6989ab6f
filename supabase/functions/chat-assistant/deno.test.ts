import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeKnowledge } from "./knowledge/keep.ts";

/** Path of a Deno 2, for the long tests: it is too large to be installed with the rest. */
const { DENO_PATH } = process.env;

test.runIf(DENO_PATH)(
  "the function that a Supabase project deploys is sound for Deno",
  async () => {
    await writeKnowledge(process.cwd(), join(import.meta.dirname, "knowledge.json"));
    const index = join(import.meta.dirname, "index.ts");
    expect(() =>
      execFileSync(DENO_PATH ?? "", ["check", "--node-modules-dir=manual", index], { stdio: "pipe" }),
    ).not.toThrow();
  },
  300_000,
);
