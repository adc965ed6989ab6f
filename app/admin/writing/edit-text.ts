import type { Edit, TextSelection } from "./commands";

/** The text and the selection of a text area. */
export const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/** Applies an edit as if it had been typed: the browser can undo it, and the form gets its input event. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Only the selection changes: deleting nothing would delete the letter before it.
  const isNothing = from === to && insert === "";
  // Deprecated, but the only way to insert text that every browser can undo.
  const typed = isNothing || document.execCommand(insert === "" ? "delete" : "insertText", false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(from + select[0], from + select[1]);
}
