import { useEffect, useRef } from "react";

/** Saves with Ctrl+S (Command+S on a Mac); the form stays open. */
export function useSaveShortcut(onSave: () => void): void {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
        return;
      event.preventDefault();
      // Not while a dialog is open over the form.
      if (!document.querySelector("dialog[open]")) save.current();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
