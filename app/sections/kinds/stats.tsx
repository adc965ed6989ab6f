import type { StatsSection } from "~/content/schema";
import { Figure } from "../figure";
import { Frame } from "../frame";

export function Stats({ section }: { section: StatsSection }) {
  return (
    <Frame section={section} tone="dark">
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map((stat) => (
          <Figure key={stat.label} stat={stat} className="border-t border-white/20 pt-5" />
        ))}
      </div>
    </Frame>
  );
}
