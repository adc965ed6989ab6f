import type { Camera, Vector3 } from "three";
import type { Aircraft } from "./aircraft";
import { inRow } from "./framing";

/** Height of a label, and its distance from the aircraft and from the edge, in pixels. */
const HEIGHT = 24;
const ABOVE = 26;
const EDGE = 8;

/** Labels in a row above an aircraft, each with a line to its part. */
export type Marks = {
  /** Registers the label of a part, or removes it. Its first child is the line. */
  set(node: string, label: HTMLElement | null): void;
  /** Puts all labels in their places, and looks whether one part more is in view. @returns whether all have been looked at */
  place(canvas: HTMLCanvasElement, camera: Camera, moved: boolean): boolean;
};

/** @throws Error from `place`, if the model has no part that a label names */
export function createMarks(aircraft: Aircraft): Marks {
  const labels = new Map<string, HTMLElement>();
  const seen = new Set<string>();
  let unchecked: string[] = [];
  let stale = false;

  return {
    set(node, label) {
      if (label) labels.set(node, label);
      else labels.delete(node);
      unchecked = [...labels.keys()];
    },
    place({ clientWidth, clientHeight }, camera, moved) {
      const onScreen = (point: Vector3) => {
        const { x, y } = point.applyMatrix4(aircraft.object.matrixWorld).project(camera);
        return { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight };
      };
      // One ray a frame: through many thousand triangles it takes milliseconds.
      const next = unchecked.shift();
      if (next) seen[aircraft.sees(camera.position, next) ? "add" : "delete"](next);
      stale ||= moved;
      if (stale && !unchecked.length) {
        unchecked = [...labels.keys()];
        stale = false;
      }

      const top = Math.min(...aircraft.corners().map((corner) => onScreen(corner.clone()).y));
      const y = Math.max(EDGE, top - ABOVE - HEIGHT);
      const shown = [...labels].flatMap(([node, label]) => {
        const anchor = aircraft.anchorOf(node);
        if (!anchor) throw new Error(`The model has no part '${node}'`);
        const at = onScreen(anchor.clone());
        const outside = at.x < 0 || at.x > clientWidth || at.y < y + HEIGHT || at.y > clientHeight;
        const inView = seen.has(node) && !outside;
        label.style.opacity = inView ? "1" : "0";
        return label.hidden || !inView ? [] : [{ label, at, width: label.offsetWidth }];
      });
      const middles = inRow(
        shown.map(({ at, width }) => ({ middle: at.x, width, down: Math.max(1, at.y - y - HEIGHT) })),
        clientWidth,
      );
      shown.forEach(({ label, at, width }, index) => {
        const middle = middles[index] ?? at.x;
        label.style.translate = `${middle - width / 2}px ${y}px`;
        const [across, down] = [at.x - middle, at.y - y - HEIGHT];
        const line = label.firstElementChild as HTMLElement;
        line.style.height = `${Math.hypot(across, down)}px`;
        line.style.rotate = `${Math.atan2(-across, down)}rad`;
      });
      return !unchecked.length && !stale;
    },
  };
}
