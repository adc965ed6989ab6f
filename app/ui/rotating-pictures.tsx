import { useEffect, useRef, useState } from "react";
import { classes } from "./classes";
import { Icon } from "./icon";
import { OpeningPicture } from "./opening-picture";
import type { PictureSource } from "./picture";
import { firstTurnAfter, nextPicture, type PictureState } from "./rotation";
import { useInView, usePageVisible, useStillness, useTurns } from "./self-moving";

/**
 * Pictures that stand in one place and follow one another in a loop with a cross-fade of a second. The first is in the
 * page and opens it; each further one is asked for when React is there and its turn is next. Nothing turns while the
 * visitor has paused it, asked for less motion or less data, or looks elsewhere.
 *
 * The pictures are decoration: what they show is said in words on the page.
 *
 * @param every milliseconds between two changes
 * @param controlClassName where the pause button stands in the positioned parent
 */
export function RotatingPictures({
  pictures,
  every = 3000,
  className,
  controlClassName,
}: {
  pictures: PictureSource[];
  every?: number;
  className?: string;
  controlClassName?: string;
}) {
  const stack = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState({ current: 0, previous: -1 });
  const [wanted, setWanted] = useState(0);
  const [paused, setPaused] = useState(false);
  const [sparing, setSparing] = useState(false);
  const still = useStillness();
  const active = !useHidden(stack) && !paused && !still && !sparing && pictures.length > 1;

  useEffect(() => setSparing(savesData()), []);
  useEffect(() => {
    if (active) setWanted((now) => Math.max(now, turned.current + 1));
  }, [active, turned]);

  const turn = () => {
    const states = pictures.map((_, index) => stateOf(stack.current?.children[index]));
    const { show, ask } = nextPicture(states, turned.current);
    if (ask !== undefined) setWanted((now) => Math.max(now, ask));
    if (show !== undefined) setTurned({ current: show, previous: turned.current });
  };
  useTurns(active, every, turn, () => firstTurnAfter(every, sinceLoad()));

  return (
    <>
      <div ref={stack} aria-hidden="true" className={className}>
        {pictures.slice(0, wanted + 1).map((source, index) => (
          <div
            key={source.id}
            data-current={index === turned.current ? "" : undefined}
            className={classes(
              // Each frame has a dark background: otherwise the previous picture shows through its soft edges.
              "absolute inset-0 bg-carbon",
              index === turned.current
                ? "z-2 opacity-100 transition-opacity duration-1000"
                : index === turned.previous
                  ? "z-1 opacity-100"
                  : "opacity-0",
            )}
          >
            <OpeningPicture source={source} eager={index === 0} />
          </div>
        ))}
      </div>
      {pictures.length > 1 && !sparing && (
        <div
          className={classes(
            "flex items-center gap-3 rounded-full bg-carbon/60 pl-4 motion-reduce:hidden noscript:hidden",
            controlClassName,
          )}
        >
          <span aria-hidden="true" className="flex gap-1">
            {pictures.map((source, index) => (
              <span
                key={source.id}
                className={classes(
                  "h-0.5 w-4 transition-colors duration-500",
                  index === turned.current ? "bg-signal" : "bg-white/45",
                )}
              />
            ))}
          </span>
          <button
            type="button"
            data-needs-react=""
            aria-label={paused ? "Play the background pictures" : "Pause the background pictures"}
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

/** Whether nobody can see the element now: the tab is hidden, or the page is scrolled past it. */
function useHidden(element: React.RefObject<Element | null>): boolean {
  const inView = useInView(element);
  return !usePageVisible() || !inView;
}

function stateOf(frame: Element | undefined): PictureState {
  const image = frame?.querySelector("img");
  if (!image) return "absent";
  if (!image.complete) return "loading";
  return image.naturalWidth > 0 ? "ready" : "broken";
}

/** Milliseconds since the page's load event, 0 while it has not happened. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}

/** Whether the visitor's browser asks pages to spare data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
