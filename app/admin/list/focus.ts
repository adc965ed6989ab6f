import { useEffect } from "react";

/** What opened the form that is or was open last: a row's id, "new", "bin", or nothing. */
let opened: string | undefined;

/** Remembers what opened a form, for the focus to return to. */
export function formOpened(by: string): void {
  opened = by;
}

/** A form that its address opened has no opener: the focus goes to the list's heading after it. */
export function formShown(): void {
  opened ??= "";
}

const heading = () => document.querySelector<HTMLElement>("[data-list-heading]");
const rowsShown = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

const inToast = "[data-sonner-toaster] *";

/**
 * Whether what had the focus is gone, cannot be pressed any more, or is a toast that goes. Where somebody has moved on, to
 * a tab for example, nothing is taken from them.
 */
function isLost(): boolean {
  const { activeElement: element } = document;
  return !element || element === document.body || element.matches(`:disabled, ${inToast}`);
}

/** Puts the focus back on what opened a form, once the list stands again; on the list's heading where that is gone. */
export function useFocusFromForm(ready: boolean): void {
  useEffect(() => {
    if (!ready || opened === undefined) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opened)}"]`);
    opened = undefined;
    if (isLost()) (opener ?? heading())?.focus();
  }, [ready]);
}

/**
 * The rows that something was done with, the first one's place in the list, and what the toast that it was asked for in
 * gave the focus back to, until the list was read again.
 */
let acted: { ids: readonly string[]; place: number; givenBack?: Element | null } | undefined;

/** Of several rows the first that is shown, and its place. */
function firstShown(ids: readonly string[]) {
  const place = rowsShown().findIndex(({ dataset }) => ids.includes(dataset.row ?? ""));
  return { row: rowsShown()[place], place };
}

/** Puts the focus on the first of these rows that is shown, or on the list's heading. */
export function focusRow(ids: readonly string[]): void {
  (firstShown(ids).row ?? heading())?.focus();
}

/** Remembers the rows that something was done with: of several, the first that is shown counts. */
export function rowActed(ids: readonly string[], givenBack?: Element | null): void {
  acted = { ids, place: firstShown(ids).place, givenBack };
}

/**
 * Has the toast that holds the focus give it back now: it would do so at its end, before or after the list is read again.
 * @returns what has the focus then
 */
export function leaveToast(): Element | null {
  if (document.activeElement?.matches(inToast)) (document.activeElement as HTMLElement).blur();
  return document.activeElement;
}

/**
 * Where the focus went with what was pressed, it is put on the row that something was done with; where that has left
 * the list, on the row in its place, the last row, or the list's heading.
 */
export function useFocusAfterAct(rows: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows mean that the list was read again
  useEffect(() => {
    if (!acted) return;
    const { ids, place, givenBack } = acted;
    acted = undefined;
    if (!isLost() && document.activeElement !== givenBack) return;
    const shown = rowsShown();
    const row = firstShown(ids).row ?? (place < 0 ? undefined : (shown[place] ?? shown.at(-1)));
    const target = row ?? heading();
    target?.focus();
    // A toast that loses the focus gives it back to what had it before; it does so once.
    if (document.activeElement !== target) target?.focus();
  }, [rows]);
}
