import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ART, readManifest } from "./manifest.ts";

const pictures = readManifest();
const encoded = JSON.parse(readFileSync(join(ART, "../app/content/pictures.json"), "utf8"));

test("each id stands once", () => {
  const ids = pictures.map(({ id }) => id);
  assert.deepEqual([...new Set(ids)], ids);
});

test("the site's list of pictures holds the manifest's", () => {
  assert.deepEqual(Object.keys(encoded), pictures.map(({ id }) => id).sort());
});

for (const { id, scene, focus, width, height } of pictures)
  test(`${id}: its scene is a function, its focus lies within it`, () => {
    const [module = "", name = ""] = scene.split(".");
    const file = ["raster", "scenes"].map((room) => join(ART, room, `${module}.py`)).find(existsSync);
    assert.ok(file, `no module ${module}`);
    assert.match(readFileSync(file, "utf8"), new RegExp(`^def ${name}\\(|^${name} = |"${name}"`, "m"));
    assert.ok(focus.x >= 0 && focus.x <= 1 && focus.y >= 0 && focus.y <= 1);
    assert.ok(width >= 1280 && height > 0);
    assert.deepEqual([encoded[id].width, encoded[id].height], [width, height]);
  });
