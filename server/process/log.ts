import { type Logger, pino } from "pino";
import { readableLine } from "./readable-log.ts";

export type { Logger };

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/**
 * The structured log: one JSON object a line on standard output; on a terminal, lines for a person.
 *
 * Errors are written as name, message, code and stack alone: a database error also carries the row it refused, and a
 * row may hold somebody's message or a password's hash.
 */
export function createLog(level: LogLevel, name: "site" | "api"): Logger {
  const options = { level, base: { process: name }, serializers: { err: describeError } };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(readableLine(line)) });
}

/** What the log keeps of anything thrown. */
export type DescribedError = { name: string; message: string; code?: string; stack?: string; cause?: DescribedError };

/** Describes anything thrown, with its causes. */
export function describeError(thrown: unknown): DescribedError {
  if (!(thrown instanceof Error)) {
    // What libraries throw without making an error of it has a message all the same.
    const { message, code } = (thrown ?? {}) as { message?: unknown; code?: unknown };
    if (typeof message !== "string") return { name: "Thrown", message: String(thrown) };
    return { name: "Thrown", message, code: typeof code === "string" ? code : undefined };
  }
  const { name, message, stack, cause } = thrown;
  const code = "code" in thrown && thrown.code !== undefined ? String(thrown.code) : undefined;
  return { name, message, code, stack, cause: cause === undefined ? undefined : describeError(cause) };
}
