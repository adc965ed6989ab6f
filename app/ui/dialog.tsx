import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { classes } from "./classes";
import { Icon } from "./icon";

/**
 * Opens a native modal dialog while the component is mounted. Focus moves into it and returns afterwards.
 * @param onClose called on Escape; without it only the dialog's own buttons close it
 * @returns the props of the `dialog` element
 */
export function useModal(onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // The browser returns focus when it closes a dialog that is still in the document. The cleanup of a layout effect runs
  // before React removes the element.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // The event of a nested dialog or of a file chooser bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // Browsers close a dialog at a second Escape even when the event is prevented.
    onClose: () => void (!onClose && ref.current?.showModal()),
  };
}

/**
 * A native modal dialog, open while it is mounted. It is rendered into the body, so that Enter in it never submits a form
 * around the component that opened it.
 *
 * @param onClose called on Escape and by the Close button; without it only the dialog's own buttons close it
 * @param closeButton whether it shows a Close button
 */
export function Dialog({
  title,
  onClose,
  closeButton = false,
  className = "w-[min(30rem,calc(100vw-2rem))]",
  children,
}: {
  title: string;
  onClose?: () => void;
  closeButton?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const modal = useModal(onClose);
  const id = useId();
  return createPortal(
    <dialog
      {...modal}
      aria-labelledby={id}
      className={classes(
        "max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-md bg-paper p-6 text-ink md:p-8",
        className,
      )}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        {closeButton && (
          <Button variant="quiet" aria-label="Close" className="-mt-2 -mr-3" onClick={onClose}>
            <Icon name="close" />
          </Button>
        )}
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
