import type { PartnersSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { Frame, ItemHeading } from "../frame";

export function Partners({ section }: { section: PartnersSection }) {
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-8 gap-y-6", evenColumns(section.items.length, 4))}>
        {section.items.map((item) => (
          <li key={item.partner} className="border-t border-line pt-4">
            <p className="label text-ash">{item.type}</p>
            <ItemHeading className="mt-1 text-lg font-semibold">{item.partner}</ItemHeading>
            <p className="mt-1.5 text-[0.9375rem] text-steel">{item.description}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
