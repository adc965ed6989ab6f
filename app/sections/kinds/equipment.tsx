import type { EquipmentSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { DataSheet } from "~/ui/data-sheet";
import { evenColumns } from "~/ui/even-columns";
import { evenParts } from "~/ui/even-parts";
import { Picture } from "~/ui/picture";
import { Points } from "~/ui/points";
import { Rail, railEntry } from "~/ui/rail";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading } from "../frame";
import { PriceLine } from "../price-line";

export function EquipmentList({ section }: { section: EquipmentSection }) {
  // Pictures only if all machines have one; otherwise the grid would have gaps.
  const even = section.items.every((item) => item.picture);
  const described = section.items.some((item) => item.description);
  const priced = section.items.some((item) => item.price);
  const parts = evenParts([even, true, described, priced, true, true].filter(Boolean).length, 12);
  return (
    <Frame section={section}>
      <Rail
        count={section.items.length}
        className={classes("grid gap-x-8", parts.grid, evenColumns(section.items.length, 4))}
      >
        {section.items.map((item) => (
          <li
            key={item.name}
            style={parts.rows}
            className={classes("border-t border-line pt-5", parts.card, section.items.length > 2 && railEntry)}
          >
            {even && item.picture && (
              <div>
                <Picture
                  source={item.picture}
                  sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
                  className="mb-5 aspect-4/3 w-full rounded-md"
                />
              </div>
            )}
            <ItemHeading className="title-3">{item.name}</ItemHeading>
            {described && (
              <div>{item.description && <p className="mt-2 text-steel">{unbroken(item.description)}</p>}</div>
            )}
            {priced && (
              <div>
                <PriceLine price={item.price} className="mt-3" />
              </div>
            )}
            <DataSheet data={item.data} className="my-5 self-start" />
            <Points items={item.features} />
          </li>
        ))}
      </Rail>
    </Frame>
  );
}
