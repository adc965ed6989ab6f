/** Handlers of gestures: a drag in shares of the element's width, and a zoom as a factor of the distance. */
export type PointerHandlers = {
  drag(across: number, down: number): void;
  zoom(factor: number): void;
  /** Whether the wheel zooms without Ctrl; otherwise it scrolls the page. A touchpad's pinch comes as wheel with Ctrl. */
  takesWheel(): boolean;
};

/** Listens to pointers and wheel on an element: one pointer drags, two pinch. @returns a function that stops it */
export function followPointers(element: HTMLElement, handlers: PointerHandlers): () => void {
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
      // The button was released outside.
      if (event.buttons === 0) return void pointers.delete(event.pointerId);
      const apart = spread();
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.size > 1) {
        if (apart && spread()) handlers.zoom(apart / spread());
      } else {
        const { clientWidth } = element;
        handlers.drag((event.clientX - before.x) / clientWidth, (event.clientY - before.y) / clientWidth);
      }
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const)
    element.addEventListener(end, (event) => pointers.delete(event.pointerId), { signal });
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !handlers.takesWheel()) return;
      event.preventDefault();
      handlers.zoom(1.002 ** event.deltaY);
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}
