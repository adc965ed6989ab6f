import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { basename } from "node:path";

/** Enough to give way, and not so much that a busy machine starves what gives way. */
const LOWER = 5;

/** Where each thread has its own priority (Linux), the one that calls this takes a lower one than the one that answers requests. */
export function lowerThreadPriority(): void {
  try {
    const lower = Math.min(getPriority() + LOWER, constants.priority.PRIORITY_LOW);
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), lower);
  } catch {
    // Elsewhere the system decides.
  }
}
