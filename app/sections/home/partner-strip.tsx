import type { Partner } from "~/content/partners";
import { Carousel } from "~/ui/carousel";
import * as words from "./words";

/** Logos of partners in a moving carousel, two to five in view. */
export function PartnerStrip({
  content,
  partners,
  note,
}: {
  content: { eyebrow: string; heading: string };
  partners: Partner[];
  note: string;
}) {
  return (
    <section id="partners" aria-labelledby="partners-heading" className="bg-paper py-[clamp(3rem,6vw,5rem)] text-ink">
      <div className="wrap">
        <p className="label mb-3 text-signal-deep">{content.eyebrow}</p>
        <h2 id="partners-heading" className="title-3">
          {content.heading}
        </h2>
        <p className="mt-2 mb-8 text-sm text-ash">{note}</p>
        <Carousel
          label={words.partners}
          className="[&>:first-child]:-mr-4"
          intervalMs={3000}
          itemClassName="basis-1/2 sm:basis-1/3 md:basis-1/4 lg:basis-1/5"
          items={partners.map(({ name, logo }) => ({
            id: name,
            content: (
              <figure className="relative mr-4 flex h-36 flex-col items-center justify-center gap-3 border-y border-line px-2 text-center">
                <img
                  src={logo}
                  alt=""
                  width={176}
                  height={44}
                  loading="lazy"
                  decoding="async"
                  draggable={false}
                  className="peer h-11 w-44 max-w-full object-contain"
                />
                {/* The logo shows the name, unless it could not be loaded. */}
                <figcaption className="sr-only text-sm leading-tight text-ash peer-data-broken:not-sr-only">
                  {name}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
