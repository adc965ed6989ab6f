import { routeManifest } from "#adapters/react-router/route-manifest.ts";

/** At most so many reports an hour from one tab. */
const mostAnHour = 4;
const hour = 60 * 60 * 1000;
const storageKey = "error-reports";

let inMemory: number[] = [];

/** When this tab reported last; also over reloads, which an error may be the cause of. */
function reportedAt(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    if (Array.isArray(stored)) return stored.filter((time) => Date.now() - time < hour);
  } catch {
    // No storage, or somebody else's: memory is enough.
  }
  return inMemory.filter((time) => Date.now() - time < hour);
}

function remember(times: number[]): void {
  inMemory = times;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(times));
  } catch {
    // See above.
  }
}

const known = new Set<string>();

/**
 * Tells the server of an error nobody caught, so that it is in the log: message, stack, path and build, of which the
 * server keeps what is nobody's own. Each message once, few an hour; fails in silence, so that it never causes another.
 */
export function reportError(error: unknown): void {
  try {
    if (!(error instanceof Error) || known.has(error.message)) return;
    known.add(error.message);
    const times = reportedAt();
    if (times.length >= mostAnHour) return;
    remember([...times, Date.now()]);
    const { message, stack } = error;
    const build = routeManifest()?.version;
    const report = { message: message.slice(0, 500), stack: stack?.slice(0, 2000), page: location.pathname, build };
    navigator.sendBeacon("/browser-errors", new Blob([JSON.stringify(report)], { type: "application/json" }));
  } catch {
    // The visitor need not know of it.
  }
}

/** Reports from now on what reaches the window uncaught. */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => reportError(error));
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
