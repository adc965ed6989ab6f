import { newUuid } from "#domain/uuid.ts";

/** The browser's local storage; undefined where the browser denies it. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
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
