import type { CardsSection, ProgressSection, RolesSection, StatsSection, TableSection } from "~/content/schema";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { Picture } from "~/ui/picture";
import { Progress } from "~/ui/progress";
import { Badge, DataSheet, Figure, Points, PriceLine } from "./data";
import { Frame, ItemHeading } from "./frame";

export function Stats({ section }: { section: StatsSection }) {
  return (
    <Frame section={section} tone="dark">
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map((stat) => (
          <Figure key={stat.label} stat={stat} className="border-t border-white/20 pt-5" />
        ))}
      </div>
    </Frame>
  );
}

export function Cards({ section }: { section: CardsSection }) {
  const wide = section.items.length === 2 || section.items.some((item) => item.data && item.points);
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-8 gap-y-12", evenColumns(section.items.length, wide ? 3 : 4))}>
        {section.items.map((card) => (
          <li key={card.title} className="flex flex-col border-t border-line pt-5">
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
            {card.stat && <Figure stat={card.stat} className="mt-4" />}
            <p className="mt-3 max-w-[52ch] text-steel">{card.text}</p>
            <PriceLine price={card.price} className="mt-4" />
            {card.data && <DataSheet data={card.data} className="mt-5" />}
            {card.points && <Points items={card.points} className="mt-5" />}
            {card.action && (
              <p className="mt-auto pt-6">
                <ButtonLink
                  to={card.action.to}
                  look={card.action.primary ? "primary" : "secondary"}
                  aria-label={labelFor(card.action.label, card.title)}
                >
                  {card.action.label}
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Several cards carry the same button; a reader of links hears which is which. */
function labelFor(label: string, title: string): string {
  return label.includes(title) ? label : `${label}: ${title}`;
}

export function ProgressList({ section }: { section: ProgressSection }) {
  return (
    <Frame section={section} aside>
      <ul className="space-y-6">
        {section.items.map(({ label, value, max }) => (
          <li key={label}>
            <Progress label={label} value={value} max={max} />
          </li>
        ))}
      </ul>
      {!section.sample && <p className="mt-6 text-sm text-ash">{section.note}</p>}
    </Frame>
  );
}

export function Roles({ section }: { section: RolesSection }) {
  return (
    <Frame section={section} aside>
      <ul className="divide-y divide-line border-y border-line">
        {section.items.map((item) => (
          <li key={item.role} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_auto] sm:items-baseline">
            <ItemHeading className="text-lg font-semibold">{item.role}</ItemHeading>
            <p className="tabular font-semibold text-signal-deep sm:text-right">
              {item.salary ?? (item.demand && <Badge>{`${item.demand} demand`}</Badge>)}
            </p>
            <p className="max-w-[60ch] text-steel sm:col-span-2">{item.description}</p>
          </li>
        ))}
      </ul>
      {!section.sample && <p className="mt-4 max-w-[66ch] text-sm text-ash">{section.note}</p>}
    </Frame>
  );
}

/**
 * Wide screens see a table. On phones each row stands as a block under its first cell, every value beside its column's
 * name, so that nothing is cut; the roles keep it a table for readers.
 */
export function Table({ section }: { section: TableSection }) {
  const [, ...columns] = section.columns;
  return (
    <Frame section={section}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its roles otherwise */}
      <table role="table" className="tabular block w-full border-collapse text-left text-[0.9375rem] md:table">
        <caption className="block pb-4 text-left text-sm text-ash md:table-caption">{section.caption}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b-2 border-ink">
            {section.columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="label py-3 pr-6 align-bottom last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block border-t-2 border-ink md:table-row-group md:border-0">
          {section.rows.map(([first, ...cells]) => (
            <tr key={first} role="row" className="block border-b border-line py-4 md:table-row md:py-0">
              <th
                role="rowheader"
                scope="row"
                className="block pb-1.5 align-top font-semibold md:table-cell md:py-3.5 md:pr-6"
              >
                {first}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  role="cell"
                  className="grid grid-cols-[minmax(7rem,2fr)_3fr] items-baseline gap-x-4 py-1 align-top text-steel md:table-cell md:py-3.5 md:pr-6 md:last:pr-0"
                >
                  <span aria-hidden="true" className="text-sm text-ash md:hidden">
                    {columns[index]}
                  </span>
                  <span className="min-w-0">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </Frame>
  );
}
