import type { PeopleSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { evenParts } from "~/ui/even-parts";
import { Frame, ItemHeading } from "../frame";

export function People({ section }: { section: PeopleSection }) {
  const parts = evenParts(2, 8);
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-8", parts.grid, evenColumns(section.items.length, 4))}>
        {section.items.map((person) => (
          <li key={person.name} style={parts.rows} className={classes("border-t border-line pt-4", parts.card)}>
            <ItemHeading className="text-lg font-semibold">{person.role}</ItemHeading>
            <p className="mt-2 text-[0.9375rem] text-steel">{person.background}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
