import { useEffect } from "react";

/** What opened the form that is or was open last: a row's id, "new", or nothing. */
let opened: string | undefined;

/** Remembers what opened a form, for the focus to return to. */
export function formOpened(by: string): void {
  opened = by;
}

const heading = () => document.querySelector<HTMLElement>("[data-list-heading]");

/** Puts the focus back on what opened a form, once the list stands again; on the list's heading where that is gone. */
export function useFocusFromForm(ready: boolean): void {
  useEffect(() => {
    if (!ready || opened === undefined) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opened)}"]`);
    opened = undefined;
    (opener ?? heading())?.focus();
  }, [ready]);
}

/** The place in the list of the row that was deleted last, until the list stands without it. */
let removed: number | undefined;

export function rowRemoved(place: number): void {
  removed = place;
}

/** Puts the focus on the row that took the place of a deleted one, or the last row, or the list's heading. */
export function useFocusAfterRemoval(rows: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows mean that the list was read again
  useEffect(() => {
    if (removed === undefined) return;
    const buttons = document.querySelectorAll<HTMLElement>("[data-deletes]");
    (buttons[Math.min(removed, buttons.length - 1)] ?? heading())?.focus();
    removed = undefined;
  }, [rows]);
}
