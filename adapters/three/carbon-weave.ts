import { type Material, type Mesh, MeshStandardMaterial, type Object3D } from "three";
import { replaceInShader } from "./shaders.ts";

/** Width of a bundle of fibres in metres, as in the still pictures. */
const TOW = 0.0022;

/** In the fragment shader: the bundle below a point, its colour and its roughness. */
const replacements = [
  ["void main() {", "varying vec3 vWoven;\nvoid main() {"],
  [
    "#include <color_fragment>",
    `vec2 bundle = vec2(vWoven.x + vWoven.y, 0.3 * vWoven.y - vWoven.z) / ${TOW};
    float over = step(mod(floor(bundle.x) + floor(bundle.y), 4.0), 1.5);
    float seen = clamp(2.5 - 1.5 * length(fwidth(bundle)), 0.0, 1.0);
    diffuseColor.rgb = mix(vec3(0.030), mix(vec3(0.05, 0.051, 0.055), vec3(0.01, 0.01, 0.012), over), seen);`,
  ],
  ["#include <roughnessmap_fragment>", "float roughnessFactor = mix(0.39, mix(0.28, 0.5, over), seen);"],
] as const;

/**
 * Draws the twill of carbon on all surfaces whose material is called so. Where a bundle is smaller than a pixel, its mean
 * colour remains. The pattern of `carbon()` in `art/kit/materials.py`.
 */
export function weaveCarbon(object: Object3D) {
  object.updateMatrixWorld(true);
  object.traverse((node) => {
    const mesh = node as Mesh<never, Material>;
    if (!(mesh.isMesh && mesh.material instanceof MeshStandardMaterial && mesh.material.name.startsWith("carbon")))
      return;
    // Each surface has its own: coordinates in the file are shares of the surface's size.
    const toMetres = { value: mesh.matrixWorld.clone() };
    mesh.material = mesh.material.clone();
    mesh.material.onBeforeCompile = (shader) => {
      shader.uniforms.toMetres = toMetres;
      shader.vertexShader = replaceInShader(
        shader.vertexShader,
        "void main() {",
        "uniform mat4 toMetres;\nvarying vec3 vWoven;\nvoid main() {\nvWoven = (toMetres * vec4(position, 1.0)).xyz;",
      );
      for (const [text, replacement] of replacements)
        shader.fragmentShader = replaceInShader(shader.fragmentShader, text, replacement);
    };
  });
}
