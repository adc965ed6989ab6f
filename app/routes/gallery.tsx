import { openingPictures } from "~/content/opening-pictures";
import { gallery, galleryCategories, galleryImages, galleryVideos, videoAddress } from "~/content/pages/gallery";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { OpeningBand, PageShell } from "~/layout/page-shell";
import { siteUrl } from "~/lib/site-url.server";
import { ImageGallery } from "~/sections/gallery/image-gallery";
import { VideoList } from "~/sections/gallery/video-list";
import * as words from "~/sections/gallery/words";
import { Turn } from "~/sections/kinds/turn";
import { Tabs } from "~/ui/tabs";
import type { Route } from "./+types/gallery";

export function loader({ context }: Route.LoaderArgs) {
  const origin = siteUrl(context);
  return {
    gallery,
    opening: openingPictures["/gallery"],
    categories: galleryCategories,
    images: galleryImages(),
    videos: galleryVideos.map((video) => ({ ...video, address: videoAddress(video) })),
    siteUrl: origin,
    structured: [breadcrumbs(origin, [{ name: gallery.title, path: "/gallery" }])],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { gallery, siteUrl, structured } = loaderData;
  return pageMeta({ title: gallery.title, description: gallery.description, path: "/gallery", siteUrl, structured });
}

export default function Gallery({
  loaderData: { gallery, opening, categories, images, videos },
}: Route.ComponentProps) {
  return (
    <PageShell>
      <OpeningBand title={gallery.title} picture={opening}>
        {gallery.lead}
      </OpeningBand>
      <div className="wrap pt-10 pb-[clamp(4rem,9vw,8rem)]">
        <Tabs
          label={words.imagesOrVideos}
          defaultTab="images"
          tabs={[
            {
              id: "images",
              label: words.images,
              content: (
                <>
                  <h2 className="sr-only">{words.images}</h2>
                  <ImageGallery images={images} categories={categories} note={gallery.imagesNote} />
                </>
              ),
            },
            {
              id: "videos",
              label: words.videos,
              content: (
                <>
                  <h2 className="sr-only">{words.videos}</h2>
                  <VideoList videos={videos} note={gallery.videosNote} />
                </>
              ),
            },
          ]}
        />
      </div>
      <Turn section={gallery.turn} />
    </PageShell>
  );
}
