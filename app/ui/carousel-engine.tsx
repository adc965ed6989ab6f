import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";

/** The position of a carousel and the functions that move it. */
export type CarouselControls = {
  index: number;
  canPrevious: boolean;
  canNext: boolean;
  previous: () => void;
  next: () => void;
};

/**
 * Turns a row that scrolls natively into an endless, draggable carousel. Loaded when the carousel comes near the screen,
 * so that it costs no page anything at its start.
 */
export default function CarouselEngine({
  viewport,
  reducedMotion,
  onChange,
}: {
  viewport: HTMLElement;
  /** Steps are jumps, for visitors who prefer reduced motion. */
  reducedMotion: boolean;
  onChange: (controls: CarouselControls) => void;
}) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: "start", duration: reducedMotion ? 0 : 26 });

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
    const report = () =>
      onChange({
        index: api.selectedScrollSnap(),
        canPrevious: api.canScrollPrev(),
        canNext: api.canScrollNext(),
        previous: () => api.scrollPrev(reducedMotion),
        next: () => api.scrollNext(reducedMotion),
      });
    report();
    api.on("select", report).on("reInit", report);
    return () => {
      api.off("select", report).off("reInit", report);
    };
  }, [api, viewport, reducedMotion, onChange]);

  return null;
}
