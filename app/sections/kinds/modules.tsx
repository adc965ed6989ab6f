import type { ModulesSection } from "~/content/schema";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { DataSheet } from "~/ui/data-sheet";
import { Points } from "~/ui/points";
import { Rail, railEntry } from "~/ui/rail";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading } from "../frame";

export function Modules({ section }: { section: ModulesSection }) {
  return (
    <Frame section={section}>
      <Rail ordered count={section.items.length} className="sm:border-t sm:border-line">
        {section.items.map((module, index) => (
          <li
            key={module.title}
            className={classes(
              "grid content-start gap-x-10 gap-y-4 border-line max-sm:border-t max-sm:pt-5 sm:border-b sm:py-7 md:grid-cols-[3rem_minmax(0,4fr)_minmax(0,6fr)]",
              section.items.length > 2 && railEntry,
            )}
          >
            <span aria-hidden="true" className="tabular text-lg font-semibold text-signal-deep [font-stretch:120%]">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <ItemHeading className="title-3">{module.title}</ItemHeading>
              <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem] font-medium">
                <span className="tabular">{unbroken(module.duration)}</span>
                {module.mode && <Badge>{module.mode}</Badge>}
              </p>
            </div>
            <div className="space-y-5">
              <Points items={module.topics} />
              {module.data && <DataSheet data={module.data} />}
            </div>
          </li>
        ))}
      </Rail>
    </Frame>
  );
}
