let changes = 0;
const listeners = new Set<() => void>();

/** How many saves and deletions this tab has sent so far: what was read under a smaller number may be out of date. */
export const contentChanges = () => changes;

/** To be called when a save or deletion has been answered, also by a failure: the answer may have been lost on its way back. */
export function contentChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each further change. @returns what ends that */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
