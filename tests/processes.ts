import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The command lines of all processes of this machine that hold `text`. */
export async function processesWith(text: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)("ps", ["-eww", "-o", "args="]);
  return stdout.split("\n").filter((line) => line.includes(text) && !line.startsWith("ps "));
}
