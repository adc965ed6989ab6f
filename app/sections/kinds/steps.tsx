import type { StepsSection } from "~/content/schema";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading } from "../frame";

export function Steps({ section }: { section: StepsSection }) {
  return (
    <Frame section={section} aside>
      <ol className="relative ml-3 border-l border-dashed border-signal/70">
        {section.items.map((step) => (
          <li key={step.name} className="relative pb-9 pl-8 last:pb-0">
            <span aria-hidden="true" className="absolute top-2 -left-[0.3125rem] size-2.5 rotate-45 bg-signal" />
            <p className="label mb-1 text-ash">{unbroken(step.time)}</p>
            <ItemHeading className="title-3">{step.name}</ItemHeading>
            <p className="mt-2 max-w-[58ch] text-steel">{unbroken(step.description)}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
