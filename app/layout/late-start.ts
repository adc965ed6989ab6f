/**
 * Starts React when the page has been shown, not while it loads. Measured on a simulated slow 4G line: React started
 * with the page paints its largest element after 1.9 s, started late after 0.75 s, as a page without scripts does.
 *
 * `deferModules` takes the scripts of React Router out of a rendered document's critical path and leaves them as an
 * inert block; `lateStart` (inline in the head) wakes that block once the page is loaded and idle, or at the first
 * touch or key. A press on something that needs React is kept until React is there and then given again; so is what was
 * typed, which React would otherwise replace by the values it renders. Lazy pictures wait in the same way for the opening
 * picture, so that it has the line to itself.
 */

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*\/>/g;

/** The rendered document with its module scripts made inert (`type="text/plain"`) and its module preloads removed. */
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

/** Milliseconds after which lazy pictures wait no longer, should the opening one not come. */
const LONGEST_OPENING = 4000;

/** Source of the inline script. Plain ES2019, since it is not compiled. */
export const lateStart = `(() => {
  const root = document.documentElement;
  const mark = () => root.toggleAttribute("data-scrolled", scrollY > 50);
  addEventListener("scroll", mark, { passive: true });
  mark();
  // Pictures below the opening one wait for it (app.css), unless somebody is already on the way to them.
  root.setAttribute("data-opening", "");
  const opened = () => root.removeAttribute("data-opening");
  for (const type of ["scroll", "pointerdown", "keydown", "touchstart"]) addEventListener(type, opened, { once: true, passive: true, capture: true });
  setTimeout(opened, ${LONGEST_OPENING});
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const block of document.querySelectorAll("script[data-start]")) {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = block.textContent;
      document.head.append(script);
      script.remove();
    }
  };
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200));
  // Loaded is not yet shown: the opening picture is decoded first and painted with the frame after.
  const soon = () => {
    const opening = document.querySelector("img[fetchpriority=high]");
    const shown = opening ? opening.decode().catch(() => {}) : Promise.resolve();
    shown.then(() => requestAnimationFrame(() => requestAnimationFrame(() => {
      opened();
      setTimeout(idle, 100);
    })));
  };
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
  const whenParsed = () => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", start, { once: true }) : start());
  for (const type of ["pointerdown", "keydown", "touchstart"]) addEventListener(type, whenParsed, { once: true, passive: true, capture: true });
  let kept = null;
  addEventListener("click", (event) => {
    if (root.hasAttribute("${aliveAttribute}")) return;
    const target = event.target instanceof Element && event.target.closest("button[data-needs-react], a[data-needs-react]");
    if (!target) return;
    event.preventDefault();
    kept = target;
    target.setAttribute("aria-busy", "true");
    whenParsed();
  }, true);
  const values = new Map();
  const onInput = ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) values.set(target, target.value);
  };
  addEventListener("input", onInput, true);
  document.addEventListener("${aliveEvent}", () => {
    removeEventListener("input", onInput, true);
    for (const [field, value] of values) {
      // React remembers the last value it knows and hears only of others: so first none, then, past its setter, this one.
      if (!(field instanceof HTMLSelectElement)) field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    }
    if (!kept) return;
    kept.removeAttribute("aria-busy");
    kept.click();
    kept = null;
  }, { once: true });
})();`;
