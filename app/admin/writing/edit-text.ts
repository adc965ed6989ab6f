import type { Edit, Selected } from "./commands";

/** What somebody has before them in a text area. */
export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/** Does an edit as if it had been typed: the browser can undo it, and the form hears of it. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The one way to type for somebody that every browser can undo.
  const typed = document.execCommand(insert === "" ? "delete" : "insertText", false, insert);
  if (!typed && (from !== to || insert !== "")) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(from + select[0], from + select[1]);
}
