import type { CSSProperties } from "react";
import { atAGlance } from "~/content/stated/at-a-glance";
import { classes } from "~/ui/classes";
import { OpeningPicture } from "~/ui/opening-picture";
import { Actions, Badges, Breadcrumb, Foot, Lead, type OpeningProps, Placard, Title } from "./parts";

/**
 * The opening of a product: the aircraft in its studio across the whole window, the words above it on the backdrop, the
 * answers on the floor. The colours of the studio run on into the page.
 */
export function ProductOpening({ page, takeAlong }: OpeningProps) {
  const { hero } = page;
  const { tone, floor } = hero.studio ?? { tone: "dark", floor: 0.11 };
  const light = tone === "light";
  return (
    <div className={classes(light ? "bg-studio text-ink" : "on-dark bg-carbon text-bone")}>
      <div className={classes("opening", light && "opening-light")}>
        <div className="opening-stage lg:order-2" style={{ "--floor": floor } as CSSProperties}>
          <OpeningPicture source={hero.picture} layout="studio" />
        </div>
        <div className="wrap opening-words-across pt-7 pb-8 lg:order-1 lg:grid lg:grid-cols-[1fr_24rem] lg:gap-x-12 lg:pt-6 lg:pb-0 xl:grid-cols-[1fr_30rem]">
          <div>
            <Breadcrumb page={page} className="mb-3" />
            <Title page={page} />
          </div>
          <div className="lg:pt-13">
            <Lead page={page} className="mt-6 lg:mt-0" />
            <Actions page={page} takeAlong={takeAlong} className="mt-7 lg:mt-6" />
          </div>
        </div>
        <div className="wrap relative pb-12 lg:order-3 lg:pb-7">
          <Placard data={atAGlance(page)} className="md:grid-cols-3" />
          <Badges names={hero.badges} className="mt-6" />
        </div>
      </div>
      <Foot page={page} />
    </div>
  );
}
