import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeKnowledge } from "./knowledge/make.ts";

/** Deno is too large to be installed with the rest: the long tests fetch it, unless DENO_PATH names one that is here. */
const { DENO_PATH, LONG_TESTS } = process.env;
const [deno = "npx", ...before] = DENO_PATH ? [DENO_PATH] : ["npx", "--yes", "deno@2.9.6"];

test.runIf(DENO_PATH || LONG_TESTS === "1")(
  "the function that a Supabase project deploys is sound for Deno",
  async () => {
    await writeKnowledge(process.cwd(), join(import.meta.dirname, "knowledge.json"));
    const index = join(import.meta.dirname, "index.ts");
    expect(() =>
      execFileSync(deno, [...before, "check", "--node-modules-dir=manual", index], { stdio: "pipe" }),
    ).not.toThrow();
  },
  300_000,
);
