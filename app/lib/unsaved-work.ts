import { useSyncExternalStore } from "react";

/** Names of the unsaved work on this page. */
const none: ReadonlySet<string> = new Set();
let unsaved = none;
const listeners = new Set<() => void>();

/** Other tabs see unsaved work as Web Locks, which the browser releases when the tab goes. */
const lockPrefix = "unsaved:";

/** Settles when the browser has freed the released locks, which takes a moment. */
let locksReleased: Promise<unknown> = Promise.resolve();

function change(names: Iterable<string>): void {
  unsaved = new Set(names);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Marks work of this name as unsaved. Other tabs see it where the browser has Web Locks (not over plain HTTP).
 * @returns a function that takes the mark back
 */
export function markUnsaved(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  change([...unsaved, name]);
  const lock = navigator.locks?.request(lockPrefix + name, () => promise).catch(() => undefined);
  return () => {
    resolve();
    locksReleased = Promise.all([locksReleased, lock]);
    change([...unsaved].filter((other) => other !== name));
  };
}

/** Whether this page has unsaved work. */
export const isUnsaved = () => unsaved.size > 0;

/** Names of the unsaved work on this page. */
export const unsavedHere = () => unsaved;

/** `isUnsaved` as a hook. */
export function useUnsaved(): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, () => false);
}

/** `unsavedHere` as a hook. */
export function useUnsavedHere(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, unsavedHere, () => none);
}

/** Allows leaving the page despite unsaved work. @returns a function that takes that back */
export function ignoreUnsaved(): () => void {
  const before = unsaved;
  change([]);
  return () => change(before);
}

/** Names of the unsaved work in other tabs of this browser. */
export async function unsavedElsewhere(): Promise<Set<string>> {
  await locksReleased;
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  const names = locks
    .map(({ name = "" }) => name)
    .filter((name) => name.startsWith(lockPrefix))
    .map((name) => name.slice(lockPrefix.length));
  return new Set(names.filter((name) => !unsaved.has(name)));
}
