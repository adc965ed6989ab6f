import type { ViewsSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture";
import { Rail, railEntry } from "~/ui/rail";
import { Frame } from "../frame";

/** Pictures of one thing side by side, each with a caption; on phones in one row that is swiped. */
export function Views({ section }: { section: ViewsSection }) {
  return (
    <Frame section={section}>
      <Rail
        count={section.items.length}
        from={2}
        className={classes(
          "sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-9",
          section.items.length % 3 === 0 && "lg:grid-cols-3",
        )}
      >
        {section.items.map(({ picture, caption }) => (
          <li key={picture.id} className={railEntry}>
            <figure>
              <Picture
                source={picture}
                sizes="(min-width: 64rem) 45vw, (min-width: 30rem) 46vw, 75vw"
                className="aspect-video w-full rounded-md"
              />
              <figcaption className="mt-3 max-w-[52ch] text-[0.9375rem] text-steel">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </Rail>
    </Frame>
  );
}
