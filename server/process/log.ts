import { type Logger, pino } from "pino";
import { readableLine } from "./readable-log.ts";

export type { Logger };

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/**
 * The structured log: one JSON object per line on standard output, or readable lines on a terminal.
 *
 * Only name, message, code and stack of an error are written: a database error also has the refused row, which may hold a
 * visitor's message or a password hash.
 */
export function createLog(level: LogLevel, name: "site" | "api"): Logger {
  const options = { level, base: { process: name }, serializers: { err: describeError } };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(readableLine(line)) });
}

/** What the log keeps of a thrown value. */
export type DescribedError = { name: string; message: string; code?: string; stack?: string; cause?: DescribedError };

/** Describes a thrown value, with its causes. */
export function describeError(thrown: unknown): DescribedError {
  if (!(thrown instanceof Error)) {
    // Some libraries throw plain objects with a message.
    const { message, code } = (thrown ?? {}) as { message?: unknown; code?: unknown };
    if (typeof message !== "string") return { name: "Thrown", message: String(thrown) };
    return { name: "Thrown", message, code: typeof code === "string" ? code : undefined };
  }
  const { name, message, stack, cause } = thrown;
  const code = "code" in thrown && thrown.code !== undefined ? String(thrown.code) : undefined;
  return { name, message, code, stack, cause: cause === undefined ? undefined : describeError(cause) };
}
