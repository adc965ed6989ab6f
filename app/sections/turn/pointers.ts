/** What fingers, a mouse and a wheel ask for: shares of the picture's width dragged across and down, or a factor of distance. */
export type Wanted = {
  drag(across: number, down: number): void;
  zoom(factor: number): void;
  /** Whether the wheel is the picture's; elsewhere it scrolls the page, and zooms with Ctrl, as a pinch on a pad does. */
  takesWheel(): boolean;
};

/** Listens on an element until the function it returns is called. One pointer drags, two pinch. */
export function followPointers(element: HTMLElement, wanted: Wanted): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  const stop = new AbortController();
  const { signal } = stop;
  const spread = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      // The button was let go where this element did not hear of it.
      if (event.buttons === 0) return void pointers.delete(event.pointerId);
      const apart = spread();
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.size > 1) {
        if (apart && spread()) wanted.zoom(apart / spread());
      } else {
        const { clientWidth } = element;
        wanted.drag((event.clientX - before.x) / clientWidth, (event.clientY - before.y) / clientWidth);
      }
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const)
    element.addEventListener(end, (event) => pointers.delete(event.pointerId), { signal });
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !wanted.takesWheel()) return;
      event.preventDefault();
      wanted.zoom(1.002 ** event.deltaY);
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}
