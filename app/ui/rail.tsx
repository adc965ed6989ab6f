import { type ComponentProps, useEffect, useRef, useState } from "react";
import { classes } from "./classes";

/** Classes of an entry of a rail: the edge of the next one is in sight. */
export const railEntry = "max-sm:w-[82%] max-sm:shrink-0 max-sm:snap-start";

/** Classes of what is a rail on phones. */
export const rail =
  "max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-5 max-sm:gap-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pt-1.5 max-sm:pb-4";

/** Lets the keyboard reach a rail while it scrolls sideways: the rail gets `ref` and `tabIndex`. */
export function useRail<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScrolls(entry.target.scrollWidth > entry.target.clientWidth);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}

/**
 * A list of cards. On phones it is one row that is swiped, where there are `from` or more; `className` lays it out on wider
 * screens. What scrolls sideways is reached by keyboard too.
 */
export function Rail({
  count,
  from = 3,
  ordered = false,
  className,
  ...props
}: ComponentProps<"ul"> & { count: number; from?: number; ordered?: boolean }) {
  const List = (ordered ? "ol" : "ul") as "ul";
  return <List {...useRail<HTMLUListElement>()} className={classes(count >= from && rail, className)} {...props} />;
}
