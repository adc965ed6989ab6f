import { Box3, type Group, type Mesh, type Object3D, Sphere, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

/** Turns a second of a propeller that is looked at: slow enough to see its shape. */
const SPEED = 0.9;

/** Milliseconds without a byte after which nothing more is waited for. A slow line that goes on is waited for. */
const PATIENCE = 30_000;

/** Where each model's file lies, by its name. */
const files = import.meta.glob<string>("../../assets/models/*.glb", { query: "?url", import: "default", eager: true });

/** A machine on the floor, with what of it moves. */
export type Aircraft = {
  object: Group;
  bounds: Sphere;
  box: Box3;
  /** What a node shows: its middle and its size; undefined when there is no such node. */
  sphereOf(node: string): Sphere | undefined;
  /** Turns the propellers on by so many seconds. */
  spin(seconds: number): void;
  /** Lifts the cover, from 0, closed, to 1. */
  open(share: number): void;
};

/**
 * Fetches a file for as long as something of it comes. The loader of three.js has no end to its waiting, and would give
 * a second request the silence of the first.
 */
async function fetchPatiently(url: string, stop: AbortController): Promise<ArrayBuffer> {
  let silence = 0;
  const heard = () => {
    clearTimeout(silence);
    silence = window.setTimeout(() => stop.abort(new DOMException(`Nothing came of ${url}`, "TimeoutError")), PATIENCE);
  };
  heard();
  try {
    const { ok, status, body } = await fetch(url, { signal: stop.signal });
    if (!ok || !body) throw new Error(`Status ${status} for ${url}`);
    const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, passed) {
        heard();
        passed.enqueue(chunk);
      },
    });
    return await new Response(body.pipeThrough(watched)).arrayBuffer();
  } finally {
    clearTimeout(silence);
  }
}

/**
 * Loads the model of that name.
 * @param stop ends the loading; it ends by itself when nothing came for half a minute
 * @throws Error when there is none, or it cannot be fetched or read; named `TimeoutError` after that silence
 */
export async function loadAircraft(name: string, stop: AbortController): Promise<Aircraft> {
  const url = files[`../../assets/models/${name}.glb`];
  if (!url) throw new Error(`No model '${name}' in app/assets/models`);
  const { scene: object } = await new GLTFLoader().parseAsync(await fetchPatiently(url, stop), "");
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
      for (const propeller of propellers) propeller.rotateY(propeller.userData.turn * seconds * SPEED * 2 * Math.PI);
    },
    open(share) {
      if (cover) cover.position.y = closed + cover.userData.lift * share;
    },
  };
}
