import { Box3, type Group, type Mesh, Raycaster, Sphere, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { weaveCarbon } from "#adapters/three/carbon-weave.ts";
import { createGlows, createShadow, floorBrightness, type StudioData } from "./studio";

/** Speed of a propeller: slow enough to see its shape. */
const TURNS_PER_SECOND = 0.9;

/** Milliseconds without data after which loading fails. A slow connection that sends data does not fail. */
const IDLE_TIMEOUT_MS = 30_000;

/** Address of each model's file. */
const files = import.meta.glob<string>("../../assets/models/*.glb", { query: "?url", import: "default", eager: true });

/** A loaded model and its moving parts. */
export type Aircraft = {
  object: Group;
  studio: StudioData;
  /** How bright the studio's floor is, 0 to 1. */
  brightness: number;
  bounds: Sphere;
  /** Corners of the boxes around its parts, the cover's where it is now. */
  corners(): Vector3[];
  /** Bounding sphere of a part in the aircraft's own coordinates; undefined if there is no such part. */
  sphereOf(node: string): Sphere | undefined;
  /** Where the line of a part's label ends: the `mark` of the model, or else the part's centre. In the aircraft's own coordinates. */
  anchorOf(node: string): Vector3 | undefined;
  /** Whether that place is in view from a point, and not behind other parts. A turning propeller hides nothing. */
  sees(from: Vector3, node: string): boolean;
  /** Advances the propellers by a time in seconds. */
  spin(seconds: number): void;
  /** Lifts the cover: 0 is closed, 1 is open. */
  open(share: number): void;
};

/**
 * Fetches a file and aborts after `IDLE_TIMEOUT_MS` without data. The loader of three.js has no timeout and shares a hanging
 * request with the next attempt.
 */
async function fetchWithIdleTimeout(url: string, stop: AbortController): Promise<ArrayBuffer> {
  let timer = 0;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = window.setTimeout(
      () => stop.abort(new DOMException(`Nothing came of ${url}`, "TimeoutError")),
      IDLE_TIMEOUT_MS,
    );
  };
  restartTimer();
  try {
    const { ok, status, body } = await fetch(url, { signal: stop.signal });
    if (!ok || !body) throw new Error(`Status ${status} for ${url}`);
    const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, passed) {
        restartTimer();
        passed.enqueue(chunk);
      },
    });
    return await new Response(body.pipeThrough(watched)).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a model with its shadow on the floor. Its `userData.studio` has the shadow and, for an aircraft, the studio.
 * @param stop aborts the loading
 * @throws Error if there is no such model, or it cannot be fetched or parsed; named `TimeoutError` after the idle timeout
 */
export async function loadModel(name: string, stop: AbortController): Promise<Group> {
  const url = files[`../../assets/models/${name}.glb`];
  if (!url) throw new Error(`No model '${name}' in app/assets/models`);
  return parseModel(await fetchWithIdleTimeout(url, stop));
}

/** The model of a file. @throws Error if it cannot be parsed */
export async function parseModel(bytes: ArrayBuffer): Promise<Group> {
  const { scene: object } = await new GLTFLoader().parseAsync(bytes, "");
  object.traverse((node) => {
    if ((node as Mesh).isMesh) node.castShadow = node.receiveShadow = true;
  });
  object.userData.studio = JSON.parse(object.userData.studio);
  weaveCarbon(object);
  return object;
}

/** Prepares a loaded model of an aircraft. */
export function createAircraft(object: Group): Aircraft {
  const parts = [...object.children];
  const boxes = new Map(parts.map((part) => [part.name, new Box3().setFromObject(part)]));
  const cornersOf = ({ min, max }: Box3) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (at) => new Vector3(at & 1 ? max.x : min.x, at & 2 ? max.y : min.y, at & 4 ? max.z : min.z),
    );
  const corners = [...boxes.values()].flatMap(cornersOf);
  const spheres = new Map([...boxes].map(([name, box]) => [name, box.getBoundingSphere(new Sphere())]));
  /** Around the place where a label's line ends: what is nearer than its radius does not hide it. */
  const anchors = new Map(spheres);
  for (const { name, userData } of parts)
    if (userData.mark) anchors.set(name, new Sphere(new Vector3(...userData.mark), 0));
  const propellers = parts.filter(({ name, userData }) => name.startsWith("propeller-") && userData.turn);
  const solid = parts.filter((part) => !propellers.includes(part));
  const cover = object.getObjectByName("cover");
  const closed = cover?.position.y ?? 0;
  const coverBox = boxes.get("cover")?.clone().expandByScalar(0.02);
  const coverCorners = coverBox ? cornersOf(coverBox) : [];
  let lifted = 0;
  const raised = (corner: Vector3) => corner.clone().setY(corner.y + lifted);
  const ray = new Raycaster();
  const studio: StudioData = object.userData.studio;
  const brightness = floorBrightness(studio.backdrop);
  const glows = createGlows(studio.glows, brightness);
  object.add(createShadow(studio.shadow, brightness), glows);
  for (const glow of [...glows.children]) {
    // Light hides no part from a ray, and a lamp on the cover is lifted with it.
    glow.raycast = () => {};
    if (coverBox?.containsPoint(glow.position)) cover?.attach(glow);
  }
  return {
    object,
    studio,
    brightness,
    corners: () => (cover && lifted ? [...corners, ...coverCorners.map(raised)] : corners),
    bounds: new Box3().setFromPoints(corners).getBoundingSphere(new Sphere()),
    sphereOf: (node) => spheres.get(node),
    anchorOf: (node) => anchors.get(node)?.center,
    sees(from, node) {
      const sphere = anchors.get(node)?.clone().applyMatrix4(object.matrixWorld);
      if (!sphere) return false;
      ray.set(from, sphere.center.clone().sub(from).normalize());
      ray.far = from.distanceTo(sphere.center) - sphere.radius;
      const others = solid.filter(({ name }) => name !== node);
      return ray.intersectObjects(others).length === 0;
    },
    spin(seconds) {
      for (const propeller of propellers)
        propeller.rotateY(propeller.userData.turn * seconds * TURNS_PER_SECOND * 2 * Math.PI);
    },
    open(share) {
      if (!cover) return;
      lifted = cover.userData.lift * share;
      cover.position.y = closed + lifted;
    },
  };
}
