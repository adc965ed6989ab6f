import type { AboutContent } from "~/content/pages/about";
import { Picture } from "~/ui/picture";
import { Frame } from "../frame";

export function Story({ story }: Pick<AboutContent, "story">) {
  return (
    <Frame section={{ id: "story", eyebrow: story.eyebrow, heading: story.heading, intro: story.note }}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <div className="max-w-[64ch] space-y-5">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:text-xl first:leading-relaxed">
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          <Picture
            source={story.picture}
            sizes="(min-width: 64rem) 44vw, 92vw"
            className="aspect-4/3 w-full rounded-md"
          />
        </div>
      </div>
    </Frame>
  );
}

/** The company's mission and vision. */
export function Purpose({ mission, vision }: Pick<AboutContent, "mission" | "vision">) {
  return (
    <div className="band bg-paper text-ink">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {Object.entries({ mission, vision }).map(([id, { title, text }]) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="border-t-2 border-ink pt-6">
            <h2 id={`${id}-heading`} className="label text-signal-deep">
              {title}
            </h2>
            <p className="mt-5 max-w-[30ch] font-display text-[clamp(1.375rem,2.3vw,2rem)] leading-snug font-medium tracking-tight [font-stretch:108%]">
              {text}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

export function Values({ values }: Pick<AboutContent, "values">) {
  return (
    <Frame section={{ id: "values", eyebrow: values.eyebrow, heading: values.heading }} tone="sand" aside>
      <ol className="border-t border-line">
        {values.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-b border-line py-6 md:grid-cols-[3rem_minmax(0,5fr)_minmax(0,7fr)] md:gap-x-8"
          >
            <span aria-hidden="true" className="tabular pt-0.5 font-semibold text-signal-deep [font-stretch:120%]">
              {index + 1}
            </span>
            <h3 className="title-3">{title}</h3>
            <p className="col-start-2 mt-2 max-w-[52ch] text-steel md:col-start-3 md:mt-0">{text}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

export function Founder({ founder }: Pick<AboutContent, "founder">) {
  const [opening, ...rest] = founder.message;
  return (
    <section id="founder" aria-labelledby="founder-heading" className="on-dark band bg-graphite text-bone">
      <div className="wrap">
        <h2 id="founder-heading" className="label text-signal">
          {founder.eyebrow}
        </h2>
        <p className="mt-3 text-sm text-mist">{founder.note}</p>
        <figure>
          <blockquote className="mt-8 grid items-end gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <p className="max-w-[24ch] font-display text-[clamp(1.75rem,3.8vw,3.25rem)] leading-[1.12] font-semibold tracking-tight text-balance [font-stretch:114%]">
              {opening}
            </p>
            <div className="space-y-7">
              {rest.map((paragraph) => (
                <p key={paragraph} className="lead max-w-[54ch] text-mist">
                  {paragraph}
                </p>
              ))}
            </div>
          </blockquote>
          <figcaption className="mt-8 border-t border-white/20 pt-4">
            <p className="font-semibold">{founder.name}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
