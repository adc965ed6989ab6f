import {
  BackSide,
  BoxGeometry,
  BufferGeometry,
  DirectionalLight,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Shape,
  ShapeGeometry,
  SplineCurve,
  Vector2,
  WebGLRenderer,
} from "three";

/** Softboxes: size, position in a room of ten metres, and colour. */
const LAMPS: [size: [number, number, number], at: [number, number, number], color: [number, number, number]][] = [
  [
    [6, 0.1, 4],
    [0, 4.9, 0.5],
    [5, 5, 5.1],
  ],
  [
    [0.1, 4, 1.2],
    [-4.9, 1.5, -2],
    [7, 8.5, 10],
  ],
  [
    [0.1, 4, 1.2],
    [4.9, 1.5, -2],
    [11, 8.5, 6],
  ],
  [
    [3, 1.6, 0.1],
    [-2, 2.2, 4.9],
    [4, 4, 4],
  ],
  [
    [5, 0.5, 0.1],
    [0, 1, -4.9],
    [6, 6, 6.4],
  ],
];

/** The renderer; its canvas is transparent, so that the page's background shows. */
export function createRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1.15;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

/** The scene: an environment with softboxes for reflections, a light that casts shadows, and a floor that receives them. */
export function createStudio(renderer: WebGLRenderer, size: number): Scene {
  const scene = new Scene();
  const room = new Scene();
  const walls = new Mesh(new BoxGeometry(10, 10, 10), new MeshBasicMaterial({ color: 0x3a3835, side: BackSide }));
  room.add(walls);
  for (const [measures, at, color] of LAMPS) {
    const material = new MeshBasicMaterial();
    material.color.setRGB(...color);
    const lamp = new Mesh(new BoxGeometry(...measures), material);
    lamp.position.set(...at);
    room.add(lamp);
  }
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(room, 0.03, 0.1, 20).texture;
  generator.dispose();

  const lamp = new DirectionalLight(0xffffff, 1.4);
  lamp.position.set(size * 0.3, size * 2, size * 0.5);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 6;
  lamp.shadow.bias = -0.0005;
  lamp.shadow.normalBias = size * 0.004;
  Object.assign(lamp.shadow.camera, {
    left: -size,
    right: size,
    top: size,
    bottom: -size,
    near: size * 0.2,
    far: size * 4,
  });
  scene.add(lamp);

  const floor = new Mesh(new PlaneGeometry(size * 8, size * 8), new ShadowMaterial({ opacity: 0.42 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  scene.add(floor);
  return scene;
}

/** Height of the person beside the aircraft. */
export const PERSON_METRES = 1.7;

/** The right half of a standing person, from the top of the head to the inside of the foot, as shares of the height. */
const RIGHT_HALF: [x: number, y: number][] = [
  [0, 1],
  [0.03, 0.995],
  [0.046, 0.965],
  [0.045, 0.93],
  [0.036, 0.895],
  [0.026, 0.875],
  [0.028, 0.85],
  [0.075, 0.828],
  [0.118, 0.81],
  [0.135, 0.775],
  [0.142, 0.69],
  [0.15, 0.61],
  [0.158, 0.52],
  [0.163, 0.465],
  [0.157, 0.432],
  [0.143, 0.438],
  [0.137, 0.48],
  [0.126, 0.58],
  [0.108, 0.7],
  [0.094, 0.64],
  [0.093, 0.56],
  [0.1, 0.49],
  [0.095, 0.37],
  [0.083, 0.28],
  [0.082, 0.2],
  [0.068, 0.08],
  [0.07, 0.04],
  [0.088, 0.012],
  [0.085, 0],
  [0.03, 0],
  [0.028, 0.05],
  [0.03, 0.2],
  [0.024, 0.28],
  [0.018, 0.4],
  [0.006, 0.465],
];

/** The outline of a person of 1.70 m, standing on the floor. */
export function createPerson(): Group {
  const right = RIGHT_HALF.map(([x, y]) => [x * PERSON_METRES, y * PERSON_METRES] as const);
  const outline = [
    ...right,
    ...right
      .slice(1)
      .reverse()
      .map(([x, y]) => [-x, y] as const),
  ];
  const curve = new SplineCurve(outline.map(([x, y]) => new Vector2(x, y)));
  const points = curve.getPoints(outline.length * 4);
  const person = new Group();
  person.add(
    new Mesh(
      new ShapeGeometry(new Shape(points)),
      new MeshBasicMaterial({
        color: 0xf4efe6,
        transparent: true,
        opacity: 0.12,
        depthWrite: false,
        toneMapped: false,
      }),
    ),
    new Line(
      new BufferGeometry().setFromPoints(points),
      new LineBasicMaterial({ color: 0xf4efe6, transparent: true, opacity: 0.75, toneMapped: false }),
    ),
  );
  return person;
}
