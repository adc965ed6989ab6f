import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { Box3, MathUtils, Raycaster, Sphere, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { marketingPages } from "~/content/marketing-pages";
import { gallery } from "~/content/pages/gallery";
import { plainSections, type Turnable } from "~/content/schema";
import { createAircraft, parseModel } from "~/sections/turn/aircraft";

const folder = join(import.meta.dirname, "../../app/assets/models");
const files = readdirSync(folder);

/** As transferred, in bytes. */
const heaviest = 400 * 1024;

/** The aircraft of the site with their moving parts. */
const wanted = {
  "agri-eight": { propellers: 8 },
  "agri-six": { propellers: 6 },
  heavy: { propellers: 8 },
  "heavy-hp10": { propellers: 6 },
  "heavy-hp30": { propellers: 8 },
  surveillance: { propellers: 4, cover: true },
  "trainer-basic": { propellers: 4 },
  "trainer-elite": { propellers: 4 },
  "trainer-pro": { propellers: 4 },
};

/** The person's model, which is loaded with each aircraft. */
const person = "person";

type Gltf = {
  scenes: { extras: { studio: string } }[];
  nodes: { name: string; extras?: { turn?: number; lift?: number } }[];
  extensionsRequired?: string[];
  images?: unknown[];
};

/** The size of a file as it is sent. Faster than the site's own compression, with slightly larger results. */
const sentSize = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;

/** The description at the head of a binary glTF. */
function read(name: string): { bytes: Buffer; gltf: Gltf } {
  const bytes = readFileSync(join(folder, name));
  expect(bytes.toString("latin1", 0, 4)).toBe("glTF");
  return { bytes, gltf: JSON.parse(bytes.toString("utf8", 20, 20 + bytes.readUInt32LE(12))) };
}

const pictures: { id: string; camera?: { from: number[]; to: number[]; lens: number } }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../art/manifest.json"), "utf8"),
);
const sections = [gallery.turn, ...marketingPages.flatMap((page) => plainSections(page.sections))];
const shown: Turnable[] = sections.flatMap((section) => (section.kind === "turn" ? section.items : []));

it("every aircraft has its model, no other file lies beside them, and each is shown", () => {
  expect(files).toEqual([...Object.keys(wanted), person].map((name) => `${name}.glb`).sort());
  expect([...new Set(shown.map(({ model }) => model))].sort()).toEqual(Object.keys(wanted));
});

describe.each(Object.entries(wanted))("the model %s", async (name, parts: { propellers: number; cover?: boolean }) => {
  const { bytes, gltf } = read(`${name}.glb`);
  const aircraft = createAircraft(await parseModel(new Uint8Array(bytes).buffer));

  it("weighs at most 400 KB as it is sent, and no more than its page says", () => {
    const sent = sentSize(bytes) + sentSize(read(`${person}.glb`).bytes);
    expect(sent).toBeLessThanOrEqual(heaviest);
    // What is said before the press counts the viewer's code too.
    for (const { kilobytes } of shown.filter(({ model }) => model === name)) {
      expect(kilobytes).toBeGreaterThan(sent / 1000 + 100);
      expect(kilobytes).toBeLessThan(sent / 1000 + 200);
    }
  });

  it("asks for no decoder and no picture", () => {
    expect(gltf.extensionsRequired).toEqual(["KHR_mesh_quantization"]);
    expect(gltf.images).toBeUndefined();
  });

  it("has propellers that go both ways, and a cover where one comes off", () => {
    const turns = gltf.nodes.flatMap(({ name, extras }) => (/^propeller-\d+$/.test(name) ? [extras?.turn] : []));
    expect(turns).toHaveLength(parts.propellers);
    expect(turns.filter((turn) => turn === 1)).toHaveLength(parts.propellers / 2);
    expect(turns.filter((turn) => turn === -1)).toHaveLength(parts.propellers / 2);
    expect(gltf.nodes.some(({ name, extras }) => name === "cover" && extras?.lift)).toBe(parts.cover ?? false);
  });

  it("is seen by the camera of its still picture, so that nothing jumps when it replaces that", () => {
    const { camera } = JSON.parse(gltf.scenes[0]?.extras.studio ?? "{}");
    const still = pictures.find(({ id }) => id === name)?.camera;
    const message = `after a change of the picture: node art/make.ts model ${name}`;
    expect(camera.lens, message).toBe(still?.lens);
    // glTF's axes, and heights from the floor, on which the model stands.
    const feet = camera.to[1] - (still?.to[2] ?? 0);
    for (const end of ["from", "to"] as const) {
      const [x = 0, y = 0, z = 0] = still?.[end] ?? [];
      [x, z + feet, -y].forEach((place, axis) => {
        expect(camera[end][axis], `${end}, ${message}`).toBeCloseTo(place, 3);
      });
    }
    expect(new Box3().setFromObject(aircraft.object).min.y, "the floor").toBeCloseTo(0, 2);
    for (const item of shown.filter(({ model }) => model === name)) expect(item.picture.id).toBe(name);
  });

  it("has every part that a page names, and the line of its label ends there", () => {
    const nodes = gltf.nodes.map((node) => node.name);
    for (const item of shown.filter(({ model }) => model === name)) {
      for (const { node, from, inside } of item.parts) {
        expect(nodes, item.name).toContain(node);
        aircraft.open(inside ? 1 : 0);
        aircraft.object.updateMatrixWorld(true);
        const { center, radius } = aircraft.sphereOf(node) ?? new Sphere();
        const eye = new Vector3().setFromSphericalCoords(
          Math.max(2, radius * 8),
          Math.PI / 2 - MathUtils.degToRad(from.tilt),
          MathUtils.degToRad(from.turn),
        );
        eye.add(center);
        const line = new Raycaster(eye, aircraft.anchorOf(node)?.clone().sub(eye).normalize());
        const part = aircraft.object.getObjectByName(node);
        expect(part ? line.intersectObject(part).length : 0, `${item.name}: ${node}`).toBeGreaterThan(0);
        expect(aircraft.sees(eye, node), `${item.name}: ${node} is hidden`).toBe(true);
      }
      expect(item.opens ?? false).toBe(parts.cover ?? false);
    }
  });
});
