import type { ChecklistSection } from "~/content/schema";
import { Points } from "~/ui/points";
import { Frame } from "../frame";

export function Checklist({ section }: { section: ChecklistSection }) {
  return (
    <Frame section={section} aside>
      {/* Columns, of which an odd number of statements fills both. */}
      <Points items={section.items} className="gap-x-10 md:columns-2 *:break-inside-avoid" />
    </Frame>
  );
}
