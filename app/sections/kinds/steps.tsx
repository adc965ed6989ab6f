import type { StepsSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading, useInsideTab } from "../frame";

/** Steps along a dashed flight path, downwards; in a tab on wide screens in two columns. */
export function Steps({ section }: { section: StepsSection }) {
  const inside = useInsideTab();
  return (
    <Frame section={section} aside>
      <ol className={classes("ml-1.5 sm:ml-3", inside && "lg:columns-2 lg:gap-x-16")}>
        {section.items.map((step) => (
          <li
            key={step.name}
            className="relative break-inside-avoid border-l border-dashed border-signal/70 pb-5 pl-5 last:pb-0 sm:pb-9 sm:pl-8"
          >
            <span aria-hidden="true" className="absolute top-2 -left-[0.3125rem] size-2.5 rotate-45 bg-signal" />
            <p className="label mb-1 text-ash">{unbroken(step.time)}</p>
            <ItemHeading className="title-3">{step.name}</ItemHeading>
            <p className="mt-1 max-w-[58ch] text-steel sm:mt-2">{unbroken(step.description)}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
