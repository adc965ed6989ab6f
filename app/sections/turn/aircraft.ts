import { Box3, type Group, type Mesh, type Object3D, Sphere, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

/** Speed of a propeller: slow enough to see its shape. */
const TURNS_PER_SECOND = 0.9;

/** Milliseconds without data after which loading fails. A slow connection that sends data does not fail. */
const IDLE_TIMEOUT_MS = 30_000;

/** Address of each model's file. */
const files = import.meta.glob<string>("../../assets/models/*.glb", { query: "?url", import: "default", eager: true });

/** A loaded model and its moving parts. */
export type Aircraft = {
  object: Group;
  bounds: Sphere;
  box: Box3;
  /** Bounding sphere of a node; undefined if there is no such node. */
  sphereOf(node: string): Sphere | undefined;
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
 * Loads a model.
 * @param stop aborts the loading
 * @throws Error if there is no such model, or it cannot be fetched or parsed; named `TimeoutError` after the idle timeout
 */
export async function loadAircraft(name: string, stop: AbortController): Promise<Aircraft> {
  const url = files[`../../assets/models/${name}.glb`];
  if (!url) throw new Error(`No model '${name}' in app/assets/models`);
  const { scene: object } = await new GLTFLoader().parseAsync(await fetchWithIdleTimeout(url, stop), "");
  const propellers: Object3D[] = [];
  object.traverse((node) => {
    if ((node as Mesh).isMesh) node.castShadow = node.receiveShadow = true;
    if (node.name.startsWith("propeller-") && node.userData.turn) propellers.push(node);
  });
  const cover = object.getObjectByName("cover");
  const closed = cover?.position.y ?? 0;
  const box = new Box3().setFromObject(object);
  return {
    object,
    box,
    bounds: box.getBoundingSphere(new Sphere()),
    sphereOf(node) {
      const found = object.getObjectByName(node);
      return found && new Box3().setFromObject(found).getBoundingSphere(new Sphere(new Vector3()));
    },
    spin(seconds) {
      for (const propeller of propellers)
        propeller.rotateY(propeller.userData.turn * seconds * TURNS_PER_SECOND * 2 * Math.PI);
    },
    open(share) {
      if (cover) cover.position.y = closed + cover.userData.lift * share;
    },
  };
}
