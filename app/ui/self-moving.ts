import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

/** Whether a media query holds. False on the server and until React is there. */
function useMedia(query: string): boolean {
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

/** Whether the visitor asked for less motion. */
export const useStillness = () => useMedia("(prefers-reduced-motion: reduce)");

/** Whether the tab is the one being looked at. */
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
 * @param once true to keep the answer once it was yes
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
 * Calls `turn` every `every` milliseconds while `active`; a pause starts the wait anew.
 * @param first milliseconds to the first call, read when the wait begins
 */
export function useTurns(active: boolean, every: number, turn: () => void, first: () => number = () => every) {
  const onTurn = useEffectEvent(turn);
  const firstWait = useEffectEvent(first);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(next, every);
      onTurn();
    };
    timer = setTimeout(next, firstWait());
    return () => clearTimeout(timer);
  }, [active, every]);
}
