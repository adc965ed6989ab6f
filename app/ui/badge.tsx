import { classes } from "./classes";

/** A small caps mark for a level, a mode, a status. @param highlighted for a status that needs action */
export function Badge({ children, highlighted = false }: { children: string; highlighted?: boolean }) {
  return (
    <span
      className={classes(
        "label inline-block rounded-sm border px-2 py-0.5 text-[0.75rem]",
        highlighted ? "border-signal bg-signal text-carbon" : "border-current/30",
      )}
    >
      {children}
    </span>
  );
}
