import type { CardsSection } from "~/content/schema";
import { saidOnce } from "~/content/stated/claims";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { DataSheet } from "~/ui/data-sheet";
import { evenColumns } from "~/ui/even-columns";
import { Picture } from "~/ui/picture";
import { Points } from "~/ui/points";
import { Rail, railEntry } from "~/ui/rail";
import { SampleMark } from "~/ui/sample-mark";
import { unbroken } from "~/ui/unbroken";
import { sampleFigures } from "~/ui/words";
import { Figure, SaidOnce } from "../figure";
import { Frame, ItemHeading } from "../frame";
import { PriceLine } from "../price-line";

export function Cards({ section }: { section: CardsSection }) {
  const stats = section.items.flatMap(({ stat }) => (stat ? [stat] : []));
  const { figures, once } = saidOnce(stats);
  const wide = section.items.length === 2 || section.items.some((item) => item.data && item.points);
  return (
    <Frame section={section}>
      {stats.some(({ sample }) => sample) && (
        <p className="-mt-4 mb-8">
          <SampleMark label={sampleFigures} />
        </p>
      )}
      <Rail
        count={section.items.length}
        className={classes("grid gap-x-8 gap-y-12", evenColumns(section.items.length, wide ? 3 : 4))}
      >
        {section.items.map((card) => (
          <li
            key={card.title}
            className={classes(
              "flex flex-col border-t border-line pt-5",
              // The figures of a row stand on one line, however long the titles are.
              stats.length > 0 && "sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-0",
              section.items.length > 2 && railEntry,
            )}
          >
            <div>
              {card.picture && (
                <Picture
                  source={card.picture}
                  sizes="(min-width: 1024px) 30vw, (min-width: 480px) 45vw, 92vw"
                  className="mb-5 aspect-4/3 w-full rounded-md"
                />
              )}
              {card.badge && (
                <p className="mb-3 text-signal-deep">
                  <Badge>{card.badge}</Badge>
                </p>
              )}
              <ItemHeading className="title-3">{card.title}</ItemHeading>
            </div>
            <div className="flex grow flex-col">
              {card.stat && (
                <Figure
                  stat={{ ...(figures[stats.indexOf(card.stat)] ?? card.stat), sample: undefined }}
                  className="mt-4"
                />
              )}
              <p className="mt-3 max-w-[52ch] text-steel">{unbroken(card.text)}</p>
              <PriceLine price={card.price} className="mt-4" />
              {card.data && <DataSheet data={card.data} className="mt-5" />}
              {card.points && <Points items={card.points} className="mt-5" />}
              {card.action && (
                <p className="mt-auto pt-6">
                  <ButtonLink
                    to={card.action.to}
                    variant={card.action.primary ? "primary" : "secondary"}
                    aria-label={labelFor(card.action.label, card.title)}
                  >
                    <span>{unbroken(card.action.label)}</span>
                  </ButtonLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </Rail>
      <SaidOnce className="mt-4 sm:mt-8">{once}</SaidOnce>
    </Frame>
  );
}

/** Several cards have the same button label; screen readers also get the card's title. */
function labelFor(label: string, title: string): string {
  return label.includes(title) ? label : `${label}: ${title}`;
}
