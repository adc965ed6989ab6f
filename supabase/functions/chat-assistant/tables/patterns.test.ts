import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const tables = import.meta.glob<{ [name: string]: unknown }>(["./*.ts", "!./*.test.ts"], { eager: true });

/** Every pattern in a table, however deep. */
const patternsIn = (held: unknown): RegExp[] => {
  if (held instanceof RegExp) return [held];
  return typeof held === "object" && held !== null ? Object.values(held).flatMap(patternsIn) : [];
};
/** Words that are read of one message. */
const MAX_WORDS = 80;
/** Catastrophic backtracking would take for ever; any other pattern takes thousandths of this. */
const TIMEOUT_MS = 5_000;

test.each(Object.keys(tables))("no pattern of %s backtracks without end on repetitions of its own words", (name) => {
  for (const pattern of patternsIn(tables[name])) {
    const words = new Set(pattern.source.replaceAll("+", "").match(/[a-z]{1,}/g));
    const lines = [...words].map((word) => ` ${`${word} `.repeat(MAX_WORDS)}zebra `);
    const context = createContext({ pattern, lines });
    expect(
      () => runInContext("lines.some((line) => pattern.test(line))", context, { timeout: TIMEOUT_MS }),
      pattern.source,
    ).not.toThrow();
  }
});
