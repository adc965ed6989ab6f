import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { useModal } from "~/ui/dialog";

/** A switch. On phones switches are a list, with their marks in one column at the right. */
export function Switch({
  on,
  disabled,
  onPress,
  children,
}: {
  on: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      role="switch"
      aria-checked={on}
      disabled={disabled}
      onClick={onPress}
      className="px-4 text-[0.9375rem] max-sm:w-full max-sm:flex-row-reverse max-sm:justify-between"
    >
      <span
        aria-hidden="true"
        className={classes(
          "relative h-4 w-7 rounded-full transition-colors duration-150",
          on ? "bg-signal" : "bg-white/25",
        )}
      >
        <span
          className={classes(
            "absolute top-0.5 left-0.5 size-3 rounded-full bg-white transition-transform duration-150",
            on && "translate-x-3",
          )}
        />
      </span>
      {children}
    </Button>
  );
}

/**
 * A dialog as large as the window, used instead of the Fullscreen API, which not every phone has. The page behind it does
 * not scroll (app.css), and is what is printed.
 */
export function Window({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  return createPortal(
    <dialog
      {...modal}
      aria-label={name}
      className="window on-dark stage m-0 h-dvh max-h-none w-dvw max-w-none flex-col text-bone open:flex print:hidden!"
    >
      {children}
    </dialog>,
    document.body,
  );
}
