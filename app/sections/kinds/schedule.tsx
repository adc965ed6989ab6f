import type { ScheduleSection } from "~/content/schema";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";
import { Week } from "./week";

export function Schedule({ section }: { section: ScheduleSection }) {
  if (section.week) return <Week section={section} week={section.week} />;
  return (
    <Frame section={section} aside>
      <ul className="divide-y divide-line border-y border-line">
        {section.items.map((item) => (
          <li
            key={`${item.when} ${item.what}`}
            className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(8rem,1fr)_3fr]"
          >
            <p className="tabular font-semibold">{unbroken(item.when)}</p>
            <div>
              <p className="font-medium">{item.what}</p>
              {item.description && <p className="mt-1 text-[0.9375rem] text-steel">{unbroken(item.description)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
