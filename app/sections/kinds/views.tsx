import type { ViewsSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture";
import { Frame } from "../frame";

/** Pictures of one thing side by side, each with a caption. */
export function Views({ section }: { section: ViewsSection }) {
  return (
    <Frame section={section}>
      <ul
        className={classes("grid gap-x-6 gap-y-9 sm:grid-cols-2", section.items.length % 3 === 0 && "lg:grid-cols-3")}
      >
        {section.items.map(({ picture, caption }) => (
          <li key={picture.id}>
            <figure>
              <Picture
                source={picture}
                sizes="(min-width: 1024px) 45vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-video w-full rounded-md"
              />
              <figcaption className="mt-3 max-w-[52ch] text-[0.9375rem] text-steel">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
