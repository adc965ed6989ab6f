import { Link } from "react-router";
import type { AboutContent } from "~/content/pages/about";
import { breadcrumb, home } from "~/layout/words";
import { ButtonLink } from "~/ui/button";
import { OpeningPicture } from "~/ui/opening-picture";

/** The opening of the About page: one picture, one sentence. */
export function Opening({ title, hero }: Pick<AboutContent, "title" | "hero">) {
  return (
    <div className="on-dark opening bg-carbon text-bone lg:min-h-[min(86svh,max(52rem,42vw))]">
      <OpeningPicture source={hero.picture} />
      <div className="wrap opening-words pt-7 pb-12 lg:pt-24 lg:pb-16">
        <nav aria-label={breadcrumb} className="mb-4">
          <ol className="flex flex-wrap items-center gap-x-2 text-sm text-mist">
            <li>
              <Link
                to="/"
                className="-mx-2.5 inline-flex min-h-11 items-center px-2.5 hover:text-white hover:underline"
              >
                {home}
              </Link>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page" className="text-bone">
              {title}
            </li>
          </ol>
        </nav>
        <h1 className="title-1 max-[22.5rem]:text-[2rem]">{hero.headline}</h1>
        <p className="lead mt-6 max-w-[48ch] text-bone/90">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {hero.actions.map((action) => (
            <ButtonLink key={action.label} to={action.to}>
              {action.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
