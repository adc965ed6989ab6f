import { Box3, PerspectiveCamera, Sphere, Vector3 } from "three";
import type { Turnable } from "~/content/schema";
import { loadAircraft } from "./aircraft";
import { afterKey, approach, describeView, nearestTurn, type Range, turned, type View, zoomed } from "./orbit";
import { followPointers } from "./pointers";
import { createPerson, createRenderer, createStudio, PERSON_METRES } from "./studio";

type Part = Turnable["parts"][number];

/** Settings that the viewer's controls change. */
type TurntableOptions = {
  opened: boolean;
  person: boolean;
  spinning: boolean;
  full: boolean;
  /** Whether the canvas is in view; it is not drawn otherwise. */
  active: boolean;
  /** Moves to a new view at once, without animation. */
  reducedMotion: boolean;
};

/** A model that can be turned. It is drawn when something changes. */
export type Turntable = {
  canvas: HTMLCanvasElement;
  setOptions(options: TurntableOptions): void;
  reset(): void;
  zoom(factor: number): void;
  /** Handles a key and returns the new view in words; undefined for other keys. */
  press(key: string): string | undefined;
  lookAt(part: Part): void;
  /** Registers the element that follows a part over the canvas, or removes it. */
  mark(node: string, element: HTMLElement | null): void;
  dispose(): void;
};

/** A device is slow after this number of consecutive frames of this length. */
const SLOW_FRAME_SECONDS = 0.1;
const SLOW_FRAMES = 4;
const FIELD_OF_VIEW_DEGREES = 26;
/** An aircraft is flatter than its bounding sphere: in a wide picture the sphere may exceed the height by this factor. */
const MAX_OVERFLOW = 1.4;
const HOME = { turn: 0.62, tilt: 0.34 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Loads a model and prepares its canvas.
 * @param stop aborts the loading of the model
 * @param onShown called after the first frame
 * @param onSlow called when the device draws so slowly that the propellers would block the page
 * @param onLost called when the WebGL context is lost
 * @throws Error if the model cannot be loaded or WebGL fails
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
  const boundsWithPerson = new Box3()
    .copy(aircraft.box)
    .expandByPoint(new Vector3(person.position.x - 0.3, PERSON_METRES, 0))
    .getBoundingSphere(new Sphere());

  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, bounds.radius * 0.02, bounds.radius * 60);
  const marks = new Map<string, HTMLElement>();
  let options: TurntableOptions = {
    opened: false,
    person: false,
    spinning: false,
    full: false,
    active: true,
    reducedMotion: true,
  };
  const now = { ...HOME, distance: 1, lid: 0, target: bounds.center.clone() };
  const goal = { ...HOME, distance: 1, lid: 0, target: bounds.center.clone() };
  let focusedPart: Part | undefined;
  let last = 0;
  let slowFrames = 0;
  let frameRequest = 0;
  let measured = false;
  let shown = false;

  const currentBounds = () => (options.person ? boundsWithPerson : bounds);
  const homeDistance = () => {
    const across = Math.min(camera.aspect, options.person ? 1 : MAX_OVERFLOW);
    return currentBounds().radius / Math.sin(Math.atan(Math.tan(radians(FIELD_OF_VIEW_DEGREES) / 2) * across));
  };
  const range = (): Range => ({ nearest: bounds.radius * 0.45, farthest: homeDistance() * 1.8 });

  function draw(time: number) {
    frameRequest = 0;
    const seconds = Math.max(0, Math.min(SLOW_FRAME_SECONDS, last ? (time - last) / 1000 : 0));
    last = time;
    slowFrames = seconds === SLOW_FRAME_SECONDS ? slowFrames + 1 : 0;
    if (slowFrames === SLOW_FRAMES) onSlow();
    const step = options.reducedMotion ? Number.POSITIVE_INFINITY : seconds;
    for (const key of ["turn", "tilt", "distance", "lid"] as const) now[key] = approach(now[key], goal[key], step);
    for (const axis of ["x", "y", "z"] as const) now.target[axis] = approach(now.target[axis], goal.target[axis], step);
    aircraft.open(now.lid);
    if (options.spinning) aircraft.spin(seconds);
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
    if (!arrived || options.spinning) requestDraw();
    else last = 0;
  }
  function requestDraw() {
    if (!frameRequest && measured && options.active) frameRequest = requestAnimationFrame(draw);
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
    focusedPart = undefined;
    Object.assign(goal, { ...HOME, turn: nearestTurn(HOME.turn, now.turn), distance: homeDistance() });
    goal.target.copy(currentBounds().center);
    requestDraw();
  }
  function setGoal(view: View) {
    Object.assign(goal, view);
    requestDraw();
  }
  function lookAt(part: Part) {
    focusedPart = part;
    aircraft.open(goal.lid);
    const sphere = aircraft.sphereOf(part.node);
    aircraft.open(now.lid);
    if (!sphere) return;
    goal.turn = nearestTurn(radians(part.from.turn), now.turn);
    goal.tilt = radians(part.from.tilt);
    goal.distance = Math.max(homeDistance() * 0.3, sphere.radius * 8);
    goal.target.copy(sphere.center);
    requestDraw();
  }

  const stopPointers = followPointers(canvas, {
    drag: (across, down) => setGoal(turned(goal, -across * 5, down * 3)),
    zoom: (factor) => setGoal(zoomed(goal, factor, range())),
    takesWheel: () => options.full,
  });
  canvas.addEventListener("webglcontextlost", onLost);
  const resizeObserver = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (!clientWidth || !clientHeight) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    const share = measured ? goal.distance / homeDistance() : 1;
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    goal.distance = now.distance = homeDistance() * share;
    measured = true;
    // At once: a resized canvas is empty until it is drawn.
    cancelAnimationFrame(frameRequest);
    draw(performance.now());
  });
  resizeObserver.observe(canvas);

  return {
    canvas,
    setOptions(next) {
      const before = options;
      options = next;
      person.visible = next.person;
      goal.lid = next.opened ? 1 : 0;
      canvas.style.touchAction = next.full ? "none" : "pan-y";
      const otherPerson = before.person !== next.person;
      if (otherPerson && (next.person || !focusedPart)) goHome();
      else if (focusedPart && (otherPerson || before.opened !== next.opened)) lookAt(focusedPart);
      if (!next.active) last = 0;
      requestDraw();
    },
    reset: goHome,
    zoom: (factor) => setGoal(zoomed(goal, factor, range())),
    press(key) {
      if (key === "Home" || key === "0") goHome();
      else {
        const view = afterKey(goal, key, range());
        if (!view) return undefined;
        setGoal(view);
      }
      return describeView(goal);
    },
    lookAt,
    mark(node, element) {
      if (element) marks.set(node, element);
      else marks.delete(node);
      requestDraw();
    },
    dispose() {
      cancelAnimationFrame(frameRequest);
      stopPointers();
      resizeObserver.disconnect();
      canvas.removeEventListener("webglcontextlost", onLost);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
