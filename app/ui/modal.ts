import { type RefObject, useLayoutEffect, useRef } from "react";

/** A native dialog that is open while it is mounted; the focus goes into it and comes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser gives the focus back when it closes a dialog, which must still stand in the document then: a layout
  // effect ends before React takes the element out.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
