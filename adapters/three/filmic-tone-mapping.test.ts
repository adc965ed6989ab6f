import { ShaderChunk } from "three";
import { expect, it } from "vitest";
import "./filmic-tone-mapping.ts";

it("light is developed as in the still pictures", () => {
  expect(ShaderChunk.tonemapping_pars_fragment).toContain("vec3 shown = pow( 1.0 + 0.294 *");
});
