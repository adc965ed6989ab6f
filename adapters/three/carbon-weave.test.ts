import {
  Group,
  Mesh,
  MeshStandardMaterial,
  ShaderLib,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
} from "three";
import { expect, it } from "vitest";
import { weaveCarbon } from "./carbon-weave.ts";

/** What becomes of a shader of surfaces of carbon. */
function woven(vertexShader: string, fragmentShader: string) {
  const mesh = new Mesh(undefined, new MeshStandardMaterial({ name: "carbon" }));
  weaveCarbon(new Group().add(mesh));
  const shader = { uniforms: {}, vertexShader, fragmentShader } as WebGLProgramParametersWithUniforms;
  mesh.material.onBeforeCompile(shader, {} as WebGLRenderer);
  return shader;
}

it("carbon is woven into the shader of three.js", () => {
  const { vertexShader, fragmentShader } = ShaderLib.physical;
  const shader = woven(vertexShader, fragmentShader);
  expect(shader.vertexShader).toContain("vWoven =");
  expect(shader.fragmentShader).toContain("diffuseColor.rgb = mix(");
  expect(shader.fragmentShader).toContain("float roughnessFactor = mix(");
  expect(Object.keys(shader.uniforms)).toEqual(["toMetres"]);
});

it("a shader with other names is an error, and no surface without its weave", () => {
  const { vertexShader, fragmentShader } = ShaderLib.physical;
  expect(() => woven(vertexShader, fragmentShader.replace("<color_fragment>", "<paint>"))).toThrow("color_fragment");
});
