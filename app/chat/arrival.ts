/** Anchor that a link of the chat has just been followed to. */
let awaited: string | undefined;

/** Notes that a link of the chat was followed. */
export function expectArrival(to: string): void {
  const [, hash] = to.split("#");
  awaited = hash;
}

/**
 * Shows where a followed link has led: opens the tab it lies in, scrolls there and lights it up, as `:target` does after
 * a full page load. Navigation within the page sets no `:target`.
 */
export function arrive(): void {
  if (!awaited) return;
  const id = awaited;
  awaited = undefined;
  // Tab sets listen for this and open the panel that holds the anchor.
  dispatchEvent(new HashChangeEvent("hashchange"));
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const target = document.getElementById(id);
      if (!target) return;
      target.scrollIntoView();
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
        target.animate(
          [{ boxShadow: "0 0 0 0.5rem oklch(0.7 0.19 47 / 0.28)" }, { boxShadow: "0 0 0 0.5rem transparent" }],
          { duration: 2400, easing: "ease-out" },
        );
      }
    }),
  );
}
