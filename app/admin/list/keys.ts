import { type RefObject, useEffect } from "react";

const typing = "input, textarea, select, [contenteditable='true']";

/** Holds "off" where the key `/` is turned off. */
const STORAGE_KEY = "key-of-search";

/** Whether `/` goes to the search. A key without Ctrl or Alt must be possible to turn off (WCAG 2.1.4). */
export function searchKeyIsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

/** Turns the key on or off in this browser; without storage nothing changes. */
export function setSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, "off");
  } catch {
    // The browser denies storage.
  }
}

/**
 * The keys of a list. `/` goes to the search, unless the focus is in a field, a dialog is open, or the key is turned off.
 * The arrows go from row to row while the focus is in the list or in the search, and scroll otherwise.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const section = list.current;
      const target = event.target as HTMLElement;
      if (!section || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const search = section.querySelector<HTMLInputElement>("input[type='search']");
      if (event.key === "/" && !target.matches(typing) && searchKeyIsOn()) {
        event.preventDefault();
        search?.focus();
        search?.select();
        return;
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const row = target.closest<HTMLElement>("[data-row]");
      if (!step || (target !== search && (!row || target.matches("textarea, select, input[type='text']")))) return;
      const rows = [...section.querySelectorAll<HTMLElement>("[data-row]")];
      const next = rows[row ? rows.indexOf(row) + step : step === 1 ? 0 : -1];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest" });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [list]);
}
