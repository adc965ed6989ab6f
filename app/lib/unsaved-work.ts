import { useSyncExternalStore } from "react";

/** What is typed on this page and not saved, by name. */
const none: ReadonlySet<string> = new Set();
let held = none;
const listeners = new Set<() => void>();

/** A Web Lock is let go of by the browser itself when its tab goes, so that nothing outlives the tab that holds it. */
const lockPrefix = "unsaved:";

/** Settles once the locks that were let go of are free, which takes the browser a moment. */
let freed: Promise<unknown> = Promise.resolve();

function change(names: Iterable<string>): void {
  held = new Set(names);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says that something is typed and not saved; other tabs can ask for it, where the browser has locks (not on plain HTTP).
 * @returns what takes it back
 */
export function holdUnsaved(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  change([...held, name]);
  const lock = navigator.locks?.request(lockPrefix + name, () => promise).catch(() => undefined);
  return () => {
    resolve();
    freed = Promise.all([freed, lock]);
    change([...held].filter((other) => other !== name));
  };
}

/** Whether something on this page is not saved. */
export const isUnsaved = () => held.size > 0;

/** Names of what is not saved on this page. */
export const heldHere = () => held;

/** Whether something is, as it changes. */
export function useUnsaved(): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, () => false);
}

/** The same names, as they change. */
export function useHeldHere(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, heldHere, () => none);
}

/** Lets the page go although something is unsaved. @returns what takes that back */
export function letUnsavedGo(): () => void {
  const before = held;
  change([]);
  return () => change(before);
}

/** Names of what other tabs of this browser hold. */
export async function unsavedElsewhere(): Promise<Set<string>> {
  await freed;
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  const names = locks
    .map(({ name = "" }) => name)
    .filter((name) => name.startsWith(lockPrefix))
    .map((name) => name.slice(lockPrefix.length));
  return new Set(names.filter((name) => !held.has(name)));
}
