import { Link } from "react-router";
import { edition } from "~/content/edition";
import { groupNames } from "~/content/page-list";
import type { TakeAlong } from "~/content/papers/folder-list";
import { type Datum, instrumentsOf, type MarketingPage } from "~/content/schema";
import { atAGlance } from "~/content/stated/at-a-glance";
import { saidOnce } from "~/content/stated/claims";
import { breadcrumb, home } from "~/layout/words";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { Icon } from "~/ui/icon";
import { Points } from "~/ui/points";
import { unbroken } from "~/ui/unbroken";
import { Figure, SaidOnce } from "../figure";
import { TakeAlongLinks } from "../take-along";
import * as words from "./words";

/** A page, and the files of it that can be taken along. */
export type OpeningProps = { page: MarketingPage; takeAlong: TakeAlong[] };

/** The way from home to the page. */
export function Breadcrumb({ page, className }: { page: MarketingPage; className?: string }) {
  return (
    <nav aria-label={breadcrumb} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-steel in-[.on-dark]:text-mist">
        <li>
          <Link to="/" className="-mx-2.5 inline-flex min-h-11 items-center px-2.5 hover:underline">
            {home}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>{groupNames[page.group]}</li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="text-ink in-[.on-dark]:text-bone">
          {page.name}
        </li>
      </ol>
    </nav>
  );
}

/** The line above the title, and the title. */
export function Title({ page }: { page: MarketingPage }) {
  return (
    <>
      <p className="label mb-4 text-signal-deep in-[.on-dark]:text-signal-strong">{page.hero.eyebrow}</p>
      <h1 className="title-1">{page.title}</h1>
    </>
  );
}

/** What the page is about, and below it a link to a section further down: the record's, or on narrow screens the first instrument. */
export function Lead({ page, className }: { page: MarketingPage; className?: string }) {
  const [instrument] = instrumentsOf(page);
  const { underLead } = page.hero;
  const way = underLead ?? (instrument && { label: instrument.heading, to: `#${instrument.id}` });
  return (
    <>
      <p className={classes("lead max-w-[52ch] text-ink/85 in-[.on-dark]:text-bone/85", className)}>
        {unbroken(page.hero.lead)}
      </p>
      {way && (
        <a
          href={way.to}
          className={classes(
            "mt-2 -mb-2 flex min-h-11 w-fit items-center gap-2 font-semibold underline underline-offset-4",
            !underLead && "lg:hidden print:hidden",
          )}
        >
          {way.label}
          <Icon name="arrow" />
        </a>
      )}
    </>
  );
}

/** For whom, how long, at what price: in lines under the lead. */
export function Glance({ page, className }: { page: MarketingPage; className?: string }) {
  return (
    <dl className={classes("max-w-[60ch] space-y-1.5 text-[0.9375rem]", className)}>
      {atAGlance(page).map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[min(6rem,35%)_minmax(0,1fr)] gap-x-4 [html[data-large-text]_&]:block"
        >
          <dt className="text-steel in-[.on-dark]:text-mist">{label}</dt>
          <dd className="tabular">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same answers side by side, over hairlines, as on a placard. */
export function Placard({ data, className }: { data: Datum[]; className?: string }) {
  return (
    <dl className={classes("grid gap-x-8 gap-y-4 text-[0.9375rem]", className)}>
      {data.map(({ label, value }) => (
        <div key={label} className="border-t border-current/30 pt-2.5">
          <dt className="label text-[0.75rem] text-steel in-[.on-dark]:text-mist">{label}</dt>
          <dd className="tabular mt-1 leading-snug">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Badges({ names = [], className }: { names?: string[]; className?: string }) {
  if (names.length === 0) return null;
  return (
    <ul className={classes("flex flex-wrap gap-2", className)}>
      {names.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** What a visitor can do next, and what can be taken along. */
export function Actions({ page, takeAlong, className }: OpeningProps & { className?: string }) {
  return (
    <div className={className}>
      <Buttons page={page} />
      <ToTake page={page} takeAlong={takeAlong} className="mt-6" />
    </div>
  );
}

export function Buttons({ page, className }: { page: MarketingPage; className?: string }) {
  return (
    <div className={classes("phone-wide flex flex-wrap gap-3", className)}>
      {page.hero.actions.map(({ label, to, hrefLang, primary }) => (
        <ButtonLink key={label} to={to} hrefLang={hrefLang} variant={primary ? "primary" : "secondary"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The brochure and sample files. */
export function ToTake({ page, takeAlong, className }: OpeningProps & { className?: string }) {
  const brochure = {
    label: words.openBrochure,
    href: `${edition.brochures}${page.path.split("/").at(-1)}.pdf`,
    size: words.brochureSize,
  };
  return (
    <TakeAlongLinks
      files={page.brochure ? [brochure, ...takeAlong] : takeAlong}
      className={classes(
        "flex max-w-[60ch] flex-wrap gap-x-8 border-t border-current/15 pt-2 text-[0.9375rem]",
        className,
      )}
    />
  );
}

/** What closes an opening: highlights of a course, large figures. */
export function Foot({ page: { hero } }: { page: MarketingPage }) {
  if (!hero.highlights && !hero.stats) return null;
  const { figures, once } = saidOnce(hero.stats ?? []);
  return (
    <div className="wrap">
      <div className="border-t border-current/15 py-5 sm:py-8 md:py-10">
        {hero.highlights && (
          <section aria-labelledby="highlights" className="grid gap-x-12 gap-y-4 lg:grid-cols-[auto_1fr]">
            <h2 id="highlights" className="label pt-1 text-steel in-[.on-dark]:text-mist">
              {hero.highlights.heading}
            </h2>
            <Points items={hero.highlights.items} className="grid gap-x-10 gap-y-2 space-y-0 md:grid-cols-3" />
          </section>
        )}
        {figures.length > 0 && (
          <div
            className={classes(
              "grid grid-cols-2 gap-8 [html[data-large-text]_&]:grid-cols-1",
              evenColumns(figures.length, 4),
            )}
          >
            {figures.map((stat) => (
              <Figure
                key={stat.label}
                stat={stat}
                className="max-md:last:odd:col-span-2 [html[data-large-text]_&]:col-auto!"
              />
            ))}
          </div>
        )}
        <SaidOnce className="mt-6">{once}</SaidOnce>
      </div>
    </div>
  );
}
