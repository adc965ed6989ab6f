import type { ProgressSection } from "~/content/schema";
import { Progress } from "~/ui/progress";
import { Frame } from "../frame";

export function ProgressList({ section }: { section: ProgressSection }) {
  return (
    <Frame section={section} aside>
      <ul className="space-y-6">
        {section.items.map(({ label, value, max }) => (
          <li key={label}>
            <Progress label={label} value={value} max={max} />
          </li>
        ))}
      </ul>
      {!section.sample && <p className="mt-6 text-sm text-ash">{section.note}</p>}
    </Frame>
  );
}
