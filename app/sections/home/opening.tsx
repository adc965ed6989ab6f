import type { HomeContent } from "~/content/pages/home";
import { saidOnce } from "~/content/stated/claims";
import { ButtonLink } from "~/ui/button";
import { RotatingPictures } from "~/ui/rotating-pictures";
import { Figure, SaidOnce } from "../figure";
import { Jobs } from "./jobs";

/**
 * The opening of the home page: rotating pictures, headline, jobs and figures. A phone's first screen (390 x 844 px) ends
 * below the jobs.
 */
export function Opening({ hero, jobs, claims }: Pick<HomeContent, "hero" | "jobs" | "claims">) {
  const { figures, once } = saidOnce(claims);
  return (
    <section id="home" aria-labelledby="home-heading" className="on-dark bg-carbon text-bone">
      <div className="opening lg:min-h-[min(100svh,max(62rem,44vw))]">
        <RotatingPictures
          pictures={hero.pictures}
          className="opening-frames relative h-[min(30svh,60vw)] min-h-36 w-full overflow-hidden md:h-[min(40svh,56vw)] md:min-h-0 print:hidden lg:absolute lg:inset-0 lg:-z-10 lg:h-auto"
          // At the left on narrow screens, and away from the corner on wide ones, where the chat button is.
          controlClassName="relative z-10 -mt-14 mb-3 ml-5 self-start lg:absolute lg:right-28 lg:bottom-8 lg:m-0"
        />
        <div className="wrap opening-words pt-4 pb-4 md:pt-7 md:pb-12 lg:pt-24 lg:pb-20">
          <p className="label mb-4 text-signal-strong max-md:hidden">{hero.eyebrow}</p>
          <h1 id="home-heading" className="title-1 max-md:text-[min(1.875rem,9vw)]">
            {hero.headline}
          </h1>
          <p className="lead mt-6 max-w-[42ch] text-bone/90 max-md:mt-2 max-md:text-base max-md:leading-snug">
            {hero.lead}
          </p>
          <div className="phone-wide mt-8 flex flex-wrap gap-3 max-md:mt-3 max-md:gap-2">
            {hero.actions.map((action) => (
              <ButtonLink key={action.label} to={action.to} variant={action.primary ? "primary" : "secondary"}>
                {action.label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
      <Jobs jobs={jobs} />
      <div className="wrap pb-10 md:pb-12">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-white/15 pt-10 md:grid-cols-3 md:pt-12 xl:grid-cols-5 [html[data-large-text]_&]:grid-cols-1">
          {figures.map((stat) => (
            <li key={stat.label} className="last:col-span-2 md:last:col-span-1 [html[data-large-text]_&]:col-auto!">
              <Figure stat={stat} className="text-bone" />
            </li>
          ))}
        </ul>
        <SaidOnce className="mt-8">{once}</SaidOnce>
      </div>
    </section>
  );
}
