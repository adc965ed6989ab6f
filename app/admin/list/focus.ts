import { useEffect } from "react";

/** What opened the last form: a row's id, "new" or "bin"; "" for a form opened by its address. */
let opened: string | undefined;

/** Remembers what opened a form, so that the focus can return there. */
export function formOpened(by: string): void {
  opened = by;
}

/** Notes that a form is open. One that was opened by its address has no opener, and the focus goes to the heading. */
export function formShown(): void {
  opened ??= "";
}

const heading = () => document.querySelector<HTMLElement>("[data-list-heading]");
const rowsShown = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

const inToast = "[data-sonner-toaster] *";

/**
 * Whether the focused element is gone, disabled, or within a toast. If the user has moved the focus elsewhere, it stays
 * there.
 */
function isLost(): boolean {
  const { activeElement: element } = document;
  return !element || element === document.body || element.matches(`:disabled, ${inToast}`);
}

/** Returns the focus to what opened the form once the list is shown again; to the heading where that is gone. */
export function useFocusFromForm(ready: boolean): void {
  useEffect(() => {
    if (!ready || opened === undefined) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opened)}"]`);
    opened = undefined;
    if (isLost()) (opener ?? heading())?.focus();
  }, [ready]);
}

/**
 * The rows of the last action until the list is fetched again: their ids, the position of the first, and where the toast
 * with the "Undo" button returned the focus.
 */
let acted: { ids: readonly string[]; place: number; returnedTo?: Element | null } | undefined;

/** The first of several rows that is shown, and its position. */
function firstShown(ids: readonly string[]) {
  const place = rowsShown().findIndex(({ dataset }) => ids.includes(dataset.row ?? ""));
  return { row: rowsShown()[place], place };
}

/** Puts the focus on the first of these rows that is shown, or on the list's heading. */
export function focusRow(ids: readonly string[]): void {
  (firstShown(ids).row ?? heading())?.focus();
}

/** Remembers the rows of an action, for `useFocusAfterAct`. */
export function rowActed(ids: readonly string[], returnedTo?: Element | null): void {
  acted = { ids, place: firstShown(ids).place, returnedTo };
}

/**
 * Makes a focused toast return the focus now. By itself it does so when it closes, before or after the list is fetched.
 * @returns the element that has the focus then
 */
export function leaveToast(): Element | null {
  if (document.activeElement?.matches(inToast)) (document.activeElement as HTMLElement).blur();
  return document.activeElement;
}

/**
 * If an action removed the focused element, focuses the row of the action; where that has left the list, the row at its
 * position, else the last row, else the heading.
 */
export function useFocusAfterAct(rows: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows mean that the list was fetched again
  useEffect(() => {
    if (!acted) return;
    const { ids, place, returnedTo } = acted;
    acted = undefined;
    if (!isLost() && document.activeElement !== returnedTo) return;
    const shown = rowsShown();
    const row = firstShown(ids).row ?? (place < 0 ? undefined : (shown[place] ?? shown.at(-1)));
    const target = row ?? heading();
    target?.focus();
    // A toast that loses the focus returns it to the element before, once.
    if (document.activeElement !== target) target?.focus();
  }, [rows]);
}
