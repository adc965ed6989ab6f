import { styleText } from "node:util";

const LEVELS: Record<number, [string, Parameters<typeof styleText>[0]]> = {
  10: ["TRACE", "dim"],
  20: ["DEBUG", "dim"],
  30: ["INFO ", "green"],
  40: ["WARN ", "yellow"],
  50: ["ERROR", "red"],
  60: ["FATAL", "red"],
};

/** Fields that are not shown on a terminal, or are shown otherwise. */
const HIDDEN = new Set(["level", "time", "process", "msg", "err", "client"]);

type Err = { name?: string; message?: string; code?: string; stack?: string; cause?: Err };

/**
 * A log line for a terminal: time, level, message, the other fields, and errors with their stacks. Text that is not a log
 * line is returned unchanged.
 */
export function readableLine(line: string): string {
  let entry: { [field: string]: unknown; level: number; time: number; msg?: string; err?: Err };
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  const [level, colour] = LEVELS[entry.level] ?? [String(entry.level), "reset"];
  const time = new Date(entry.time).toTimeString().slice(0, 8);
  const fields = Object.entries(entry)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const head = [styleText("dim", time), styleText(colour, level), entry.msg, styleText("dim", fields.join(" "))];
  return `${head.filter(Boolean).join(" ")}\n${errorText(entry.err)}`;
}

function errorText(err: Err | undefined): string {
  if (!err) return "";
  const { stack, name, message, code, cause } = err;
  const text = `${stack ?? `${name}: ${message}`}${code ? ` (${code})` : ""}`;
  return `${text.replace(/^/gm, "    ")}\n${cause ? `    because of\n${errorText(cause)}` : ""}`;
}
