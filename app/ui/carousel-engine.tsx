import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";

/** Where a carousel stands and how it is moved. */
export type Steering = {
  index: number;
  canPrevious: boolean;
  canNext: boolean;
  previous: () => void;
  next: () => void;
};

/**
 * Takes over a row that scrolled by itself so far: endless, by drag, with eased steps. Loaded when a carousel comes
 * near the screen, so that no page pays for it at its start.
 */
export default function CarouselEngine({
  viewport,
  still,
  onChange,
}: {
  viewport: HTMLElement;
  /** Steps are jumps, for visitors who asked for less motion. */
  still: boolean;
  onChange: (steering: Steering) => void;
}) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: "start", duration: still ? 0 : 26 });

  useEffect(() => {
    const row = viewport.firstElementChild;
    const step = row?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const at = step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
    viewport.dataset.live = "";
    viewport.scrollLeft = 0;
    attach(viewport);
    viewport.dataset.start = String(at);
    return () => {
      delete viewport.dataset.live;
    };
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    const start = Number(viewport.dataset.start ?? 0);
    if (start > 0) api.scrollTo(start, true);
    const tell = () =>
      onChange({
        index: api.selectedScrollSnap(),
        canPrevious: api.canScrollPrev(),
        canNext: api.canScrollNext(),
        previous: () => api.scrollPrev(still),
        next: () => api.scrollNext(still),
      });
    tell();
    api.on("select", tell).on("reInit", tell);
    return () => {
      api.off("select", tell).off("reInit", tell);
    };
  }, [api, viewport, still, onChange]);

  return null;
}
