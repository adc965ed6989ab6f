import { type Group, PerspectiveCamera, Sphere, Vector3, type WebGLRenderer } from "three";
import type { Turnable } from "~/content/schema";
import { type Aircraft, createAircraft, loadModel } from "./aircraft";
import { fitted, framed } from "./framing";
import { createMarks } from "./marks";
import { afterKey, approach, describeView, nearestTurn, type Range, turned, type View, zoomed } from "./orbit";
import { followPointers } from "./pointers";
import { createRenderer, createShadow, createStudio, release } from "./studio";

type Part = Turnable["parts"][number];

/** Settings that the viewer's controls change. */
type TurntableOptions = {
  opened: boolean;
  person: boolean;
  /** The propellers turn. */
  spinning: boolean;
  /** The aircraft turns slowly by itself. */
  turning: boolean;
  full: boolean;
  /** Whether the canvas is in view; it is not drawn otherwise. */
  active: boolean;
  /** Moves to a new view at once, without animation. */
  reducedMotion: boolean;
};

/** A model that can be turned. It is drawn when something changes. */
export type Turntable = {
  canvas: HTMLCanvasElement;
  /** Whether the studio is bright. */
  bright: boolean;
  setOptions(options: TurntableOptions): void;
  reset(): void;
  zoom(factor: number): void;
  /** Handles a key and returns the new view in words; undefined for other keys. */
  press(key: string): string | undefined;
  lookAt(part: Part): void;
  /** Registers the label of a part, whose first child is its line, or removes it. */
  mark(node: string, label: HTMLElement | null): void;
  dispose(): void;
};

/** What a turntable reports. */
export type TurntableEvents = {
  /** After the first frame. */
  shown(): void;
  /** The visitor has chosen another view. */
  moved(): void;
  /** The device draws so slowly that motion would block the page. */
  slow(): void;
  /** The WebGL context is lost. */
  lost(): void;
};

/** A device is slow after this number of consecutive frames of this length. */
const SLOW_FRAME_SECONDS = 0.1;
const SLOW_FRAMES = 4;
/** Speed of the slow turn, reached within seconds. */
const RADIANS_PER_SECOND = 0.12;
const PERSON_METRES = 1.7;
/** Half the width of the film that the pictures' lenses are meant for, in millimetres. */
const HALF_FILM = 18;
const UP = new Vector3(0, 1, 0);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Loads a model and prepares its canvas, which at first shows what the still picture shows: the camera stays where it stood,
 * and the aircraft turns.
 * @param stop aborts the loading of the model
 * @throws Error if the model cannot be loaded or WebGL fails
 */
export async function createTurntable(
  { model, picture }: Turnable,
  stop: AbortController,
  events: TurntableEvents,
): Promise<Turntable> {
  const [object, person] = await Promise.all([loadModel(model, stop), loadModel("person", stop)]);
  const aircraft = createAircraft(object);
  const renderer = createRenderer(aircraft.studio.exposure);
  try {
    return setUp(renderer, aircraft, person, picture, events);
  } catch (error) {
    release(renderer);
    throw error;
  }
}

