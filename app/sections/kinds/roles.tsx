import type { RolesSection } from "~/content/schema";
import { Badge } from "~/ui/badge";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading } from "../frame";
import { inDemand } from "./words";

export function Roles({ section }: { section: RolesSection }) {
  return (
    <Frame section={section} aside>
      <ul className="divide-y divide-line border-y border-line">
        {section.items.map((item) => (
          <li key={item.role} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_auto] sm:items-baseline">
            <ItemHeading className="text-lg font-semibold">{item.role}</ItemHeading>
            <p className="tabular font-semibold text-signal-deep sm:text-right">
              {item.salary ?? (item.demand && <Badge>{inDemand(item.demand)}</Badge>)}
            </p>
            <p className="max-w-[60ch] text-steel sm:col-span-2">{unbroken(item.description)}</p>
          </li>
        ))}
      </ul>
      {!section.sample && <p className="mt-4 max-w-[66ch] text-sm text-ash">{unbroken(section.note)}</p>}
    </Frame>
  );
}
