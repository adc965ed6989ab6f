import type { StepsSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Rail, railEntry } from "~/ui/rail";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading, useInsideTab } from "../frame";

/** Steps along a dashed flight path: downwards, in a tab on wide screens in two columns; on phones to the right. */
export function Steps({ section }: { section: StepsSection }) {
  const inside = useInsideTab();
  return (
    <Frame section={section} aside>
      <Rail
        ordered
        count={section.items.length}
        className={classes("relative max-sm:gap-0 sm:ml-3", inside && "lg:columns-2 lg:gap-x-16")}
      >
        {section.items.map((step) => (
          <li
            key={step.name}
            className={classes(
              "relative break-inside-avoid border-dashed border-signal/70 max-sm:border-t max-sm:pt-5 max-sm:pr-5 sm:border-l sm:pb-9 sm:pl-8 sm:last:pb-0",
              section.items.length > 2 && railEntry,
            )}
          >
            <span
              aria-hidden="true"
              className="absolute size-2.5 rotate-45 bg-signal max-sm:-top-[0.3125rem] max-sm:left-0.5 sm:top-2 sm:-left-[0.3125rem]"
            />
            <p className="label mb-1 text-ash">{unbroken(step.time)}</p>
            <ItemHeading className="title-3">{step.name}</ItemHeading>
            <p className="mt-2 max-w-[58ch] text-steel">{unbroken(step.description)}</p>
          </li>
        ))}
      </Rail>
    </Frame>
  );
}
