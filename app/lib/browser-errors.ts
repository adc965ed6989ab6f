import { routeManifest } from "#adapters/react-router/route-manifest.ts";

/** Reports per hour from one tab. */
const MAX_REPORTS_PER_HOUR = 4;
const HOUR_MS = 60 * 60 * 1000;
const storageKey = "error-reports";

let inMemory: number[] = [];

/** Times of this tab's reports, in milliseconds. They survive reloads, because an error may cause one. */
function reportedAt(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    if (Array.isArray(stored)) return stored.filter((time) => Date.now() - time < HOUR_MS);
  } catch {
    // No storage, or foreign data in it: memory is enough.
  }
  return inMemory.filter((time) => Date.now() - time < HOUR_MS);
}

function remember(times: number[]): void {
  inMemory = times;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(times));
  } catch {
    // See above.
  }
}

const reported = new Set<string>();

/**
 * Sends an uncaught error to the server's log: message, stack, path and build; the server removes personal data. Each
 * message is sent once, and few per hour. Never throws.
 */
export function reportError(error: unknown): void {
  try {
    if (!(error instanceof Error) || reported.has(error.message)) return;
    reported.add(error.message);
    const times = reportedAt();
    if (times.length >= MAX_REPORTS_PER_HOUR) return;
    remember([...times, Date.now()]);
    const { message, stack } = error;
    const build = routeManifest()?.version;
    const report = { message: message.slice(0, 500), stack: stack?.slice(0, 2000), page: location.pathname, build };
    navigator.sendBeacon("/browser-errors", new Blob([JSON.stringify(report)], { type: "application/json" }));
  } catch {
    // The visitor need not know.
  }
}

/** Reports all uncaught errors and rejections from now on. */
export function reportUncaughtErrors(): void {
  addEventListener("error", ({ error }) => reportError(error));
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
