import { newUuid } from "#domain/uuid.ts";

/** The browser's local storage; undefined where the browser denies it. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what is kept for a day, with its time as `at`, where that day is over or it cannot be read. */
export function removeExpired(key: string, storage = browserStorage(), now = Date.now()): void {
  const kept = storage?.getItem(key) ?? null;
  if (kept === null) return;
  try {
    if (Math.abs(now - JSON.parse(kept).at) < DAY_MS) return;
  } catch {
    // It cannot be read, so it is removed like an old one.
  }
  storage?.removeItem(key);
}

let id: string | undefined;

/** A random id of this browser, kept in its storage where there is one. */
export function browserId(): string {
  id ??= browserStorage()?.getItem("browser") ?? undefined;
  if (id) return id;
  id = newUuid();
  try {
    browserStorage()?.setItem("browser", id);
  } catch {
    // The storage is full: it holds for this page.
  }
  return id;
}
