import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { classes } from "./classes";
import { Icon } from "./icon";

/**
 * Opens a native dialog over the page while it is mounted. The focus goes into it and comes back to where it was.
 * @param onClose what Escape does; without it the dialog is left by what stands in it alone
 * @returns what the `dialog` element is to have
 */
export function useModal(onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // The browser gives the focus back when it closes a dialog, which must still stand in the document then: a layout
  // effect ends before React takes the element out.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Not that of a question over it, nor of the chooser of files.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // Browsers close a dialog at a second Escape, whatever the page does.
    onClose: () => void (!onClose && ref.current?.showModal()),
  };
}

/**
 * A native dialog over the page, open while it is mounted. It stands beside what opened it, not within: a press of Enter
 * in here sends no form there.
 *
 * @param onClose what Escape and the Close button do; without it the dialog is left by what stands in it alone
 * @param closeButton whether it has a Close button of its own
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
