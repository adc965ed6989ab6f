import type { sampleDataPage } from "~/content/pages/sample-data-page";
import { DataSheet } from "~/ui/data-sheet";
import { FileLink } from "~/ui/file-link";
import { Picture } from "~/ui/picture";
import { Frame, ItemHeading } from "./frame";

/** Files to download, each with a picture of what is in it, its size, and what opens it. */
export function SampleFiles({ files: { items, ...heading } }: { files: (typeof sampleDataPage)["files"] }) {
  return (
    <Frame section={{ id: "files", sample: true, ...heading }}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ name, href, format, size, holds, opens, picture }) => (
          <li key={name} className="flex flex-col border-t border-line pt-5">
            <Picture
              source={picture}
              sizes="(min-width: 80rem) 30vw, (min-width: 40rem) 45vw, 92vw"
              className="mb-5 aspect-video w-full rounded-md"
            />
            <ItemHeading className="title-3">{name}</ItemHeading>
            <p className="mt-2 text-steel">{holds}.</p>
            <DataSheet
              className="mt-4"
              data={[
                { label: "Format", value: format },
                { label: "Opens in", value: opens },
              ]}
            />
            <p className="mt-auto pt-5">
              <FileLink
                href={href}
                name={name}
                label={href.endsWith(".pdf") ? "Open the report" : "Download"}
                size={`${format}, ${size}`}
              />
            </p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
