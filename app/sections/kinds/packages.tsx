import type { PackagesSection } from "~/content/schema";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { evenParts } from "~/ui/even-parts";
import { Points } from "~/ui/points";
import { unbroken } from "~/ui/unbroken";
import { Frame, ItemHeading } from "../frame";
import { PriceLine } from "../price-line";

export function Packages({ section }: { section: PackagesSection }) {
  const priced = section.items.some((item) => item.price);
  const parts = evenParts(priced ? 5 : 4, 5);
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-5", parts.grid, evenColumns(section.items.length, 3))}>
        {section.items.map((item) => (
          <li
            key={item.name}
            style={parts.rows}
            className={classes(
              "flex flex-col rounded-md border p-6 md:p-8",
              parts.card,
              item.featured ? "on-dark border-carbon bg-carbon text-bone" : "border-line bg-white",
            )}
          >
            <ItemHeading className="title-3">{item.name}</ItemHeading>
            <p
              className={classes(
                "tabular mt-2 mb-6 text-lg font-medium",
                item.featured ? "text-signal" : "text-signal-deep",
              )}
            >
              {unbroken(item.scope)}
            </p>
            {priced && (
              <div>
                <PriceLine price={item.price} className="mb-6" />
              </div>
            )}
            <Points items={item.features} className="mb-8" />
            <ButtonLink
              to={item.action.to}
              variant={item.action.primary ? "primary" : "secondary"}
              className="mt-auto sm:self-end"
              aria-label={`${item.action.label}: ${item.name}`}
            >
              {item.action.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
