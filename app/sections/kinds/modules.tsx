import type { ModulesSection } from "~/content/schema";
import { Badge } from "~/ui/badge";
import { DataSheet } from "~/ui/data-sheet";
import { Points } from "~/ui/points";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading } from "../frame";

export function Modules({ section }: { section: ModulesSection }) {
  return (
    <Frame section={section}>
      <ol className="border-t border-line">
        {section.items.map((module, index) => (
          <li
            key={module.title}
            className="grid gap-x-10 gap-y-4 border-b border-line py-7 md:grid-cols-[3rem_minmax(0,4fr)_minmax(0,6fr)]"
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
      </ol>
    </Frame>
  );
}
