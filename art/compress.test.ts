import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Document, NodeIO } from "@gltf-transform/core";
import { KHRONOS_EXTENSIONS } from "@gltf-transform/extensions";
import { compress } from "./compress.ts";
import { ART } from "./manifest.ts";

const io = new NodeIO().registerExtensions(KHRONOS_EXTENSIONS);

/** A flat square of one metre in `cells` x `cells` pairs of triangles, in a node with a name and extras. */
function flatGrid(cells: number): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const points = Array.from({ length: (cells + 1) ** 2 }, (_, i) => [i % (cells + 1), Math.floor(i / (cells + 1))]);
  const corners = Array.from({ length: cells * cells }, (_, i) => {
    const a = Math.floor(i / cells) * (cells + 1) + (i % cells);
    return [a, a + 1, a + cells + 1, a + 1, a + cells + 2, a + cells + 1];
  });
  const accessor = (type: "VEC3" | "SCALAR", array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute(
      "POSITION",
      accessor("VEC3", new Float32Array(points.flatMap(([x = 0, y = 0]) => [x / cells, y / cells, 0]))),
    )
    .setAttribute("NORMAL", accessor("VEC3", new Float32Array(points.flatMap(() => [0, 0, 1]))))
    .setIndices(accessor("SCALAR", new Uint32Array(corners.flat())));
  const node = document.createNode("propeller-1").setMesh(document.createMesh().addPrimitive(primitive));
  document.createScene().addChild(node.setExtras({ turn: 1 }));
  return document;
}

test("a flat surface keeps its extent and its node, and loses most triangles", async () => {
  const compressed = await io.readBinary(await compress(await io.writeBinary(flatGrid(20))));
  const [node] = compressed.getRoot().listNodes();
  assert.equal(node?.getName(), "propeller-1");
  assert.deepEqual(node.getExtras(), { turn: 1 });
  const [primitive] = node.getMesh()?.listPrimitives() ?? [];
  assert.ok((primitive?.getIndices()?.getCount() ?? Number.NaN) <= 60);
  const scale = node.getScale()[0];
  const extent = (primitive?.getAttribute("POSITION")?.getMaxNormalized([])[0] ?? 0) * scale + node.getTranslation()[0];
  assert.ok(Math.abs(extent - 1) < 0.001, `extent ${extent}`);
});

test("the same source gives the same bytes", async () => {
  const source = await io.writeBinary(flatGrid(8));
  assert.deepEqual(await compress(source), await compress(source));
});

test("a surface without normals is refused", async () => {
  const document = flatGrid(2);
  document.getRoot().listMeshes()[0]?.listPrimitives()[0]?.setAttribute("NORMAL", null);
  await assert.rejects(compress(await io.writeBinary(document)), /has no normals/);
});

test("an aircraft of the site is read with quantization as its only required extension", async () => {
  const document = await io.readBinary(readFileSync(join(ART, "../app/assets/models/trainer-basic.glb")));
  const required = document.getRoot().listExtensionsRequired();
  assert.deepEqual(
    required.map(({ extensionName }) => extensionName),
    ["KHR_mesh_quantization"],
  );
});
