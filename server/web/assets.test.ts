import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { encode, type Representation } from "../http/representation.ts";
import { compressAssets, loadAssets } from "./assets.ts";

let root: string;
const client = () => join(root, "client");
const load = () => loadAssets(client(), join(root, "compressed"), "https://drones.example");

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "assets-"));
  await mkdir(join(client(), "assets"), { recursive: true });
  await mkdir(join(client(), "gallery"));
  await writeFile(join(client(), "index.html"), "<script>go()</script>".padEnd(2000));
  await writeFile(join(client(), "gallery/index.html"), "<p>gallery</p>");
  await writeFile(join(client(), "assets/app-abc123.js"), "console.log(1);".repeat(200));
  await writeFile(join(client(), "robots.txt"), "User-agent: *");
});
afterEach(() => rm(root, { recursive: true, force: true }));

it("files that do not depend on the origin are compressed by the build, documents by the first start", async () => {
  const compressed = () => readdir(join(root, "compressed"), { recursive: true });
  await compressAssets(client(), join(root, "compressed"));
  const [script = "", ...others] = await compressed();
  expect([script, others]).toEqual([expect.stringMatching(/^\w{64}\.br$/), []]);
  await load();
  expect(await compressed()).toEqual(
    expect.arrayContaining([script, expect.stringMatching(/^documents\/\w{64}\.br$/)]),
  );
  expect(await compressed()).toHaveLength(3);
});

describe("loadAssets", () => {
  it("puts documents under their pages' paths", async () => {
    expect([...(await load()).keys()].sort()).toEqual(["/", "/assets/app-abc123.js", "/gallery", "/robots.txt"]);
  });

  it("lets browsers cache files with a hash in their names, and no others", async () => {
    const assets = await load();
    expect(assets.get("/assets/app-abc123.js")?.headers["Cache-Control"]).toContain("immutable");
    expect(assets.get("/")?.headers["Cache-Control"]).toBe("no-cache");
    expect(assets.get("/robots.txt")?.headers["Cache-Control"]).toBe("no-cache");
  });

  it("gives each document a policy with the hashes of its scripts", async () => {
    const assets = await load();
    expect(assets.get("/")?.headers["Content-Security-Policy"]).toContain("'sha256-");
    expect(assets.get("/gallery")?.headers["Content-Security-Policy"]).toContain("script-src 'self';");
    expect(assets.get("/robots.txt")?.headers["Content-Security-Policy"]).toBeUndefined();
  });

  it("reads a picture on request, and holds a few", async () => {
    const names = ["a", "b", "c", "d"];
    await mkdir(join(client(), "pictures"));
    for (const name of names) await writeFile(join(client(), `pictures/${name}.1234.avif`), name.repeat(3_000_000));
    await writeFile(join(client(), "pictures/drawing.svg"), "<svg></svg>".padEnd(2000));
    const assets = await load();
    const pictures = names.map((name) => assets.get(`/pictures/${name}.1234.avif`)?.representation as Representation);
    expect(pictures.map(({ bodies }) => Object.keys(bodies))).toEqual([[], [], [], []]);
    // A drawing is text, which compresses.
    expect(Object.keys(assets.get("/pictures/drawing.svg")?.representation.bodies ?? {})).toEqual(["br"]);
    expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(4);
    const onItsWay: unknown[] = [];
    for (const picture of pictures) {
      await encode(picture, "identity", "build");
      onItsWay.push(picture.bodies.identity);
      expect(picture.bodies.identity).toHaveLength(picture.length);
    }
    expect(pictures.map(({ bodies }) => Object.keys(bodies).length)).toEqual([0, 0, 1, 1]);
    await encode(pictures[0] as Representation, "identity", "build");
    expect(pictures[0]?.bodies.identity).toBe(onItsWay[0]);
  });

  it("holds no sample file in a picture's place, and only the last one", async () => {
    await mkdir(join(client(), "pictures"));
    await mkdir(join(client(), "sample-data"));
    await writeFile(join(client(), "pictures/a.1234.avif"), "a".repeat(3_000_000));
    for (const name of ["b", "c"]) await writeFile(join(client(), `sample-data/${name}.tif`), name.repeat(5_000_000));
    const assets = await load();
    const [picture, ...files] = ["/pictures/a.1234.avif", "/sample-data/b.tif", "/sample-data/c.tif"].map(
      (path) => assets.get(path)?.representation as Representation,
    );
    for (const each of [picture as Representation, ...files]) {
      await encode(each, "identity", "build");
      expect(each.bodies.identity).toHaveLength(each.length);
    }
    expect([picture, ...files].map((each) => Object.keys(each?.bodies ?? {}).length)).toEqual([1, 0, 1]);
  });

  it("compresses once, and gives the same bytes afterwards", async () => {
    const first = await load();
    // The script; the document of this origin beside it, in a folder that the next build takes away.
    expect(await readdir(join(root, "compressed"))).toHaveLength(2);
    expect(await readdir(join(root, "compressed/documents"))).toHaveLength(1);
    const again = await load();
    expect(again).toEqual(first);
    expect(Object.keys(again.get("/")?.representation.bodies ?? {})).toEqual(["br"]);
  });
});
