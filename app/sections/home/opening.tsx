import type { HomeContent } from "~/content/home";
import { ButtonLink } from "~/ui/button";
import { RotatingPictures } from "~/ui/rotating-pictures";
import { Figure } from "../data";

/** The opening of the site: its pictures in turn, the promise, and the figures that stand behind it. */
export function Opening({ hero, claims }: Pick<HomeContent, "hero" | "claims">) {
  return (
    <section id="home" aria-labelledby="home-heading" className="on-dark bg-carbon text-bone">
      <div className="relative isolate flex flex-col justify-end overflow-hidden md:min-h-[min(100svh,62rem)]">
        <RotatingPictures
          pictures={hero.pictures}
          className="absolute inset-x-0 top-0 -z-20 h-[48svh] min-h-72 overflow-hidden md:h-full"
          controlClassName="absolute right-[max(clamp(1.25rem,4.5vw,4rem),calc((100%-84rem)/2+4rem))] top-[calc(max(48svh,18rem)-4.25rem)] md:top-auto md:bottom-8"
        />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 -z-10 h-[48svh] min-h-72 bg-linear-to-t from-carbon from-2% via-carbon/15 via-45% to-carbon/25 md:h-full md:bg-linear-to-r md:from-carbon/92 md:from-5% md:via-carbon/64 md:via-46% md:to-transparent md:to-82%"
        />
        <div className="wrap pt-[calc(max(48svh,18rem)-1rem)] pb-12 md:pt-44 md:pb-20">
          <p className="label mb-4 text-signal">{hero.eyebrow}</p>
          <h1 id="home-heading" className="title-1 max-w-[15ch] max-[359px]:text-[2rem]">
            {hero.headline}
          </h1>
          <p className="lead mt-6 max-w-[42ch] text-bone/90">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {hero.actions.map((action) => (
              <ButtonLink key={action.label} to={action.to} look={action.primary ? "primary" : "secondary"}>
                {action.label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
      <div className="wrap">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-white/15 py-10 md:grid-cols-3 md:py-12 xl:grid-cols-5">
          {claims.map((stat) => (
            <li key={stat.label} className="last:col-span-2 md:last:col-span-1">
              <Figure stat={stat} className="text-bone" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
