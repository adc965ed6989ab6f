import type { CSSProperties } from "react";
import type { Pin } from "~/content/schema";
import { OpeningPicture } from "~/ui/opening-picture";
import { SampleMark } from "~/ui/sample-mark";
import { Actions, Badges, Breadcrumb, Foot, Glance, Lead, type OpeningProps, Title } from "./parts";

/** The opening of a service: its result across the whole window, one value pinned on it, and the words below. */
export function ServiceOpening({ page, takeAlong }: OpeningProps) {
  const { hero } = page;
  return (
    <div className="on-dark bg-carbon text-bone">
      <div className="opening">
        <div className="opening-result">
          <OpeningPicture source={hero.picture} layout="result" />
          {hero.pin && <Pinned pin={hero.pin} focusY={hero.picture.focus.y} />}
        </div>
        <div className="wrap opening-words-across pt-7 pb-10 lg:grid lg:grid-cols-[1fr_26rem] lg:gap-x-16 lg:pt-6 lg:pb-12 xl:grid-cols-[1fr_32rem]">
          <div>
            <Breadcrumb page={page} className="mb-3" />
            <Title page={page} />
            <Badges names={hero.badges} className="mt-6" />
            <Actions page={page} takeAlong={takeAlong} className="mt-6 max-lg:hidden" />
          </div>
          <div className="lg:pt-14">
            <Lead page={page} className="mt-6 lg:mt-0" />
            <Actions page={page} takeAlong={takeAlong} className="mt-6 lg:hidden" />
            <Glance page={page} className="mt-6" />
          </div>
        </div>
      </div>
      <Foot page={page} />
    </div>
  );
}

/** One value at the place of the picture where it was measured, with the outline or the height that it belongs to. */
function Pinned({ pin: { at, value, text, sample, outline, span }, focusY }: { pin: Pin; focusY: number }) {
  return (
    <div className="pin-layer" style={{ "--focus-y": focusY } as CSSProperties}>
      {(outline || span) && (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full fill-none stroke-white *:[vector-effect:non-scaling-stroke]"
          strokeWidth="2"
        >
          {outline && <polygon points={outline.join(" ")} className="fill-white/12" />}
          {span && (
            <path d={`M${at.x} ${span[0]}V${span[1]}M${at.x - 0.7} ${span[0]}h1.4M${at.x - 0.7} ${span[1]}h1.4`} />
          )}
        </svg>
      )}
      <div className="pin" style={{ left: `${at.x}%`, top: `${at.y}%`, "--pin-x": at.x } as CSSProperties}>
        <p className="pin-words">
          <span className="tabular font-display text-xl leading-none font-semibold lg:text-2xl">{value}</span>
          <span className="text-sm leading-snug text-mist">{text}</span>
          {sample && <SampleMark />}
        </p>
      </div>
    </div>
  );
}
