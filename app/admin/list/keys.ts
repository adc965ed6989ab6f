import { type RefObject, useEffect } from "react";

const typing = "input, textarea, select, [contenteditable='true']";

/** Where this browser remembers that `/` is only a character. */
const kept = "key-of-search";

/** Whether the key `/` goes to the search: a key without Ctrl or Alt must be there to be turned off (WCAG 2.1.4). */
export function searchKeyIsOn(): boolean {
  try {
    return localStorage.getItem(kept) !== "off";
  } catch {
    return true;
  }
}

/** Turns the key on or off for this browser; where it keeps nothing, the key stays as it is. */
export function setSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(kept);
    else localStorage.setItem(kept, "off");
  } catch {
    // Storage is closed to the site.
  }
}

/**
 * The keys of a list: `/` goes to the search, unless somebody types, a dialog is open, or it is turned off; the arrows go
 * from row to row, once the focus is in the list or in the search. Elsewhere the arrows scroll, as everywhere.
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
