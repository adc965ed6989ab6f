import type { HomeContent } from "~/content/pages/home";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";

/** One aircraft with marked parts and a description of each. */
export function Technology({ tech }: Pick<HomeContent, "tech">) {
  return (
    <section id="tech" aria-labelledby="tech-heading" className="on-dark overflow-hidden bg-carbon text-bone">
      <div className="mx-auto grid max-w-[100rem] items-center lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <figure className="relative">
          <Picture
            source={tech.picture}
            sizes="(min-width: 64rem) 58vw, 100vw"
            className="aspect-4/3 w-full mask-[linear-gradient(to_bottom,transparent,black_14%,black_86%,transparent)] lg:mask-intersect lg:mask-[linear-gradient(to_bottom,transparent,black_12%,black_88%,transparent),linear-gradient(to_right,black_78%,transparent)] min-[100rem]:mask-[linear-gradient(to_bottom,transparent,black_12%,black_88%,transparent),linear-gradient(to_right,transparent,black_14%,black_78%,transparent)]"
          />
          {tech.items.map(({ label, at }, index) => (
            <span
              key={label}
              aria-hidden="true"
              className="tabular absolute -mt-3.5 -ml-3.5 grid size-7 place-items-center rounded-full border border-signal bg-carbon/85 text-[0.8125rem] leading-none font-semibold"
              style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
            >
              {index + 1}
            </span>
          ))}
        </figure>
        <div className="px-[clamp(1.25rem,4.5vw,4rem)] py-10 lg:py-16">
          <p className="label mb-3 text-signal">{tech.eyebrow}</p>
          <h2 id="tech-heading" className="title-2">
            {tech.heading}
          </h2>
          <p className="mt-4 max-w-[52ch] text-mist">{tech.intro}</p>
          <ol className="mt-8 border-t border-white/15">
            {tech.items.map(({ value, label, text }, index) => (
              <li key={label} className="grid grid-cols-[1.75rem_1fr] gap-x-4 border-b border-white/15 py-4">
                <span aria-hidden="true" className="tabular pt-1 text-sm font-semibold text-signal">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl leading-snug font-semibold">
                    {value} {label}
                  </h3>
                  <p className="mt-1 max-w-[52ch] text-[0.9375rem] leading-relaxed text-mist">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="phone-wide mt-8">
            <ButtonLink to={tech.action.to}>{tech.action.label}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
