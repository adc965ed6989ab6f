import { Link } from "react-router";
import type { AboutContent } from "~/content/about";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";

/** The opening of the About page: one picture, one sentence. */
export function Opening({ title, hero }: Pick<AboutContent, "title" | "hero">) {
  return (
    <div className="on-dark relative isolate flex flex-col justify-end overflow-hidden bg-carbon text-bone md:min-h-[min(86svh,52rem)]">
      <Picture
        source={hero.picture}
        sizes="100vw"
        eager
        alt=""
        className="absolute inset-x-0 top-0 -z-20 h-[46svh] min-h-64 w-full md:h-full"
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-[46svh] min-h-64 bg-linear-to-t from-carbon from-2% via-carbon/15 via-45% to-carbon/25 md:h-full md:bg-linear-to-r md:from-carbon/95 md:from-5% md:via-carbon/75 md:via-55% md:to-carbon/30 md:to-90% lg:via-carbon/62 lg:via-48% lg:to-transparent lg:to-85%"
      />
      <div className="wrap pt-[calc(max(46svh,16rem)-1rem)] pb-12 md:pt-44 md:pb-16">
        <nav aria-label="Breadcrumb" className="mb-6">
          <ol className="flex flex-wrap items-center gap-x-2 text-sm text-mist">
            <li>
              <Link to="/" className="inline-flex min-h-9 items-center hover:text-white hover:underline">
                Home
              </Link>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page" className="text-bone">
              {title}
            </li>
          </ol>
        </nav>
        <h1 className="title-1 max-w-[13ch] max-[359px]:text-[2rem]">{hero.headline}</h1>
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