/** @param renderer is released when the turntable is disposed of */
function setUp(
  renderer: WebGLRenderer,
  aircraft: Aircraft,
  person: Group,
  picture: Turnable["picture"],
  events: TurntableEvents,
): Turntable {
  const { object, bounds, studio } = aircraft;
  const canvas = renderer.domElement;
  const scene = createStudio(renderer, studio, bounds.center, bounds.radius);
  const marks = createMarks(aircraft);

  const centre = new Vector3(...studio.camera.to);
  const way = new Vector3(...studio.camera.from).sub(centre);
  const home = { turn: Math.atan2(way.x, way.z), tilt: Math.asin(way.y / way.length()), distance: way.length() };
  const reach = Math.max(...aircraft.corners().map(({ x, z }) => Math.hypot(x, z)));
  person.position.set(-Math.cos(home.turn), 0, Math.sin(home.turn)).multiplyScalar(reach + 0.35);
  person.rotation.y = home.turn + 0.4;
  person.visible = false;
  person.add(createShadow(person.userData.studio.shadow, aircraft.brightness));
  scene.add(object, person);
  const boundsWithPerson = new Sphere(person.position.clone().setY(PERSON_METRES / 2), PERSON_METRES / 2).union(bounds);

  const slope = picture.height / picture.width;
  const field = 2 * Math.atan((slope * HALF_FILM) / studio.camera.lens);
  const camera = new PerspectiveCamera((field * 180) / Math.PI, 1 / slope, bounds.radius * 0.02, bounds.radius * 60);
  let options: TurntableOptions = {
    opened: false,
    person: false,
    spinning: false,
    turning: false,
    full: false,
    active: true,
    reducedMotion: true,
  };
  const now = { ...home, lid: 0, target: centre.clone() };
  const goal = { ...home, lid: 0, target: centre.clone() };
  /** The part that was pressed, with its centre in the aircraft. */
  let focused: { part: Part; centre: Vector3 } | undefined;
  /** Whether the visitor has zoomed since the view was last whole. */
  let zoomedIn = false;
  let last = 0;
  let pace = 0;
  let slowFrames = 0;
  let frameRequest = 0;
  let measured = false;
  let shown = false;

  const homeDistance = () => {
    if (!options.person) return home.distance;
    const { clientWidth, clientHeight } = canvas;
    const { width, height } = framed({ width: clientWidth, height: clientHeight }, picture);
    const across = Math.min(clientHeight / height, clientWidth / width / slope);
    return boundsWithPerson.radius / Math.sin(Math.atan(Math.tan(field / 2) * across));
  };
  /** Moves the goal away and up so far that the lifted cover and the labels above it are in view. */
  function fitOpened() {
    const { clientWidth, clientHeight } = canvas;
    const pixelsPerMetre = () =>
      framed({ width: clientWidth, height: clientHeight }, picture).height / (2 * goal.distance * Math.tan(field / 2));
    const eye = camera.clone();
    aircraft.open(1);
    // Perspective is not linear: after three steps the rest is below a pixel.
    for (let step = 0; step < 3; step += 1) {
      eye.position.setFromSphericalCoords(goal.distance, Math.PI / 2 - goal.tilt, home.turn).add(goal.target);
      eye.lookAt(goal.target);
      eye.updateMatrixWorld();
      const heights = aircraft.corners().map((corner) => {
        const { y } = corner
          .clone()
          .applyAxisAngle(UP, home.turn - goal.turn)
          .project(eye);
        return ((1 - y) / 2) * clientHeight;
      });
      const { factor, down } = fitted({ top: Math.min(...heights), bottom: Math.max(...heights) }, clientHeight);
      goal.target.y += down / pixelsPerMetre() / Math.max(0.3, Math.cos(goal.tilt));
      goal.distance *= factor;
    }
    aircraft.open(now.lid);
  }
  const range = (): Range => ({ nearest: bounds.radius * 0.45, farthest: homeDistance() * 1.8 });

  function draw(time: number) {
    frameRequest = 0;
    const seconds = Math.max(0, Math.min(SLOW_FRAME_SECONDS, last ? (time - last) / 1000 : 0));
    last = time;
    slowFrames = seconds === SLOW_FRAME_SECONDS ? slowFrames + 1 : 0;
    if (slowFrames === SLOW_FRAMES) events.slow();
    pace = options.turning ? approach(pace, RADIANS_PER_SECOND, seconds / 8) : 0;
    goal.turn += pace * seconds;
    now.turn += pace * seconds;
    // The part that is looked at turns with the aircraft.
    if (focused) goal.target.copy(focused.centre).applyAxisAngle(UP, home.turn - goal.turn);
    const step = options.reducedMotion ? Number.POSITIVE_INFINITY : seconds;
    for (const key of ["turn", "tilt", "distance", "lid"] as const) now[key] = approach(now[key], goal[key], step);
    for (const axis of ["x", "y", "z"] as const) now.target[axis] = approach(now.target[axis], goal.target[axis], step);
    aircraft.open(now.lid);
    if (options.spinning) aircraft.spin(seconds);
    object.rotation.y = home.turn - now.turn;
    camera.position.setFromSphericalCoords(now.distance, Math.PI / 2 - now.tilt, home.turn).add(now.target);
    camera.lookAt(now.target);
    renderer.render(scene, camera);
    const arrived =
      now.turn === goal.turn &&
      now.tilt === goal.tilt &&
      now.distance === goal.distance &&
      now.lid === goal.lid &&
      now.target.equals(goal.target);
    const checked = marks.place(canvas, camera, !arrived || pace > 0 || !shown);
    if (!shown) events.shown();
    shown = true;
    if (!arrived || !checked || options.spinning || options.turning) requestDraw();
    else last = 0;
  }
  function requestDraw() {
    if (!frameRequest && measured && options.active) frameRequest = requestAnimationFrame(draw);
  }

  function goHome() {
    focused = undefined;
    zoomedIn = false;
    Object.assign(goal, { ...home, turn: nearestTurn(home.turn, now.turn), distance: homeDistance() });
    goal.target.copy(options.person ? boundsWithPerson.center : centre);
    if (options.opened && !options.person) fitOpened();
    requestDraw();
  }
  /** The whole aircraft from the side from which it is seen now. */
  function showWhole() {
    zoomedIn = false;
    goal.distance = home.distance;
    goal.target.copy(centre);
    if (options.opened) fitOpened();
  }
  function setGoal(view: View) {
    // A visitor who zooms chooses what is in view, also while turning it afterwards.
    if (view.distance !== goal.distance) zoomedIn = true;
    Object.assign(goal, view);
    if (!zoomedIn && options.opened && !options.person && !focused) fitOpened();
    events.moved();
    requestDraw();
  }
  function lookAt(part: Part) {
    const sphere = aircraft.sphereOf(part.node);
    if (!sphere) return;
    focused = { part, centre: sphere.center };
    events.moved();
    goal.turn = nearestTurn(radians(part.from.turn), now.turn);
    goal.tilt = radians(part.from.tilt);
    goal.distance = Math.max(homeDistance() * 0.3, sphere.radius * 8);
    requestDraw();
  }

  const stopPointers = followPointers(canvas, {
    drag: (across, down) => setGoal(turned(goal, -across * 5, down * 3)),
    zoom: (factor) => setGoal(zoomed(goal, factor, range())),
    takesWheel: () => options.full,
  });
  canvas.addEventListener("webglcontextlost", events.lost);
  const resizeObserver = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (!clientWidth || !clientHeight) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    const { width, height, left, top } = framed({ width: clientWidth, height: clientHeight }, picture);
    camera.setViewOffset(width, height, -left, -top, clientWidth, clientHeight);
    scene.background.repeat.set(clientWidth / width, clientHeight / height);
    scene.background.offset.set(-left / width, 1 - (clientHeight - top) / height);
    measured = true;
    // At once: a resized canvas is empty until it is drawn.
    cancelAnimationFrame(frameRequest);
    draw(performance.now());
  });
  resizeObserver.observe(canvas);

  return {
    canvas,
    bright: aircraft.brightness > 0.5,
    setOptions(next) {
      const before = options;
      options = next;
      person.visible = next.person;
      goal.lid = next.opened ? 1 : 0;
      canvas.style.touchAction = next.full ? "none" : "pan-y";
      const [otherPerson, otherCover] = [before.person !== next.person, before.opened !== next.opened];
      if (otherPerson && (next.person || !focused)) goHome();
      else if (focused && (otherPerson || otherCover)) lookAt(focused.part);
      else if (otherCover && !next.person) showWhole();
      if (!next.active) last = 0;
      requestDraw();
    },
    reset() {
      goHome();
      events.moved();
    },
    zoom: (factor) => setGoal(zoomed(goal, factor, range())),
    press(key) {
      if (key === "Home" || key === "0") {
        goHome();
        events.moved();
      } else {
        const view = afterKey(goal, key, range());
        if (!view) return undefined;
        setGoal(view);
      }
      return describeView(goal);
    },
    lookAt,
    mark(node, label) {
      marks.set(node, label);
      requestDraw();
    },
    dispose() {
      cancelAnimationFrame(frameRequest);
      stopPointers();
      resizeObserver.disconnect();
      canvas.removeEventListener("webglcontextlost", events.lost);
      release(renderer);
    },
  };
}
