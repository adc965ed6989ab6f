/** Milliseconds that the pointer stays on a menu's name until it opens: one that only crosses the bar opens nothing. */
const OPEN_DELAY = 120;

/** The same while another menu is open: on the slant from a name to a link of its menu, the pointer crosses the next name. */
const SWITCH_DELAY = 300;

/** Milliseconds that a menu stays open behind the pointer. */
const CLOSE_DELAY = 300;

/**
 * Opens the menus of the bar under a mouse, those within menus too, and closes them behind it. A touch does nothing here.
 * What a click or a key opened stays as it is, and a click on a menu that has just opened by itself keeps it open.
 *
 * @param bar holds the menus: `details`, each in the list entry that opens it
 * @returns what ends that
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
    // Closing it would take the focus away from somebody who went on by keyboard.
    if (openedByHover.has(menu) && !menu.querySelector(":focus-visible")) menu.open = false;
  };
  const moveTo = (now: Set<HTMLDetailsElement>) => {
    const isOther = (shown: HTMLDetailsElement) => ![...now].some((menu) => shown.contains(menu));
    const isSwitch = [...bar.querySelectorAll<HTMLDetailsElement>("details[open]")].some(isOther);
    for (const menu of now) {
      if (!under.has(menu)) later(menu, isSwitch ? SWITCH_DELAY : OPEN_DELAY, () => open(menu));
    }
    for (const menu of under) {
      if (!now.has(menu)) later(menu, CLOSE_DELAY, () => close(menu));
    }
    under = now;
  };

  const { signal } = ended;
  // A page that comes to lie under a resting pointer makes it enter, and only a person makes it move.
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
