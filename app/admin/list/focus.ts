import { useEffect } from "react";

/** What opened the form that is or was open last: a row's id, "new", "bin", or nothing. */
let opened: string | undefined;

/** Remembers what opened a form, for the focus to return to. */
export function formOpened(by: string): void {
  opened = by;
}

const heading = () => document.querySelector<HTMLElement>("[data-list-heading]");
const rowsShown = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

/** Whether what had the focus is gone. Where somebody has moved on, to a tab for example, nothing is taken from them. */
const isLost = () => document.activeElement === document.body || document.activeElement === null;

/** Puts the focus back on what opened a form, once the list stands again; on the list's heading where that is gone. */
export function useFocusFromForm(ready: boolean): void {
  useEffect(() => {
    if (!ready || opened === undefined) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opened)}"]`);
    opened = undefined;
    if (isLost()) (opener ?? heading())?.focus();
  }, [ready]);
}

/** The row that something was done with, and its place in the list, until the list was read again. */
let acted: { id: string; place: number } | undefined;

/** Of several rows the first that is shown, and its place. */
function firstShown(ids: readonly string[]) {
  const place = rowsShown().findIndex(({ dataset }) => ids.includes(dataset.row ?? ""));
  return { row: rowsShown()[place], place };
}

/** Puts the focus on the first of these rows that is shown, or on the list's heading. */
export function focusRow(ids: readonly string[]): void {
  (firstShown(ids).row ?? heading())?.focus();
}

/** Remembers the row that something was done with, or, of several, the first that is shown. */
export function rowActed(ids: readonly string[]): void {
  const { row, place } = firstShown(ids);
  acted = { id: row?.dataset.row ?? "", place };
}

/**
 * Where the focus went with what was pressed, it is put on the row that something was done with; where that has left
 * the list, on the row in its place, the last row, or the list's heading.
 */
export function useFocusAfterAct(rows: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows mean that the list was read again
  useEffect(() => {
    if (!acted) return;
    const { id, place } = acted;
    acted = undefined;
    if (!isLost()) return;
    const shown = rowsShown();
    const row =
      shown.find(({ dataset }) => dataset.row === id) ?? (place < 0 ? undefined : (shown[place] ?? shown.at(-1)));
    (row ?? heading())?.focus();
  }, [rows]);
}
