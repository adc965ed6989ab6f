import { type Logger, pino } from "pino";

export type { Logger };

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/**
 * The structured log: one JSON object a line on standard output.
 *
 * Errors are written as name, message, code and stack alone: a database error also carries the row it refused, and a
 * row may hold somebody's message or a password's hash.
 */
export function createLog(level: LogLevel, process: "site" | "api"): Logger {
  return pino({ level, base: { process }, serializers: { err: describeError } });
}

/** What the log keeps of anything thrown. */
export function describeError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { name, message, stack } = thrown;
  const code = "code" in thrown ? String(thrown.code) : undefined;
  return { name, message, code, stack };
}
