import { useEffect, useRef } from "react";

/** Saves with Ctrl+S (Command+S on a Mac). @returns the reference for the form */
export function useSaveShortcut() {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
        return;
      event.preventDefault();
      // Not while a dialog is open over the form.
      if (!document.querySelector("dialog[open]")) element.current?.requestSubmit();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return element;
}
