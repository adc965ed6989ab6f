import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";

type RunningProcess = { pid: number; parent: number; command: string };

/** All processes of this machine with their command lines: from `/proc`, or from `ps` where there is none (macOS). */
async function processes(): Promise<RunningProcess[]> {
  if (process.platform !== "linux") return processesByPs();
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(pids.map((pid) => processOf(Number(pid)).catch(() => undefined)));
  return read.filter((each) => each !== undefined);
}

/** @throws Error when the process has ended. */
async function processOf(pid: number): Promise<RunningProcess> {
  const [stat, arguments_] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/cmdline`, "utf8"),
  ]);
  // `pid (name) state parent …`: the name may contain brackets and spaces.
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { pid, parent: Number(parent), command: arguments_.split("\0").join(" ").trim() };
}

async function processesByPs(): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)("ps", ["-eww", "-o", "pid=,ppid=,args="]);
  const lines = stdout.trim().split("\n");
  return lines.map((line) => {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), command: command.join(" ") };
  });
}

/** Processes whose command line contains `text`. */
export async function processesWith(text: string): Promise<RunningProcess[]> {
  return (await processes()).filter(({ command }) => command.includes(text));
}

/** Child processes of `parent` whose command line contains `text`. */
export async function childrenOf(parent: number | undefined, text = ""): Promise<RunningProcess[]> {
  return (await processesWith(text)).filter((each) => each.parent === parent);
}
