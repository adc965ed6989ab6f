import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

/** Whether a media query matches. False on the server and during hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = () => useMedia("(prefers-reduced-motion: reduce)");

/** Whether the tab is visible. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
    () => document.visibilityState === "visible",
    () => true,
  );
}

/**
 * Whether the element is on the screen, or within `margin` of it.
 * @param once true to stay true once it was
 */
export function useInView(element: RefObject<Element | null>, margin = "0px", once = false): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting ?? false;
        setInView(seen);
        if (seen && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, once]);
  return inView;
}

/**
 * Calls `callback` every `intervalMs` milliseconds while `active`; after a pause the wait starts again.
 * @param firstDelay gives the milliseconds to the first call, asked when the wait begins
 */
export function useInterval(
  active: boolean,
  intervalMs: number,
  callback: () => void,
  firstDelay: () => number = () => intervalMs,
) {
  const onInterval = useEffectEvent(callback);
  const readFirstDelay = useEffectEvent(firstDelay);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(next, intervalMs);
      onInterval();
    };
    timer = setTimeout(next, readFirstDelay());
    return () => clearTimeout(timer);
  }, [active, intervalMs]);
}
