import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { CarouselControls } from "./carousel-engine";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";
import { useInterval, useInView, usePageVisible, useReducedMotion } from "./motion";
import * as words from "./words";

const Engine = lazy(() => import("./carousel-engine"));

/**
 * A row of equal items of which some are in view. Before scripts it scrolls sideways and snaps; near the screen it
 * becomes a loop that also answers to drag, arrow keys, buttons and, with `intervalMs`, moves by itself.
 *
 * @param label what the items are, for screen readers
 * @param itemClassName width of an item: the part of the row it takes at each page width
 * @param intervalMs milliseconds between automatic steps; without it only the visitor moves the row. It pauses while the
 *   pointer or the focus is in the row, while the tab or the row is out of view, and for visitors who prefer reduced motion
 */
export function Carousel({
  label,
  items,
  itemClassName,
  intervalMs,
  className,
}: {
  label: string;
  items: { id: string; content: ReactNode }[];
  itemClassName: string;
  intervalMs?: number;
  className?: string;
}) {
  const viewport = useRef<HTMLDivElement>(null);
  const near = useInView(viewport, "300px", true);
  const [controls, setControls] = useState<CarouselControls | null>(null);
  const move = (direction: "previous" | "next") => {
    if (controls) controls[direction]();
    else if (viewport.current) scrollOne(viewport.current, direction === "next" ? 1 : -1);
  };
  const autoplay = useAutoplay(viewport, intervalMs, controls?.next);
  const reducedMotion = useReducedMotion();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move(event.key === "ArrowRight" ? "next" : "previous");
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, but not a fieldset
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      className={className}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        ref={viewport}
        role="group"
        aria-label={words.arrowKeys(label)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard
        tabIndex={0}
        {...autoplay.handlers}
        className="snap-x snap-mandatory scroll-pl-px overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:thin] data-live:cursor-grab data-live:snap-none data-live:overflow-x-hidden data-live:active:cursor-grabbing"
      >
        <ul className="flex touch-pan-y transition-none touch-pinch-zoom">
          {items.map(({ id, content }) => (
            <li key={id} className={classes("min-w-0 shrink-0 grow-0 snap-start", itemClassName)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 flex items-center gap-3 noscript:hidden">
        {intervalMs ? (
          <Control
            icon={autoplay.paused ? "play" : "pause"}
            label={autoplay.paused ? words.play(label) : words.pause(label)}
            onPress={autoplay.toggle}
            className="motion-reduce:hidden"
          />
        ) : (
          <>
            <Control
              icon="back"
              label={words.previous}
              onPress={() => move("previous")}
              disabled={controls?.canPrevious === false}
            />
            <Control
              icon="arrow"
              label={words.next}
              onPress={() => move("next")}
              disabled={controls?.canNext === false}
            />
            <p aria-live="polite" className="tabular ml-2 text-sm">
              <span className="sr-only">{label}: </span>
              {(controls?.index ?? 0) + 1} / {items.length}
            </p>
          </>
        )}
      </div>
      {near && viewport.current && (
        <Suspense>
          <Engine viewport={viewport.current} reducedMotion={reducedMotion} onChange={setControls} />
        </Suspense>
      )}
    </div>
  );
}

function Control({
  icon,
  label,
  onPress,
  disabled,
  className,
}: {
  icon: IconName;
  label: string;
  onPress: () => void;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <button
      type="button"
      data-needs-react=""
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={classes(
        "grid size-11 place-items-center rounded-full border border-current/35 transition-colors duration-150 hover:border-current hover:bg-current/6 disabled:opacity-45",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Moves the row every `intervalMs` milliseconds unless something pauses it. */
function useAutoplay(
  viewport: React.RefObject<HTMLElement | null>,
  intervalMs: number | undefined,
  next: (() => void) | undefined,
) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = usePageVisible();
  const inView = useInView(viewport);
  const reducedMotion = useReducedMotion();
  const active = Boolean(intervalMs && next) && !paused && !hovered && !focused && !reducedMotion && visible && inView;
  useInterval(active, intervalMs ?? 0, () => next?.());
  return {
    paused,
    toggle: () => setPaused(!paused),
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** Scrolls by one item and wraps around at the ends: what the buttons do until the engine is loaded. */
function scrollOne(viewport: HTMLElement, direction: 1 | -1) {
  const step = viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? viewport.clientWidth;
  const end = viewport.scrollWidth - viewport.clientWidth;
  const target = viewport.scrollLeft + direction * step;
  const left = target > end + step / 2 ? 0 : target < -step / 2 ? end : target;
  viewport.scrollTo({ left, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}
