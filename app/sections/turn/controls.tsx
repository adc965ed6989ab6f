import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Icon, type IconName } from "~/ui/icon";

/** A round button over the picture. */
export function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full border border-white/30 bg-carbon/60 text-bone transition-colors duration-150 hover:border-white/70 hover:bg-carbon"
    >
      <Icon name={icon} />
    </button>
  );
}

/** What is on or off. */
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
    <Button role="switch" aria-checked={on} disabled={disabled} onClick={onPress} className="px-4 text-[0.9375rem]">
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

/** A dialog as large as the window: what a telephone calls full screen too, and what needs no permission. */
export function Window({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="on-dark stage m-0 h-dvh max-h-none w-dvw max-w-none flex-col text-bone open:flex"
    >
      {children}
    </dialog>,
    document.body,
  );
}
