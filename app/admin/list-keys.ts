import { type RefObject, useEffect } from "react";

const typing = "input, textarea, select, [contenteditable='true']";

/**
 * The keys of a list: `/` goes to the search; the arrows go from row to row, once the focus is in the list or in the
 * search. Elsewhere the arrows scroll, as everywhere.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const section = list.current;
      const target = event.target as HTMLElement;
      if (!section || event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog")) return;
      const search = section.querySelector<HTMLInputElement>("input[type='search']");
      if (event.key === "/" && !target.matches(typing)) {
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
