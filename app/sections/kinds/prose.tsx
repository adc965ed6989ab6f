import type { ProseSection } from "~/content/schema";
import { DataSheet } from "~/ui/data-sheet";
import { Picture } from "~/ui/picture";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";

export function Prose({ section }: { section: ProseSection }) {
  const beside = Boolean(section.data ?? section.picture);
  return (
    <Frame section={section} aside={!beside}>
      <div className={beside ? "grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : undefined}>
        <div className="max-w-[66ch] space-y-5">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
        {beside && (
          <div className="space-y-8">
            {section.picture && (
              <Picture
                source={section.picture}
                sizes="(min-width: 64rem) 36vw, 92vw"
                className="aspect-4/3 w-full rounded-md"
              />
            )}
            {section.data && <DataSheet data={section.data} />}
          </div>
        )}
      </div>
    </Frame>
  );
}
