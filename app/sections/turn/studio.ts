import {
  AdditiveBlending,
  BackSide,
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  Group,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  type Texture,
  Vector3,
  WebGLRenderer,
} from "three";
import { FilmicToneMapping } from "#adapters/three/filmic-tone-mapping.ts";
import { enlarge } from "./enlarge";

type Triple = [number, number, number];

/** A small image: its bytes in base64, lowest row first. */
type Image = { width: number; image: string };

/** A shadow on the floor: one byte a point, 255 is darkest, in a square of `side` metres around the origin. */
export type Shadow = { side: number; image: string };

/** The studio of an aircraft's still picture, from the model's file; `art/kit/bake.py` writes it. */
export type StudioData = {
  camera: { from: Triple; to: Triple; lens: number };
  /** In stops. */
  exposure: number;
  /** Softboxes: middle, two edges, radiance. */
  lamps: number[][];
  /** What the camera sees without the aircraft. */
  backdrop: Image;
  /** What the aircraft sees without the lamps. */
  surround: Image;
  shadow: Shadow;
  /** Lights of the aircraft: place, colour, size. */
  glows: number[][];
};

/** The share of the highest softbox that shines as a directional light, which casts shadows; the rest is reflected. */
const SHADOWING = 0.75;

/** The renderer, developing light as the still pictures are. @param exposure in stops */
export function createRenderer(exposure: number): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.toneMapping = FilmicToneMapping;
  renderer.toneMappingExposure = 2 ** exposure;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

/** Gives the drawing context back: a browser has only a few. */
export function release(renderer: WebGLRenderer) {
  renderer.dispose();
  renderer.forceContextLoss();
}

const bytesOf = (image: string) => Uint8Array.from(atob(image), (character) => character.charCodeAt(0));

/** How bright the floor is, from the lowest row of the backdrop: 0 to 1. */
export function floorBrightness({ width, image }: Image): number {
  const row = bytesOf(image).subarray(0, width * 3);
  return row.reduce((sum, value) => sum + value, 0) / row.length / 255;
}

/** @param pixels red, green, blue and opacity of each point */
function texture(pixels: Uint8Array<ArrayBuffer>, width: number): DataTexture {
  const made = new DataTexture(pixels, width, pixels.length / width / 4);
  made.magFilter = made.minFilter = LinearFilter;
  made.colorSpace = SRGBColorSpace;
  made.needsUpdate = true;
  return made;
}

function opaque(bytes: Uint8Array, width: number): DataTexture {
  const pixels = new Uint8Array((bytes.length / 3) * 4).fill(255);
  bytes.forEach((value, at) => {
    pixels[at + Math.floor(at / 3)] = value;
  });
  return texture(pixels, width);
}

/**
 * The scene with the picture's backdrop and light.
 * @param centre and radius of the aircraft
 * @throws Error if WebGL fails
 */
export function createStudio(
  renderer: WebGLRenderer,
  { lamps, backdrop, surround }: StudioData,
  centre: Vector3,
  radius: number,
): Scene & { background: Texture } {
  const room = new Scene();
  room.background = opaque(bytesOf(surround.image), surround.width);
  room.background.mapping = EquirectangularReflectionMapping;
  const boxes = lamps.map((numbers) => {
    const triple = (from: number) => new Vector3().fromArray(numbers, from);
    const [at, across, up, radiance] = [triple(0), triple(3), triple(6), triple(9)];
    const material = new MeshBasicMaterial({ side: BackSide });
    material.color.setRGB(radiance.x, radiance.y, radiance.z);
    const box = new Mesh(new PlaneGeometry(1, 1), material);
    const away = across.clone().cross(up);
    new Matrix4()
      .makeBasis(across, up, away.clone().normalize())
      .setPosition(at)
      .decompose(box.position, box.quaternion, box.scale);
    room.add(box);
    return { at, area: away.length(), away: away.normalize(), material };
  });

  const scene = new Scene();
  const [key] = boxes;
  if (key) {
    const from = key.at.clone().sub(centre);
    const irradiance = (key.material.color.g * key.area * from.clone().normalize().dot(key.away)) / from.lengthSq();
    const lamp = new DirectionalLight(0xffffff, irradiance * SHADOWING);
    key.material.color.multiplyScalar(1 - SHADOWING);
    lamp.position.copy(from.setLength(radius * 2).add(centre));
    lamp.target.position.copy(centre);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.radius = 5;
    lamp.shadow.bias = -0.0005;
    lamp.shadow.normalBias = radius * 0.004;
    Object.assign(lamp.shadow.camera, {
      left: -radius,
      right: radius,
      top: radius,
      bottom: -radius,
      near: radius * 0.5,
      far: radius * 4,
    });
    scene.add(lamp, lamp.target);
  }

  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(room, 0, 0.01, 100, { position: centre }).texture;
  generator.dispose();
  const { bytes, width } = enlarge(bytesOf(backdrop.image), backdrop.width);
  return Object.assign(scene, { background: opaque(bytes, width) });
}

/**
 * The soft shadow on the floor, which turns with what casts it.
 * @param brightness of the floor: in a picture less light shows less on a bright one
 */
export function createShadow({ side, image }: Shadow, brightness: number): Mesh {
  const power = 1.2 * (1 - brightness ** 1.4);
  const pixels = Uint8Array.from(
    [...bytesOf(image)].flatMap((dark) => [0, 0, 0, 255 * (1 - (1 - dark / 255) ** power)]),
  );
  const map = texture(pixels, Math.sqrt(pixels.length / 4));
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
  const floor = new Mesh(new PlaneGeometry(side, side), material);
  floor.rotation.x = -Math.PI / 2;
  return floor;
}

/** Points along one side of the image of a shine, and its size beside that of the light. */
const SHINE = 32;
const SPREAD = 6;

/**
 * The shine around an aircraft's lights: a soft disc before each, which hides behind the hull as the light does.
 * @param brightness of the floor: in a bright studio no light blinds
 */
export function createGlows(glows: number[][], brightness: number): Group {
  const points = Array.from({ length: SHINE ** 2 }, (_, at) => {
    const away = Math.hypot(((at % SHINE) + 0.5) / SHINE - 0.5, (Math.floor(at / SHINE) + 0.5) / SHINE - 0.5) * 2;
    return [255, 255, 255, 255 * Math.max(0, 1 - away) ** 3];
  });
  const map = texture(Uint8Array.from(points.flat()), SHINE);
  const group = new Group();
  for (const [x = 0, y = 0, z = 0, red = 0, green = 0, blue = 0, size = 0] of glows) {
    const material = new SpriteMaterial({
      map,
      opacity: 1 - brightness,
      blending: AdditiveBlending,
      depthWrite: false,
      toneMapped: false,
      // Two centimetres ahead, so that the lamp itself does not hide it.
      polygonOffset: true,
      polygonOffsetUnits: -1500,
    });
    material.color.setRGB(red, green, blue);
    const sprite = new Sprite(material);
    sprite.position.set(x, y, z);
    sprite.scale.setScalar(size * SPREAD);
    group.add(sprite);
  }
  return group;
}
