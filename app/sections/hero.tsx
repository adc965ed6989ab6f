import { Link } from "react-router";
import { atAGlance } from "~/content/at-a-glance";
import type { TakeAlong } from "~/content/folder-list";
import { groupNames } from "~/content/page-list";
import type { MarketingPage } from "~/content/schema";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { OpeningPicture } from "~/ui/opening-picture";
import { Points } from "~/ui/points";
import { unbroken } from "~/ui/unbroken";
import { Figure } from "./figure";
import { TakeAlongLinks } from "./take-along";

/** The opening of a marketing page: picture, title, actions and highlights. */
export function Hero({ page, takeAlong = [] }: { page: MarketingPage; takeAlong?: TakeAlong[] }) {
  const { hero } = page;
  const brochure = {
    label: "Open the brochure",
    href: `/brochures/${page.path.split("/").at(-1)}.pdf`,
    size: "PDF, 2 pages",
  };
  const files = page.brochure ? [brochure, ...takeAlong] : takeAlong;
  return (
    <div className="on-dark bg-carbon text-bone">
      <div className="opening lg:min-h-[min(88svh,max(54rem,42vw))]">
        <OpeningPicture source={hero.picture} />
        <div className="wrap opening-words pt-7 pb-12 lg:pt-24 lg:pb-16">
          <nav aria-label="Breadcrumb" className="mb-4 lg:mb-6">
            <ol className="flex flex-wrap items-center gap-x-2 text-sm text-mist">
              <li>
                <Link to="/" className="inline-flex min-h-11 min-w-11 items-center hover:text-white hover:underline">
                  Home
                </Link>
              </li>
              <li aria-hidden="true">/</li>
              <li>{groupNames[page.group]}</li>
              <li aria-hidden="true">/</li>
              <li aria-current="page" className="text-bone">
                {page.name}
              </li>
            </ol>
          </nav>
          <p className="label mb-4 text-signal-strong">{hero.eyebrow}</p>
          <h1 className="title-1">{page.title}</h1>
          <p className="lead mt-6 max-w-[52ch] text-bone/85">{unbroken(hero.lead)}</p>
          <dl className="mt-6 max-w-[60ch] space-y-1.5 text-[0.9375rem]">
            {atAGlance(page).map(({ label, value }) => (
              <div
                key={label}
                className="grid grid-cols-[min(6rem,35%)_minmax(0,1fr)] gap-x-4 [html[data-large-text]_&]:block"
              >
                <dt className="text-mist">{label}</dt>
                <dd className="tabular">{unbroken(value)}</dd>
              </div>
            ))}
          </dl>
          {hero.badges && (
            <ul className="mt-7 flex flex-wrap gap-2">
              {hero.badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </ul>
          )}
          <div className="phone-wide mt-8 flex flex-wrap gap-3">
            {hero.actions.map((action) => (
              <ButtonLink key={action.label} to={action.to} variant={action.primary ? "primary" : "secondary"}>
                {action.label}
              </ButtonLink>
            ))}
          </div>
          <TakeAlongLinks
            files={files}
            className="mt-6 flex max-w-[60ch] flex-wrap gap-x-8 border-t border-white/15 pt-2 text-[0.9375rem]"
          />
        </div>
      </div>
      {(hero.highlights || hero.stats) && (
        <div className="wrap">
          <div className="border-t border-white/15 py-5 sm:py-8 md:py-10">
            {hero.highlights && (
              <section aria-labelledby="highlights" className="grid gap-x-12 gap-y-4 lg:grid-cols-[auto_1fr]">
                <h2 id="highlights" className="label pt-1 text-mist">
                  {hero.highlights.heading}
                </h2>
                <Points items={hero.highlights.items} className="grid gap-x-10 gap-y-2 space-y-0 md:grid-cols-3" />
              </section>
            )}
            {hero.stats && (
              <div className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
                {hero.stats.map((stat) => (
                  <Figure key={stat.label} stat={stat} />
                ))}
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
