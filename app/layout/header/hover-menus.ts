/** Milliseconds that the pointer rests on a menu's name before it opens: a pointer that crosses the bar opens none. */
const OPEN_DELAY_MS = 120;

/** The same while another menu is open: on the way to a link of that menu the pointer may cross the next name. */
const SWITCH_DELAY_MS = 300;

/** Milliseconds that a menu stays open after the pointer has left it. */
const CLOSE_DELAY_MS = 300;

/**
 * Opens the menus of the bar, nested ones included, while a mouse is over them. A touch does nothing here. A menu opened by
 * click or key stays open, and a click on a menu that hovering has just opened keeps it open.
 *
 * @param bar holds the menus: `details`, each in the list entry that opens it
 * @returns removes the listeners
 */
export function openMenusOnHover(bar: HTMLElement): () => void {
  const ended = new AbortController();
  const timers = new Map<HTMLDetailsElement, ReturnType<typeof setTimeout>>();
  const openedByHover = new WeakSet<HTMLDetailsElement>();
  let under = new Set<HTMLDetailsElement>();

  const later = (menu: HTMLDetailsElement, wait: number, act: () => void) => {
    clearTimeout(timers.get(menu));
    timers.set(menu, setTimeout(act, wait));
  };
  const open = (menu: HTMLDetailsElement) => {
    if (menu.open) return;
    openedByHover.add(menu);
    menu.open = true;
  };
  const close = (menu: HTMLDetailsElement) => {
    // A menu with the keyboard focus stays open: closing it would lose the focus.
    if (openedByHover.has(menu) && !menu.querySelector(":focus-visible")) menu.open = false;
  };
  const moveTo = (now: Set<HTMLDetailsElement>) => {
    const isOther = (shown: HTMLDetailsElement) => ![...now].some((menu) => shown.contains(menu));
    const isSwitch = [...bar.querySelectorAll<HTMLDetailsElement>("details[open]")].some(isOther);
    for (const menu of now) {
      if (!under.has(menu)) later(menu, isSwitch ? SWITCH_DELAY_MS : OPEN_DELAY_MS, () => open(menu));
    }
    for (const menu of under) {
      if (!now.has(menu)) later(menu, CLOSE_DELAY_MS, () => close(menu));
    }
    under = now;
  };

  const { signal } = ended;
  // Not pointerenter: that also fires when a page changes under a resting pointer.
  bar.addEventListener(
    "pointermove",
    ({ target, pointerType }) => {
      if (pointerType !== "touch") moveTo(menusAround(target, bar));
    },
    { signal },
  );
  bar.addEventListener("pointerleave", () => moveTo(new Set()), { signal });
  bar.addEventListener(
    "click",
    (event) => {
      const menu = event.target instanceof Element ? event.target.closest("summary")?.parentElement : null;
      if (!(menu instanceof HTMLDetailsElement)) return;
      clearTimeout(timers.get(menu));
      const isKey = event.detail === 0;
      if (openedByHover.delete(menu) && menu.open && !isKey) event.preventDefault();
    },
    { signal },
  );
  return () => {
    ended.abort();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** The menus of the list entries that hold a target. */
function menusAround(target: EventTarget | null, bar: Element): Set<HTMLDetailsElement> {
  const menus = new Set<HTMLDetailsElement>();
  let entry = target instanceof Element ? target.closest("li") : null;
  while (entry && bar.contains(entry)) {
    const menu = entry.querySelector<HTMLDetailsElement>(":scope > details");
    if (menu) menus.add(menu);
    entry = entry.parentElement?.closest("li") ?? null;
  }
  return menus;
}
