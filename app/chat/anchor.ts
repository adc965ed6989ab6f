/** Anchor of the chat link that was followed last. */
let pendingAnchor: string | undefined;

/** Remembers the anchor of a chat link that is being followed. */
export function rememberAnchor(to: string): void {
  const [, hash] = to.split("#");
  pendingAnchor = hash;
}

/**
 * Shows the remembered anchor: opens the tab that contains it, scrolls to it and highlights it, as `:target` does after a
 * full page load. Client-side navigation sets no `:target`.
 */
export function showAnchor(): void {
  if (!pendingAnchor) return;
  const id = pendingAnchor;
  pendingAnchor = undefined;
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
