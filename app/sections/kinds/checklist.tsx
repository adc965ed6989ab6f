import type { ChecklistSection } from "~/content/schema";
import { Points } from "~/ui/points";
import { Frame } from "../frame";

export function Checklist({ section }: { section: ChecklistSection }) {
  return (
    <Frame section={section} aside>
      <Points items={section.items} className="grid gap-x-10 gap-y-3 space-y-0 md:grid-cols-2" />
    </Frame>
  );
}
