import { useSyncExternalStore } from "react";

/** Names of the unsaved work on this page. */
const none: ReadonlySet<string> = new Set();
let unsaved = none;
const listeners = new Set<() => void>();
/** How to throw away the work of each name. */
const forgetters = new Map<string, () => Promise<void>>();

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
 * @param forget throws the work away, where it is kept anywhere
 * @returns a function that takes the mark back
 */
export function markUnsaved(name: string, forget = async () => {}): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  forgetters.set(name, forget);
  change([...unsaved, name]);
  const lock = navigator.locks?.request(lockPrefix + name, () => promise).catch(() => undefined);
  return () => {
    resolve();
    forgetters.delete(name);
    locksReleased = Promise.all([locksReleased, lock]);
    change([...unsaved].filter((other) => other !== name));
  };
}

/** Whether this page has unsaved work. */
export const isUnsaved = () => unsaved.size > 0;

/** Names of the unsaved work on this page. */
export const unsavedHere = () => unsaved;

/** Throws away the unsaved work on this page, here and on the server. */
export async function forgetUnsavedHere(): Promise<void> {
  await Promise.all([...unsaved].map((name) => forgetters.get(name)?.()));
}

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
