import { ShaderChunk, Vector3, type WebGLRenderer } from "three";
import { expect, it, vi } from "vitest";
import { createStudio } from "./studio";

it("light is developed as in the still pictures", () => {
  expect(ShaderChunk.tonemapping_pars_fragment).toContain("vec3 shown = pow( 1.0 + 0.294 *");
});

it("a studio that fails gives the drawing context back", () => {
  const renderer = { dispose: vi.fn(), forceContextLoss: vi.fn() };
  const grey = { width: 1, image: btoa("\x80\x80\x80") };
  const data = {
    camera: { from: [0, 0, 1], to: [0, 0, 0], lens: 50 },
    exposure: 0,
    lamps: [],
    backdrop: grey,
    surround: grey,
    shadow: { side: 1, image: "" },
    glows: [],
  } satisfies Parameters<typeof createStudio>[1];
  expect(() => createStudio(renderer as unknown as WebGLRenderer, data, new Vector3(), 1)).toThrow();
  expect(renderer.dispose).toHaveBeenCalledOnce();
  expect(renderer.forceContextLoss).toHaveBeenCalledOnce();
});
