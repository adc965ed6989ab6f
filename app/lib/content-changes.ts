let changes = 0;
const listeners = new Set<() => void>();

/** Number of saves and deletions that this tab has sent. What was read at a smaller number may be stale. */
export const contentChanges = () => changes;

/** Call it when a save or deletion was answered or failed: after a lost answer the change may still have been stored. */
export function contentChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each further change. @returns a function that unsubscribes */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
