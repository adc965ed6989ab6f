import { Link } from "react-router";
import type { AboutContent } from "~/content/about";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";

/** The opening of the About page: one picture, one sentence. */
export function Opening({ title, hero }: Pick<AboutContent, "title" | "hero">) {
  return (
    <div className="on-dark relative isolate flex min-h-[min(86svh,52rem)] flex-col justify-end overflow-hidden bg-carbon text-bone">
      <Picture source={hero.picture} sizes="100vw" eager alt="" className="absolute inset-0 -z-20 size-full" />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-carbon via-carbon/75 to-carbon/30 md:bg-linear-to-r md:from-carbon/95 md:via-carbon/65 md:via-50% md:to-carbon/0"
      />
      <div className="wrap pt-40 pb-12 md:pb-16">
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
        <h1 className="title-1 max-w-[17ch]">{hero.headline}</h1>
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
