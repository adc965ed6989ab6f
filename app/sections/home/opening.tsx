import type { HomeContent } from "~/content/home";
import { ButtonLink } from "~/ui/button";
import { RotatingPictures } from "~/ui/rotating-pictures";
import { Figure } from "../figure";

/** The opening of the home page: rotating pictures, headline and figures. */
export function Opening({ hero, claims }: Pick<HomeContent, "hero" | "claims">) {
  return (
    <section id="home" aria-labelledby="home-heading" className="on-dark bg-carbon text-bone">
      <div className="opening lg:min-h-[min(100svh,max(62rem,44vw))]">
        <RotatingPictures
          pictures={hero.pictures}
          className="relative aspect-video w-full overflow-hidden print:hidden lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto"
          // At the left on narrow screens, and away from the corner on wide ones, where the chat button is.
          controlClassName="relative z-10 -mt-14 ml-5 self-start lg:absolute lg:right-28 lg:bottom-8 lg:m-0"
        />
        <div className="wrap opening-words pt-7 pb-12 lg:pt-24 lg:pb-20">
          <p className="label mb-4 text-signal-strong">{hero.eyebrow}</p>
          <h1 id="home-heading" className="title-1 max-[359px]:text-[2rem]">
            {hero.headline}
          </h1>
          <p className="lead mt-6 max-w-[42ch] text-bone/90">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {hero.actions.map((action) => (
              <ButtonLink key={action.label} to={action.to} variant={action.primary ? "primary" : "secondary"}>
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
