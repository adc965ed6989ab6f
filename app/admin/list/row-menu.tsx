import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

const item = "w-full justify-start rounded-sm border-transparent px-3 whitespace-nowrap hover:border-transparent";

/** A command of a row's menu. `done` closes the menu and puts the focus on the button that opened it. */
export function MenuItem({
  label,
  danger = false,
  done,
  onChoose,
  children,
}: {
  /** Its name with the name of the row. */
  label: string;
  danger?: boolean;
  done: () => void;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      aria-label={label}
      className={danger ? `${item} text-danger` : item}
      onClick={() => {
        done();
        onChoose();
      }}
    >
      {children}
    </Button>
  );
}

/**
 * A button that opens the commands of a row that are seldom needed. Escape, a press beside it and leaving it by keyboard
 * close it.
 * @param children renders the commands
 */
export function RowMenu({ name, children }: { name: string; children: (done: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const done = () => {
    toggle.current?.focus();
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => !box.current?.contains(event.target as Node) && setOpen(false);
    addEventListener("pointerdown", onPress);
    return () => removeEventListener("pointerdown", onPress);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of Escape in the buttons within
    <div
      ref={box}
      // On a phone in the upper corner of the row, beside the name.
      className="relative max-md:absolute max-md:top-3 max-md:right-0"
      onKeyDown={(event) => event.key === "Escape" && open && done()}
      onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Button
        ref={toggle}
        className="px-2.5"
        aria-label={`More for ${name}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" className="stroke-3" />
      </Button>
      {open && (
        <div className="absolute top-full right-0 z-20 mt-1 min-w-44 rounded-md border border-line bg-white p-1 shadow-lg">
          {children(done)}
        </div>
      )}
    </div>
  );
}
