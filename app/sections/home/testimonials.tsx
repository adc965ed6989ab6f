import type { Testimonial } from "~/content/testimonials";
import { Carousel } from "~/ui/carousel";
import { Icon } from "~/ui/icon";
import { Frame } from "../frame";
import * as words from "./words";

/** Five testimonials in a carousel, one to three in view. */
export function Testimonials({
  content,
  testimonials,
  note,
}: {
  content: { eyebrow: string; heading: string };
  testimonials: Testimonial[];
  note: string;
}) {
  return (
    <Frame section={{ id: "testimonials", ...content, sample: true, note }} tone="dark">
      <Carousel
        label={words.testimonials}
        className="[&>:first-child]:-mr-5"
        itemClassName="basis-full md:basis-1/2 xl:basis-1/3"
        items={testimonials.map((testimonial) => ({
          id: testimonial.name,
          content: <Voice testimonial={testimonial} />,
        }))}
      />
    </Frame>
  );
}

function Voice({ testimonial: { name, position, content, rating } }: { testimonial: Testimonial }) {
  return (
    <figure className="mr-5 flex h-full flex-col border-t border-white/20 pt-5">
      <p className="mb-4 flex items-center gap-2 text-[0.9375rem] text-mist">
        <Icon name="star" className="size-4.5" />
        {words.sampleRating(rating)}
      </p>
      <blockquote className="text-lg leading-relaxed md:text-xl md:leading-relaxed">{content}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-6 text-[0.9375rem] leading-snug text-mist">
        <span className="shrink-0">
          <span
            aria-hidden="true"
            className="grid size-12 place-items-center rounded-full border border-white/30 font-display font-semibold text-bone"
          >
            {name.slice(0, 1)}
          </span>
        </span>
        <span>
          <span className="block font-semibold text-bone">{name}</span>
          {position}
        </span>
      </figcaption>
    </figure>
  );
}
