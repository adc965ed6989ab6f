import type { GalleryVideo } from "~/content/pages/gallery";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { opensSearch, opensVideo } from "./words";

/** Videos, each linked to its page on the external site, in a new tab. */
export function VideoList({ videos, note }: { videos: (GalleryVideo & { address: string })[]; note: string }) {
  return (
    <>
      <p className="mb-8 max-w-[66ch] text-steel">{note}</p>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {videos.map((video) => (
          <li key={video.id} data-video={video.id}>
            <a href={video.address} target="_blank" rel="noopener noreferrer" className="group block">
              <span className="on-dark relative block overflow-hidden rounded-md bg-carbon">
                <Picture
                  source={video.thumbnail}
                  sizes="(min-width: 64rem) 30vw, (min-width: 30rem) 46vw, 92vw"
                  alt=""
                  className="aspect-video w-full transition-transform duration-250 motion-safe:group-hover:scale-[1.02]"
                />
                <span
                  aria-hidden="true"
                  className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-carbon/80 text-bone transition-colors duration-150 group-hover:bg-signal group-hover:text-carbon"
                >
                  <Icon name={video.videoId ? "play" : "search"} filled={Boolean(video.videoId)} />
                </span>
              </span>
              <span className="title-3 mt-4 block font-display leading-tight font-semibold [font-stretch:112%] group-hover:underline group-hover:underline-offset-4">
                {video.title}
                <Icon name="external" className="ml-2 inline size-4.5 align-[-0.1em] text-signal-deep" />
              </span>
              <span className="sr-only"> {video.videoId ? opensVideo : opensSearch}</span>
            </a>
            <p className="mt-2 max-w-[48ch] text-[0.9375rem] text-steel">{video.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
