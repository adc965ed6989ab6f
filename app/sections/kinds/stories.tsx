import type { StoriesSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { Rail, railEntry } from "~/ui/rail";
import { Frame } from "../frame";
import { sampleRating } from "./words";

export function Stories({ section }: { section: StoriesSection }) {
  return (
    <Frame section={section} tone="dark">
      <Rail count={section.items.length} className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {section.items.map((story) => (
          <li key={story.name} className={classes(section.items.length > 2 && railEntry)}>
            <figure className="flex h-full flex-col border-t border-white/20 pt-5">
              <p className="mb-4 flex items-center gap-2 text-[0.9375rem] text-mist">
                <Icon name="star" className="size-4.5" />
                {sampleRating(story.rating)}
              </p>
              <blockquote className="text-lg leading-relaxed">{story.text}</blockquote>
              <figcaption className="mt-auto pt-5 text-[0.9375rem] text-mist">
                <span className="font-semibold text-bone">{story.name}</span>, {story.role}, {story.company}
              </figcaption>
            </figure>
          </li>
        ))}
      </Rail>
    </Frame>
  );
}
