/**
 * Runs in the head of every document, before all other scripts: see `late-start.ts`. The build inlines it and compiles it
 * for older browsers, since a page works by it alone until the other scripts have loaded.
 */
import { DEFERRED_SCRIPTS } from "#adapters/react-router/module-scripts.ts";
import { browserStorage } from "~/lib/browser-storage";
import { aliveAttribute, aliveEvent } from "./late-start";

/** How long lazy pictures wait for the opening picture, in milliseconds. */
const MAX_OPENING_MS = 4000;

/** How long React waits for a loaded page to be painted, in milliseconds: a page in a background tab never is. */
const MAX_PAINTING_MS = 3000;

/** The first interactions, at which React starts at once. */
const TOUCHES = ["pointerdown", "keydown", "touchstart"] as const;
const first = { once: true, passive: true, capture: true } as const;

const root = document.documentElement;

// A picture that fails to load is hidden (app.css) and keeps its space; one that loads later is shown again.
for (const type of ["error", "load"]) {
  document.addEventListener(
    type,
    ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute("data-broken", type === "error"),
    true,
  );
}

const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY > 50);
addEventListener("scroll", markScrolled, { passive: true });
markScrolled();

/** On a screen narrower or lower than this the bars do not stay on it (header.tsx, reach-links.tsx). */
const FEWEST_REM = 15;

/**
 * Marks a page whose text is large for its screen: a large font of the browser, or a zoomed page. `innerWidth` of a phone
 * grows with what is too wide, so that such a page would not be marked.
 */
const markLargeText = () =>
  root.toggleAttribute(
    "data-large-text",
    Math.min(root.clientWidth, root.clientHeight) < FEWEST_REM * Number.parseFloat(getComputedStyle(root).fontSize),
  );
for (const event of ["resize", "scroll"]) addEventListener(event, markLargeText, { passive: true });
// When the font size grows after loading, no resize event fires, but the page gets longer. The mark is set in the next
// animation frame, because it changes the size that is observed.
if ("ResizeObserver" in window) new ResizeObserver(() => requestAnimationFrame(markLargeText)).observe(root);
markLargeText();

// Pictures below the opening one wait for it (app.css), unless the visitor scrolls or touches the page.
root.setAttribute("data-opening", "");
const opened = () => root.removeAttribute("data-opening");
for (const type of ["scroll", ...TOUCHES]) addEventListener(type, opened, first);
setTimeout(opened, MAX_OPENING_MS);

// Hindi headings: their font is fetched once the page works, so that nothing waits for it, and used by the next document
// (public.css of the Hindi edition). An English page has no such font, and so fetches nothing.
const FONT_KEY = "heading-font";
const storage = browserStorage();
root.toggleAttribute("data-heading-font", storage?.getItem(FONT_KEY) === "kept");
const fetchHeadingFont = () =>
  document.fonts
    ?.load("600 1rem Hind", "क")
    .then((faces) => faces.length > 0 && storage?.setItem(FONT_KEY, "kept"))
    .catch(() => undefined);
document.addEventListener(aliveEvent, fetchHeadingFont, first);

let started = false;
function start(): void {
  if (started) return;
  started = true;
  const printed = document.querySelector<HTMLLinkElement>("link[disabled]");
  if (printed) printed.disabled = false;
  for (const block of document.querySelectorAll(DEFERRED_SCRIPTS)) {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = block.textContent;
    document.head.append(script);
    script.remove();
  }
}

// Safari has no requestIdleCallback.
const startWhenIdle = () =>
  "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);

/** A loaded page is not painted yet: the opening picture is decoded first, and painted in the next frame. */
function startSoon(): void {
  setTimeout(startWhenIdle, MAX_PAINTING_MS);
  const opening = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  const shown = opening ? opening.decode().catch(() => undefined) : Promise.resolve();
  shown.then(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        opened();
        setTimeout(startWhenIdle, 100);
      }),
    ),
  );
}
if (document.readyState === "complete") startSoon();
else addEventListener("load", startSoon, { once: true });

function startWhenParsed(): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start, { once: true });
  else start();
}
for (const type of TOUCHES) addEventListener(type, startWhenParsed, first);

let kept: HTMLElement | null = null;
addEventListener(
  "click",
  (event) => {
    if (root.hasAttribute(aliveAttribute) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>("button[data-needs-react], a[data-needs-react]");
    if (!target) return;
    event.preventDefault();
    kept = target;
    target.setAttribute("aria-busy", "true");
    startWhenParsed();
  },
  true,
);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const typed = new Map<Field, string>();
function keepTyped({ target }: Event): void {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  if (isField) typed.set(target, target.value);
}
addEventListener("input", keepTyped, true);

/**
 * Restores what a visitor typed before hydration. React resets a text area to its preset text while it hydrates; without
 * this, the next letter would be added to that text and the typed one would be lost.
 */
function putBack({ target }: Event): void {
  const text = typed.get(target as Field);
  if (text !== undefined && (target as Field).value !== text) (target as Field).value = text;
}
addEventListener("beforeinput", putBack, true);

/**
 * React ignores an event that leaves a field at the value it last saw. So the field is emptied first, and then set by the
 * setter of its prototype, which React does not track.
 */
function typeAgain(field: Field, value: string): void {
  const chosen = field instanceof HTMLSelectElement;
  if (!chosen) field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(chosen ? "change" : "input", { bubbles: true }));
}

document.addEventListener(
  aliveEvent,
  () => {
    removeEventListener("input", keepTyped, true);
    removeEventListener("beforeinput", putBack, true);
    for (const [field, value] of typed) typeAgain(field, value);
    kept?.removeAttribute("aria-busy");
    kept?.click();
    kept = null;
  },
  { once: true },
);
