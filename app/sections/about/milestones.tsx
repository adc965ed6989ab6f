import type { CSSProperties } from "react";
import type { AboutContent } from "~/content/pages/about";
import { Frame } from "../frame";

/** Height between two years on wide screens, in rem. */
const climb = 3;

/** The years as a flight path: a list on small screens, a climb from left to right on wide ones. */
export function Milestones({ milestones }: Pick<AboutContent, "milestones">) {
  const last = milestones.items.length - 1;
  return (
    <Frame
      section={{ id: "milestones", eyebrow: milestones.eyebrow, heading: milestones.heading, intro: milestones.note }}
      tone="dark"
    >
      <ol className="border-l border-white/25 lg:grid lg:grid-cols-6 lg:border-l-0">
        {milestones.items.map(({ year, title, text }, index) => (
          <li
            key={year}
            className="relative pb-9 pl-7 last:pb-0 lg:mt-(--rise) lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0"
            style={{ "--rise": `${(last - index) * climb}rem` } as CSSProperties}
          >
            {index < last && (
              <svg
                aria-hidden="true"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="absolute left-0 hidden w-full overflow-visible lg:block"
                style={{ top: `${-climb}rem`, height: `${climb}rem` }}
              >
                <path
                  d="M0 100C45 100 55 0 100 0"
                  fill="none"
                  className="stroke-signal"
                  strokeWidth={1.5}
                  strokeDasharray="5 5"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            )}
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.3125rem] size-2.5 rotate-45 bg-signal lg:-top-[0.3125rem]"
            />
            <p className="tabular text-sm font-semibold text-signal [font-stretch:120%]">{year}</p>
            <h3 className="mt-1 text-xl leading-tight font-semibold">{title}</h3>
            <p className="mt-2 max-w-[52ch] text-[0.9375rem] leading-relaxed text-mist">{text}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
