import { classes } from "./classes";
import { Icon } from "./icon";
import { unbroken } from "./unbroken";

/** A list of short statements with check marks. */
export function Points({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classes("space-y-2", className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-2.5 text-[0.9375rem] leading-relaxed">
          <Icon name="check" className="mt-[0.2em] size-4.5 text-signal-deep in-[.on-dark]:text-signal" />
          <span>{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  );
}
