import type { PeopleSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { Frame, ItemHeading } from "../frame";

export function People({ section }: { section: PeopleSection }) {
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-8 gap-y-8", evenColumns(section.items.length, 4))}>
        {section.items.map((person) => (
          <li key={person.name} className="border-t border-line pt-4">
            <ItemHeading className="text-lg font-semibold">{person.role}</ItemHeading>
            <p className="mt-2 text-[0.9375rem] text-steel">{person.background}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
