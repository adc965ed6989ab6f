import type { Card, CardsSection } from "~/content/schema";
import { saidOnce } from "~/content/stated/claims";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { DataSheet } from "~/ui/data-sheet";
import { evenColumns } from "~/ui/even-columns";
import { evenParts } from "~/ui/even-parts";
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
  const some = (part: keyof Card) => section.items.some((card) => card[part]);
  const optional = ["picture", "badge", "stat", "price", "data", "points", "action"] as const;
  const parts = evenParts(2 + optional.filter(some).length, 12);
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
        className={classes("grid gap-x-8", parts.grid, evenColumns(section.items.length, wide ? 3 : 4))}
      >
        {section.items.map((card) => (
          <li
            key={card.title}
            style={parts.rows}
            className={classes(
              "flex flex-col border-t border-line pt-5",
              parts.card,
              section.items.length > 2 && railEntry,
            )}
          >
            {some("picture") && (
              <div>
                {card.picture && (
                  <Picture
                    source={card.picture}
                    sizes="(min-width: 64rem) 30vw, (min-width: 30rem) 45vw, 92vw"
                    className="mb-5 aspect-4/3 w-full rounded-md"
                  />
                )}
              </div>
            )}
            {some("badge") && (
              <div>
                {card.badge && (
                  <p className="mb-3 text-signal-deep">
                    <Badge>{card.badge}</Badge>
                  </p>
                )}
              </div>
            )}
            <ItemHeading className="title-3">{card.title}</ItemHeading>
            {some("stat") && (
              <div>
                {card.stat && (
                  <Figure
                    stat={{ ...(figures[stats.indexOf(card.stat)] ?? card.stat), sample: undefined }}
                    className="mt-4"
                  />
                )}
              </div>
            )}
            <p className="mt-3 max-w-[52ch] text-steel">{unbroken(card.text)}</p>
            {some("price") && (
              <div>
                <PriceLine price={card.price} className="mt-4" />
              </div>
            )}
            {some("data") && <div>{card.data && <DataSheet data={card.data} className="mt-5" />}</div>}
            {some("points") && <div>{card.points && <Points items={card.points} className="mt-5" />}</div>}
            {some("action") && (
              <p className="mt-auto pt-6">
                {card.action && (
                  <ButtonLink
                    to={card.action.to}
                    variant={card.action.primary ? "primary" : "secondary"}
                    aria-label={labelFor(card.action.label, card.title)}
                  >
                    <span>{unbroken(card.action.label)}</span>
                  </ButtonLink>
                )}
              </p>
            )}
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
