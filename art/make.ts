/**
 * Renders the pictures of the manifest with Blender.
 *
 *   node art/make.ts preview [ids...]   small fast pictures of these (or all) on one sheet
 *   node art/make.ts final ID           one picture at full size
 *   node art/make.ts queue [ids...]     every picture that is missing or whose recipe changed
 *   node art/make.ts model NAME         exports the aircraft of that name for the site's turntable
 *
 * Masters go to the folder ART_OUT (default `art/out`), each with a record of its recipe, so that an
 * interrupted queue resumes. Each master is encoded as soon as it is rendered.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ART, masterPath, OUT, type Picture, readManifest } from "./manifest.ts";

const PREVIEW_WIDTH = 480;
const PREVIEW_SAMPLES = 16;
const SHEET_COLUMNS = 4;

/**
 * A digest of a picture's entry in the manifest; words and focal points need no new rendering and are left out. The Python of
 * its scene is not in it: after a change of a scene or model, ask for its pictures by `final`.
 */
function recipe(picture: Picture): string {
  const { scene, light, camera, width, height, samples, oversample } = picture;
  return createHash("sha256")
    .update(JSON.stringify({ scene, light, camera, width, height, samples, oversample }))
    .digest("hex")
    .slice(0, 16);
}

function isDone(picture: Picture): boolean {
  const record = recordPath(picture);
  if (!existsSync(masterPath(picture.id)) || !existsSync(record)) return false;
  return JSON.parse(readFileSync(record, "utf8")).recipe === recipe(picture);
}

function recordPath(picture: Picture): string {
  return join(OUT, `${picture.id}.json`);
}

/** Scenes of `raster/`, which need Python with numpy and no Blender. */
const RASTER_SCENE = /^(pointcloud|landscape|compare|orthomosaic|sample_land)\./;

/** Runs a script for one picture or model. @returns whether the file was written; Blender's exit code does not tell */
function run(script: string, id: string, out: string, extra: string[] = [], withoutBlender = false): boolean {
  // A file of an earlier run must not pass for this one's.
  rmSync(out, { force: true });
  const program = withoutBlender ? ["python3"] : ["blender", "-b", "--python"];
  const args = [...program, join(ART, script), "--", id, out, ...extra];
  const done = spawnSync("nice", ["-n", "19", ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...process.env, ART_OUT: OUT },
  });
  if (existsSync(out)) return true;
  process.stderr.write(
    `${id}: no file was written\n${`${done.stdout}${done.stderr}`.split("\n").slice(-25).join("\n")}\n`,
  );
  return false;
}

/** Renders at full size. The master gets its name only when it is complete. */
function final(picture: Picture): boolean {
  const started = Date.now();
  const partial = join(OUT, `${picture.id}.partial.png`);
  if (!run("render.py", picture.id, partial, [], RASTER_SCENE.test(picture.scene))) return false;
  renameSync(partial, masterPath(picture.id));
  const seconds = Math.round((Date.now() - started) / 1000);
  writeFileSync(recordPath(picture), `${JSON.stringify({ recipe: recipe(picture), seconds })}\n`);
  process.stdout.write(`${picture.id}: ${seconds} s\n`);
  const encoded = spawnSync(process.execPath, [join(ART, "encode.ts"), picture.id], { stdio: "inherit" });
  return encoded.status === 0;
}

/** Exports one aircraft, compresses it and writes it into the site's assets. */
async function model(name: string): Promise<boolean> {
  const { compress } = await import("./compress.ts");
  const raw = join(OUT, `${name}.raw.glb`);
  if (!run("export.py", name, raw)) return false;
  const bytes = await compress(readFileSync(raw));
  rmSync(raw);
  const out = join(ART, "../app/assets/models", `${name}.glb`);
  writeFileSync(out, bytes);
  const sent = brotliCompressSync(bytes).byteLength;
  process.stdout.write(`${out}: ${Math.round(bytes.byteLength / 1024)} KB, ${Math.round(sent / 1024)} KB as sent\n`);
  return true;
}

async function preview(pictures: Picture[]): Promise<void> {
  const { default: sharp } = await import("sharp");
  const { writeContactSheet } = await import("./contact-sheet.ts");
  const folder = join(OUT, "preview");
  mkdirSync(folder, { recursive: true });
  const files = pictures.map((picture) => join(folder, `${picture.id}.png`));
  pictures.forEach((picture, i) => {
    const small = ["--width", String(PREVIEW_WIDTH), "--samples", String(PREVIEW_SAMPLES)];
    run("render.py", picture.id, files[i] as string, small, RASTER_SCENE.test(picture.scene));
  });
  const cell = { width: PREVIEW_WIDTH, height: Math.round(PREVIEW_WIDTH * 0.75) };
  const tiles = await Promise.all(
    files
      .filter((file) => existsSync(file))
      .map((file) =>
        sharp(file)
          .resize({ ...cell, fit: "contain", background: "#222" })
          .png()
          .toBuffer(),
      ),
  );
  const out = join(OUT, "sheet.png");
  await writeContactSheet(out, tiles, { ...cell, columns: SHEET_COLUMNS });
  process.stdout.write(`${out}\n`);
}

function choose(ids: string[]): Picture[] {
  const all = readManifest();
  const unknown = ids.filter((id) => !all.some((picture) => picture.id === id));
  if (unknown.length > 0) throw new Error(`not in art/manifest.json: ${unknown.join(", ")}`);
  return ids.length > 0 ? all.filter((picture) => ids.includes(picture.id)) : all;
}

const [command, ...ids] = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
if (command === "preview") {
  await preview(choose(ids));
} else if (command === "final" && ids.length === 1) {
  process.exitCode = final(choose(ids)[0] as Picture) ? 0 : 1;
} else if (command === "model" && ids.length === 1) {
  process.exitCode = (await model(ids[0] as string)) ? 0 : 1;
} else if (command === "queue") {
  const failed = new Set<string>();
  // The manifest is read again before each picture: it may grow while the queue runs.
  for (;;) {
    const next = choose(ids).find((picture) => !failed.has(picture.id) && !isDone(picture));
    if (!next) break;
    if (!final(next)) failed.add(next.id);
  }
  if (failed.size > 0) {
    process.stderr.write(`failed: ${[...failed].join(", ")}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write("usage: node art/make.ts preview [ids...] | final ID | queue [ids...] | model NAME\n");
  process.exitCode = 2;
}
