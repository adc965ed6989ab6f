import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { basename } from "node:path";

/** Added to the nice value: enough for the main thread to go first, and not so much that the thread starves. */
const NICE_INCREMENT = 5;

/** Lowers the priority of the calling thread below the main thread's, on Linux, where each thread has its own. */
export function lowerThreadPriority(): void {
  try {
    const lower = Math.min(getPriority() + NICE_INCREMENT, constants.priority.PRIORITY_LOW);
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), lower);
  } catch {
    // Other systems have no priority per thread.
  }
}
