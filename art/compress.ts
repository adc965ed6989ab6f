/**
 * Compresses an aircraft that Blender exported: removes triangles that do not change its look, quantizes coordinates and
 * stores equal parts once. Browsers read the result without a decoder; decision 23 compares the alternatives.
 */
import { type Document, NodeIO, type Primitive, VertexLayout } from "@gltf-transform/core";
import { KHRONOS_EXTENSIONS } from "@gltf-transform/extensions";
import { compactPrimitive, dedup, prune, quantize, reorder, weld } from "@gltf-transform/functions";
import { MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";

/** How far a surface may move, as a share of the aircraft's largest extent: a third of a pixel when it fills a screen. */
const TOLERANCE = 0.0004;

/** How much a change of normals counts beside a change of positions. */
const NORMAL_WEIGHT = 3;

/**
 * @param source glTF as Blender wrote it
 * @returns the compressed file; the same bytes for the same source
 * @throws Error when a surface has no normals or no indices
 */
export async function compress(source: Uint8Array): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO().registerExtensions(KHRONOS_EXTENSIONS).setVertexLayout(VertexLayout.SEPARATE);
  const document = await io.readBinary(source);
  await document.transform(weld());
  const error = TOLERANCE * largestExtent(document);
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) simplify(primitive, error);
  await document.transform(
    dedup(),
    reorder({ encoder: MeshoptEncoder, target: "size" }),
    quantize({ quantizePosition: 14, quantizeNormal: 8 }),
    dedup(),
    prune({ keepExtras: true, keepAttributes: true }),
  );
  return io.writeBinary(document);
}

/** The largest extent of any mesh along one axis, in metres. */
function largestExtent(document: Document): number {
  const positions = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives().map((primitive) => primitive.getAttribute("POSITION")));
  return Math.max(
    ...positions.flatMap((position) => {
      const low = position?.getMin([]) ?? [0];
      return (position?.getMax([]) ?? [0]).map((high, axis) => high - (low[axis] ?? 0));
    }),
  );
}

/** Removes triangles of one surface while its shape and shading move by at most `error` metres. */
function simplify(primitive: Primitive, error: number): void {
  const positions = primitive.getAttribute("POSITION")?.getArray();
  const normals = primitive.getAttribute("NORMAL")?.getArray();
  const indices = primitive.getIndices();
  const all = indices?.getArray();
  if (!(positions instanceof Float32Array && normals instanceof Float32Array) || !indices || !all)
    throw new Error(`${primitive.getName()} has no normals or no indices`);
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(all),
    positions,
    3,
    normals,
    3,
    Array(3).fill(NORMAL_WEIGHT * error),
    null,
    0,
    error,
    ["ErrorAbsolute", "Prune"],
  );
  indices.setArray(new Uint32Array(kept));
  compactPrimitive(primitive);
}
