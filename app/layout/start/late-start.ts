/**
 * Starts React when the page has been shown, not while it loads (decision 1).
 *
 * The server leaves the module scripts in the document as an inert block; `late-start-script.ts` (inline in the head) runs
 * that block once the page is loaded and idle, or at the first touch or key. A click on an element that needs React is
 * repeated when React has started; so is what was typed, which React would otherwise replace by the values it renders. Lazy
 * pictures wait for the opening picture, so that it has the network connection to itself.
 */

/** Set on `<html>` by the root component when React has hydrated the page. */
export const aliveAttribute = "data-alive";

/** Whether React has hydrated the page; true on the server. */
export function isAlive(): boolean {
  return import.meta.env.SSR || document.documentElement.hasAttribute(aliveAttribute);
}

/** Event on `document` that is dispatched with it. */
export const aliveEvent = "site:alive";
