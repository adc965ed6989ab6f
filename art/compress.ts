/**
 * Makes a machine that Blender exported small enough to be sent: fewer triangles where nobody sees it, whole numbers in
 * the place of fractions, equal parts stored once. What is left is read by any browser without a decoder, and the site
 * sends it with brotli like its texts; decision 23 says what was compared.
 */
import { type Document, NodeIO, type Primitive, VertexLayout } from "@gltf-transform/core";
import { KHRONOS_EXTENSIONS } from "@gltf-transform/extensions";
import { compactPrimitive, dedup, prune, quantize, reorder, weld } from "@gltf-transform/functions";
import { MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";

/** How far a surface may move, in parts of the machine's largest measure: a third of a pixel where it fills a screen. */
const TOLERANCE = 0.0004;

/** How far a surface may move, in the same measure, to keep a normal from turning over. */
const NORMAL_WEIGHT = 3;

/**
 * @param source glTF as Blender wrote it
 * @returns the small file; the same bytes for the same source
 */
export async function compress(source: Uint8Array): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO().registerExtensions(KHRONOS_EXTENSIONS).setVertexLayout(VertexLayout.SEPARATE);
  const document = await io.readBinary(source);
  await document.transform(weld());
  const error = TOLERANCE * sizeOf(document);
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

/** The largest measure of all meshes, in metres. */
function sizeOf(document: Document): number {
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

/** Takes triangles out of one surface as long as neither its shape nor its shading moves by more than `error` metres. */
function simplify(primitive: Primitive, error: number): void {
  const positions = primitive.getAttribute("POSITION")?.getArray();
  const normals = primitive.getAttribute("NORMAL")?.getArray();
  const indices = primitive.getIndices();
  const all = indices?.getArray();
  if (!(positions instanceof Float32Array && normals instanceof Float32Array) || !indices || !all)
    throw new Error(`${primitive.getName()} is no surface with normals`);
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
