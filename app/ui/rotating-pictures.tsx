import { useEffect, useRef, useState } from "react";
import { classes } from "./classes";
import { Icon } from "./icon";
import { useInterval, useInView, usePageVisible, useReducedMotion } from "./motion";
import { OpeningPicture } from "./opening-picture";
import type { PictureSource } from "./picture";
import { firstDelay, nextPicture, type PictureState } from "./rotation";
import * as words from "./words";

/**
 * Pictures that follow one another in a loop, with a cross-fade of one second. The first is part of the document; each
 * further one is loaded shortly before it is shown. Nothing changes while the visitor has paused it, prefers reduced
 * motion or reduced data, or cannot see it.
 *
 * The pictures are decoration: the page says the same in words.
 *
 * @param intervalMs milliseconds between two changes
 * @param controlClassName position of the pause button within the positioned parent
 */
export function RotatingPictures({
  pictures,
  intervalMs = 3000,
  className,
  controlClassName,
}: {
  pictures: PictureSource[];
  intervalMs?: number;
  className?: string;
  controlClassName?: string;
}) {
  const stack = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ current: 0, previous: -1 });
  const [loadedUpTo, setLoadedUpTo] = useState(0);
  const [paused, setPaused] = useState(false);
  const [savingData, setSavingData] = useState(false);
  const reducedMotion = useReducedMotion();
  const active = !useOffScreen(stack) && !paused && !reducedMotion && !savingData && pictures.length > 1;

  useEffect(() => setSavingData(prefersReducedData()), []);
  useEffect(() => {
    if (active) setLoadedUpTo((now) => Math.max(now, shown.current + 1));
  }, [active, shown]);

  const turn = () => {
    const states = pictures.map((_, index) => stateOf(stack.current?.children[index]));
    const { show, ask } = nextPicture(states, shown.current);
    if (ask !== undefined) setLoadedUpTo((now) => Math.max(now, ask));
    if (show !== undefined) setShown({ current: show, previous: shown.current });
  };
  useInterval(active, intervalMs, turn, () => firstDelay(intervalMs, sinceLoad()));

  return (
    <>
      <div ref={stack} aria-hidden="true" className={className}>
        {pictures.slice(0, loadedUpTo + 1).map((source, index) => (
          <div
            key={source.id}
            data-current={index === shown.current ? "" : undefined}
            className={classes(
              // Each frame has a dark background: otherwise the previous picture shows through its soft edges.
              "absolute inset-0 bg-carbon",
              index === shown.current
                ? "z-2 opacity-100 transition-opacity duration-1000"
                : index === shown.previous
                  ? "z-1 opacity-100"
                  : "opacity-0",
            )}
          >
            <OpeningPicture source={source} eager={index === 0} />
          </div>
        ))}
      </div>
      {pictures.length > 1 && !savingData && (
        <div
          className={classes(
            "flex items-center gap-3 rounded-full bg-carbon/60 pl-4 motion-reduce:hidden noscript:hidden print:hidden",
            controlClassName,
          )}
        >
          <span aria-hidden="true" className="flex gap-1 [html[data-large-text]_&]:hidden">
            {pictures.map((source, index) => (
              <span
                key={source.id}
                className={classes(
                  "h-0.5 w-4 transition-colors duration-500",
                  index === shown.current ? "bg-signal" : "bg-white/45",
                )}
              />
            ))}
          </span>
          <button
            type="button"
            data-needs-react=""
            aria-label={paused ? words.playPictures : words.pausePictures}
            onClick={() => setPaused(!paused)}
            className="grid size-11 place-items-center rounded-full border border-white/30 text-bone transition-colors duration-150 hover:border-white/70 hover:bg-carbon"
          >
            <Icon name={paused ? "play" : "pause"} />
          </button>
        </div>
      )}
    </>
  );
}

/** Whether the element is out of view: the tab is hidden, or the page is scrolled past it. */
function useOffScreen(element: React.RefObject<Element | null>): boolean {
  const inView = useInView(element);
  return !usePageVisible() || !inView;
}

function stateOf(frame: Element | undefined): PictureState {
  const image = frame?.querySelector("img");
  if (!image) return "absent";
  if (!image.complete) return "loading";
  return image.naturalWidth > 0 ? "ready" : "broken";
}

/** Milliseconds since the page's load event; 0 before it. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}

/** Whether the visitor's browser asks for less data. */
function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
