import { useSyncExternalStore } from "react";

/** Enquiries whose row is open in this tab. Kept outside the list, which is drawn anew with each answer. */
const opened = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes the row of an enquiry. */
export function setOpened(id: string, open: boolean): void {
  if (opened.has(id) === open) return;
  if (open) opened.add(id);
  else opened.delete(id);
  for (const listener of listeners) listener();
}

/** Whether the row of an enquiry is open. */
export const useOpened = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => opened.has(id),
    () => false,
  );
