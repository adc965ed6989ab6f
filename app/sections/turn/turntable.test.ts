import { Group, Sphere } from "three";
import { afterAll, expect, it, vi } from "vitest";
import type { Turnable } from "~/content/schema";

const release = vi.fn();
const renderer = { domElement: {} };
vi.doMock("./aircraft", () => ({
  loadModel: async () => new Group(),
  createAircraft: (object: Group) => ({ object, bounds: new Sphere(), studio: { exposure: 0 } }),
}));
vi.doMock("./studio", () => ({
  createRenderer: () => renderer,
  createStudio: () => {
    throw new Error("no texture");
  },
  release,
}));
const { createTurntable } = await import("./turntable");

afterAll(() => {
  vi.doUnmock("./aircraft");
  vi.doUnmock("./studio");
  vi.resetModules();
});

it("a turntable whose studio fails gives its drawing context back", async () => {
  const events = { shown: vi.fn(), moved: vi.fn(), slow: vi.fn(), lost: vi.fn() };
  const turnable = { model: "heavy", picture: { width: 4, height: 3 } } as Turnable;
  await expect(createTurntable(turnable, new AbortController(), events)).rejects.toThrow("no texture");
  expect(release).toHaveBeenCalledExactlyOnceWith(renderer);
});
