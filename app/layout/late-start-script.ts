/**
 * Runs in the head of every document, before anything else of ours: see `late-start.ts`. The build inlines it, for
 * browsers of some years ago, since it is what makes a page work while all other scripts are still on their way.
 */
import { aliveAttribute, aliveEvent } from "./late-start";

/** Milliseconds after which lazy pictures wait no longer, should the opening one not come. */
const LONGEST_OPENING = 4000;

/** The same after which React waits no longer for a page to be painted once all of it has come: some never are. */
const LONGEST_PAINTING = 3000;

/** What somebody does who wants something of the page. */
const TOUCHES = ["pointerdown", "keydown", "touchstart"] as const;
const first = { once: true, passive: true, capture: true } as const;

const root = document.documentElement;

// A picture that cannot be shown is hidden (app.css) and keeps its place, unless another comes instead.
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

// Pictures below the opening one wait for it (app.css), unless somebody is already on the way to them.
root.setAttribute("data-opening", "");
const opened = () => root.removeAttribute("data-opening");
for (const type of ["scroll", ...TOUCHES]) addEventListener(type, opened, first);
setTimeout(opened, LONGEST_OPENING);

let started = false;
function start(): void {
  if (started) return;
  started = true;
  for (const block of document.querySelectorAll("script[data-start]")) {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = block.textContent;
    document.head.append(script);
    script.remove();
  }
}

// Safari has none.
const startWhenIdle = () =>
  "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);

/** Loaded is not yet shown: the opening picture is decoded first and painted with the frame after. */
function startSoon(): void {
  setTimeout(startWhenIdle, LONGEST_PAINTING);
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

/** React remembers the last value it knows and hears only of others: so first none, then, past its setter, this one. */
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
    for (const [field, value] of typed) typeAgain(field, value);
    kept?.removeAttribute("aria-busy");
    kept?.click();
    kept = null;
  },
  { once: true },
);
