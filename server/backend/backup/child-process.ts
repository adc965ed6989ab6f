import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const ENTRY = join(import.meta.dirname, "process.ts");

/**
 * Makes a backup in a child process with this process' settings. Compressing and hashing keep a processor busy, and a
 * process can have a lower priority than the web server and returns all its memory when it ends.
 *
 * @throws Error with the child's message; a partial file is removed
 */
export async function backupInChildProcess(file: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [ENTRY, file], { stdio: ["ignore", "ignore", "pipe"] });
  const kill = () => child.kill();
  signal.addEventListener("abort", kill);
  const ended = new Promise<number | string>((resolve, reject) =>
    child.once("error", reject).once("exit", (code, by) => resolve(code ?? by ?? "")),
  );
  try {
    const [code, message] = await Promise.all([ended, text(child.stderr)]);
    if (code !== 0) throw new Error(message.trim() || `the backup process ended with ${code}`);
  } finally {
    signal.removeEventListener("abort", kill);
    await rm(`${file}.${child.pid}.part`, { force: true });
  }
}
