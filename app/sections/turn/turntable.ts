import { Box3, PerspectiveCamera, Sphere, Vector3 } from "three";
import type { Turnable } from "~/content/schema";
import { loadAircraft } from "./aircraft";
import { afterKey, approached, inWords, nearestTurn, type Range, turned, type View, zoomed } from "./orbit";
import { followPointers } from "./pointers";
import { createPerson, createRenderer, createStudio, PERSON } from "./studio";

type Part = Turnable["parts"][number];

/** What the controls around the picture ask of it. */
type Wishes = {
  opened: boolean;
  person: boolean;
  spinning: boolean;
  full: boolean;
  /** Nobody sees it while it is not. */
  active: boolean;
  /** Goes where it is asked to at once, without a flight. */
  still: boolean;
};

/** A machine that can be turned, drawn on its canvas whenever something changes. */
export type Turntable = {
  canvas: HTMLCanvasElement;
  wish(wishes: Wishes): void;
  reset(): void;
  zoom(factor: number): void;
  /** Does what a key asks for and says what is seen then; undefined for a key that means nothing here. */
  press(key: string): string | undefined;
  lookAt(part: Part): void;
  /** The element that follows a part over the picture. */
  mark(node: string, element: HTMLElement | null): void;
  dispose(): void;
};

/** Seconds from one picture to the next, and how often one after the other, that make a device a slow one. */
const SLOW = 0.1;
const SLOW_PICTURES = 4;
const FIELD = 26;
/** A machine is flatter than the ball that holds it: in a wide picture the ball may stand out above and below by this. */
const FLATTER = 1.4;
const HOME = { turn: 0.62, tilt: 0.34 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * @param stop ends the loading of the model
 * @param onShown after the first picture is drawn
 * @param onSlow when the device draws so slowly that what moves by itself would hold up the page
 * @param onLost when the browser took the picture away
 * @throws Error when the model cannot be loaded or the browser cannot draw
 */
export async function createTurntable(
  model: string,
  stop: AbortController,
  onShown: () => void,
  onSlow: () => void,
  onLost: () => void,
): Promise<Turntable> {
  const aircraft = await loadAircraft(model, stop);
  const renderer = createRenderer();
  const canvas = renderer.domElement;
  const { bounds } = aircraft;
  const scene = createStudio(renderer, bounds.radius);
  const person = createPerson();
  person.position.set(aircraft.box.min.x - 0.45, 0, 0);
  person.visible = false;
  scene.add(aircraft.object, person);
  const both = new Box3()
    .copy(aircraft.box)
    .expandByPoint(new Vector3(person.position.x - 0.3, PERSON, 0))
    .getBoundingSphere(new Sphere());

  const camera = new PerspectiveCamera(FIELD, 1, bounds.radius * 0.02, bounds.radius * 60);
  const marks = new Map<string, HTMLElement>();
  let wishes: Wishes = { opened: false, person: false, spinning: false, full: false, active: true, still: true };
  const now = { ...HOME, distance: 1, lid: 0, target: bounds.center.clone() };
  const goal = { ...HOME, distance: 1, lid: 0, target: bounds.center.clone() };
  let looksAt: Part | undefined;
  let last = 0;
  let slowly = 0;
  let asked = 0;
  let measured = false;
  let shown = false;

  const around = () => (wishes.person ? both : bounds);
  const homeDistance = () => {
    const across = Math.min(camera.aspect, wishes.person ? 1 : FLATTER);
    return around().radius / Math.sin(Math.atan(Math.tan(radians(FIELD) / 2) * across));
  };
  const range = (): Range => ({ nearest: bounds.radius * 0.45, farthest: homeDistance() * 1.8 });

  function draw(time: number) {
    asked = 0;
    const seconds = Math.max(0, Math.min(SLOW, last ? (time - last) / 1000 : 0));
    last = time;
    slowly = seconds === SLOW ? slowly + 1 : 0;
    if (slowly === SLOW_PICTURES) onSlow();
    const step = wishes.still ? Number.POSITIVE_INFINITY : seconds;
    for (const key of ["turn", "tilt", "distance", "lid"] as const) now[key] = approached(now[key], goal[key], step);
    for (const axis of ["x", "y", "z"] as const)
      now.target[axis] = approached(now.target[axis], goal.target[axis], step);
    aircraft.open(now.lid);
    if (wishes.spinning) aircraft.spin(seconds);
    camera.position.setFromSphericalCoords(now.distance, Math.PI / 2 - now.tilt, now.turn).add(now.target);
    camera.lookAt(now.target);
    person.rotation.y = now.turn;
    renderer.render(scene, camera);
    placeMarks();
    if (!shown) onShown();
    shown = true;
    const arrived =
      now.turn === goal.turn &&
      now.tilt === goal.tilt &&
      now.distance === goal.distance &&
      now.lid === goal.lid &&
      now.target.equals(goal.target);
    if (!arrived || wishes.spinning) ask();
    else last = 0;
  }
  function ask() {
    if (!asked && measured && wishes.active) asked = requestAnimationFrame(draw);
  }
  function placeMarks() {
    const { clientWidth, clientHeight } = canvas;
    for (const [node, element] of marks) {
      const at = aircraft.sphereOf(node)?.center.project(camera);
      if (!at) throw new Error(`No part '${node}' in the model '${model}'`);
      element.style.translate = `${((at.x + 1) / 2) * clientWidth}px ${((1 - at.y) / 2) * clientHeight}px`;
    }
  }

  function goHome() {
    looksAt = undefined;
    Object.assign(goal, { ...HOME, turn: nearestTurn(HOME.turn, now.turn), distance: homeDistance() });
    goal.target.copy(around().center);
    ask();
  }
  function take(view: View) {
    Object.assign(goal, view);
    ask();
  }
  function aim(part: Part) {
    looksAt = part;
    aircraft.open(goal.lid);
    const sphere = aircraft.sphereOf(part.node);
    aircraft.open(now.lid);
    if (!sphere) return;
    goal.turn = nearestTurn(radians(part.from.turn), now.turn);
    goal.tilt = radians(part.from.tilt);
    goal.distance = Math.max(homeDistance() * 0.3, sphere.radius * 8);
    goal.target.copy(sphere.center);
    ask();
  }

  const unfollow = followPointers(canvas, {
    drag: (across, down) => take(turned(goal, -across * 5, down * 3)),
    zoom: (factor) => take(zoomed(goal, factor, range())),
    takesWheel: () => wishes.full,
  });
  canvas.addEventListener("webglcontextlost", onLost);
  const sized = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (!clientWidth || !clientHeight) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    const share = measured ? goal.distance / homeDistance() : 1;
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    goal.distance = now.distance = homeDistance() * share;
    measured = true;
    // At once: a canvas that was measured anew is empty until it is drawn.
    cancelAnimationFrame(asked);
    draw(performance.now());
  });
  sized.observe(canvas);

  return {
    canvas,
    wish(next) {
      const before = wishes;
      wishes = next;
      person.visible = next.person;
      goal.lid = next.opened ? 1 : 0;
      canvas.style.touchAction = next.full ? "none" : "pan-y";
      const otherPerson = before.person !== next.person;
      if (otherPerson && (next.person || !looksAt)) goHome();
      else if (looksAt && (otherPerson || before.opened !== next.opened)) aim(looksAt);
      if (!next.active) last = 0;
      ask();
    },
    reset: goHome,
    zoom: (factor) => take(zoomed(goal, factor, range())),
    press(key) {
      if (key === "Home" || key === "0") goHome();
      else {
        const view = afterKey(goal, key, range());
        if (!view) return undefined;
        take(view);
      }
      return inWords(goal);
    },
    lookAt: aim,
    mark(node, element) {
      if (element) marks.set(node, element);
      else marks.delete(node);
      ask();
    },
    dispose() {
      cancelAnimationFrame(asked);
      unfollow();
      sized.disconnect();
      canvas.removeEventListener("webglcontextlost", onLost);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
