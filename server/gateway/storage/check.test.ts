import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { checkPicture, isPictureName } from "./check.ts";
import { checkPngData } from "./png-data.ts";

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#a54" } });

/** A chunk of a PNG. Its checksum is zero, since no test reads it. */
function part(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

let jpg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  [jpg, png, webp] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
  ]);
});

/** The JPEG with one more segment. */
function noted(marker: number, words = "<script>alert(1)</script>"): Buffer {
  const head = Buffer.from([0xff, marker, 0, words.length + 2]);
  return Buffer.concat([jpg.subarray(0, 2), head, Buffer.from(words), jpg.subarray(2)]);
}

/** The PNG with one more chunk after its header. */
const withPart = (name: string, words: string) =>
  Buffer.concat([png.subarray(0, 33), part(name, Buffer.from(words, "latin1")), png.subarray(33)]);

/** The WebP with one more chunk before its picture. */
function around(name: string, words: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(words.length);
  const data = Buffer.from(words.length % 2 ? `${words}\0` : words);
  const whole = Buffer.concat([webp.subarray(0, 12), Buffer.from(name), length, data, webp.subarray(12)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** The first box of a HEIF file: its brand, version and compatible brands. */
function heic(brand: string, ...compatible: string[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(16 + 4 * compatible.length);
  return Buffer.concat([length, Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join("")}`), Buffer.alloc(64)]);
}

const names = { jpg: "field-1a2b-60x40.jpg", png: "field-1a2b-60x40.png", webp: "field-1a2b-60x40.webp" };

describe("a picture that is uploaded", () => {
  it("is accepted as JPEG, also progressive, as PNG, and as WebP, lossy, lossless and transparent", async () => {
    checkPicture(names.jpg, jpg);
    checkPicture(names.png, png);
    checkPicture(names.webp, webp);
    checkPicture(names.jpg, await picture().jpeg({ progressive: true }).toBuffer());
    checkPicture(names.webp, await picture().webp({ lossless: true }).toBuffer());
    checkPicture(names.webp, await picture().ensureAlpha(0.5).webp().toBuffer());
    checkPicture(names.jpg, await picture().greyscale().withIccProfile("p3").jpeg({ mozjpeg: true }).toBuffer());
    checkPicture(names.webp, await picture().withIccProfile("p3").webp().toBuffer());
    checkPicture("field-1a2b-1200x800-w480.webp", await picture(480, 320).webp().toBuffer());
    checkPicture("field-1a2b-1920x1920.png", await picture(1920, 1920).png().toBuffer());
  });

  it.each([
    ["an SVG", names.png, () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "SVG"],
    ["an SVG behind a prologue", names.png, () => Buffer.from("\uFEFF<?xml version='1.0'?><svg/>"), "SVG"],
    ["a page", names.jpg, () => Buffer.from("<!doctype html><script>alert(1)</script>"), "SVG"],
    ["a text", names.jpg, () => Buffer.from("just words"), "no complete"],
    ["a GIF", names.png, () => Buffer.from("GIF89a\x01\x00\x01\x00"), "no complete"],
    ["a photograph of an iPhone", names.jpg, () => heic("heic", "mif1", "MiHE"), /HEIC.*Save it as JPEG/],
    ["one under its own name", "IMG_0001.HEIC", () => heic("heic"), /HEIC.*Save it as JPEG/],
    ["one that is only compatible with it", names.jpg, () => heic("mif1", "heic"), /HEIC.*Save it as JPEG/],
    ["an AVIF, its relative", names.jpg, () => heic("avif", "mif1", "miaf"), "no complete"],
    ["the beginning of one", names.jpg, () => heic("heic").subarray(0, 11), "no complete"],
    ["nothing", names.png, () => Buffer.alloc(0), "no complete"],
    ["half a JPEG", names.jpg, () => jpg.subarray(0, jpg.length / 2), "no complete"],
    ["half a PNG", names.png, () => png.subarray(0, png.length - 20), "no complete"],
    ["half a WebP", names.webp, () => webp.subarray(0, webp.length - 4), "no complete"],
    ["a JPEG under the name of a PNG", names.png, () => jpg, "wrong type"],
    [
      "a JPEG with a page behind it",
      names.jpg,
      () => Buffer.concat([jpg, Buffer.from("<script>")]),
      "more than a picture",
    ],
    ["a PNG with an archive behind it", names.png, () => Buffer.concat([png, Buffer.from("PK\x03\x04")]), "more than"],
    ["a WebP with a page behind it", names.webp, () => Buffer.concat([webp, Buffer.from("<script>")]), "more than"],
    [
      "a PNG with words in it",
      names.png,
      () => Buffer.concat([png.subarray(0, 33), part("tEXt", Buffer.from("Comment\0<script>")), png.subarray(33)]),
      "more than a picture",
    ],
    ["a larger picture than its name says", "field-1a2b-61x40.png", () => png, "wrong size"],
    ["a smaller size that is not that of its picture", "field-1a2b-600x900-w480.webp", () => webp, "wrong size"],
    ["a name without a size", "field.png", () => png, "ends with its size"],
    ["a name that leaves the folder", "../field-60x40.png", () => png, "ends with its size"],
  ])("is refused as %s", (_, name, bytes, sentence) => {
    expect(() => checkPicture(name, bytes())).toThrow(sentence);
  });

  it("is refused with the metadata of a camera", async () => {
    const exif = { IFD0: { Make: "Drone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 15/1 0/1" } };
    for (const type of ["jpg", "png", "webp"] as const) {
      const made = await picture()
        .withExif(exif)
        .toFormat(type === "jpg" ? "jpeg" : type)
        .toBuffer();
      expect(() => checkPicture(names[type], made), type).toThrow("more than a picture");
    }
  });

  it.each([
    [
      "a JPEG with a larger frame before its own",
      names.jpg,
      () => {
        const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0xff, 0xdc, 0xff, 0xdc, 1, 1, 0x11, 0]);
        return Buffer.concat([jpg.subarray(0, 2), frame, jpg.subarray(2)]);
      },
    ],
    ["a JPEG with words where its shape stands", names.jpg, () => noted(0xe0)],
    ["a JPEG with words where its colours stand", names.jpg, () => noted(0xe2)],
    ["a JPEG with words where its coding stands", names.jpg, () => noted(0xee)],
    ["a JPEG with words behind its shape", names.jpg, () => noted(0xe0, "JFIF\0<script>alert(1)</script>")],
    ["a JPEG with words as its table of numbers", names.jpg, () => noted(0xdb)],
    ["a JPEG with words behind a table of numbers", names.jpg, () => noted(0xdb, `\0${"x".repeat(64)}<script>`)],
    ["a JPEG with words as its table of codes", names.jpg, () => noted(0xc4)],
    ["a JPEG with words between restarts", names.jpg, () => noted(0xdd)],
    ["a JPEG with words as its colour profile", names.jpg, () => noted(0xe2, "ICC_PROFILE\0\x01\x01<script>")],
    ["a WebP with words as its colour profile", names.webp, () => around("ICCP", "<script>alert(1)</script>")],
    [
      "a WebP with words as its picture",
      names.webp,
      () => {
        const words = Buffer.from(webp);
        words.write("<script>", 20);
        words.writeUInt16LE(60, 26);
        words.writeUInt16LE(40, 28);
        return words;
      },
    ],
    ["a PNG with words as its background", names.png, () => withPart("bKGD", "<script>alert(1)</script>")],
    ["a PNG with a second head", names.png, () => Buffer.concat([png.subarray(0, 33), png.subarray(8)])],
    [
      "a WebP that gives the wrong size around it",
      names.webp,
      () => {
        const canvas = Buffer.from([0, 0, 0, 0, 0xfe, 0x3f, 0, 0xfe, 0x3f, 0]);
        const whole = Buffer.concat([
          webp.subarray(0, 12),
          Buffer.from("VP8X"),
          Buffer.from([10, 0, 0, 0]),
          canvas,
          webp.subarray(12),
        ]);
        whole.writeUInt32LE(whole.length - 8, 4);
        return whole;
      },
    ],
    [
      "a WebP with a second picture",
      names.webp,
      () => {
        const whole = Buffer.concat([webp, webp.subarray(12)]);
        whole.writeUInt32LE(whole.length - 8, 4);
        return whole;
      },
    ],
  ])("is refused as %s", (_, name, bytes) => {
    expect(() => checkPicture(name, bytes())).toThrow("more than a picture");
  });

  it("is refused when it is animated", () => {
    const moving = Buffer.concat([webp, Buffer.from("ANIM"), Buffer.from([6, 0, 0, 0]), Buffer.alloc(6)]);
    moving.writeUInt32LE(moving.length - 8, 4);
    expect(() => checkPicture(names.webp, moving)).toThrow("more than a picture");
  });

  it("is refused as a decompression bomb: a few bytes that unpack to gigapixels", () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(60_000, 0);
    header.writeUInt32BE(60_000, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const pixels = part("IDAT", deflateSync(Buffer.alloc(1_000_000)));
    const bomb = Buffer.concat([signature, part("IHDR", header), pixels, part("IEND", Buffer.alloc(0))]);
    expect(() => checkPicture("field-1a2b-60x40.png", bomb)).toThrow("1920 pixels");
  });

  it("is accepted as a PNG only if its compressed data is exactly its pixels and a colour profile", async () => {
    await checkPngData(jpg);
    await checkPngData(png);
    await checkPngData(await picture().withIccProfile("p3").png().toBuffer());
    for (const [width, height] of [
      [1, 1],
      [3, 5],
      [4, 9],
      [61, 7],
    ] as const)
      for (const colours of [2, 4, 16, 256])
        for (const progressive of [true, false])
          await checkPngData(await picture(width, height).png({ palette: true, colours, progressive }).toBuffer());
    await checkPngData(await picture().toColourspace("rgb16").png({ progressive: true }).toBuffer());
    await checkPngData(await picture().toColourspace("b-w").png().toBuffer());
    await checkPngData(await picture(1920, 1920).ensureAlpha(0.5).png({ progressive: true }).toBuffer());
    const words = deflateSync("<script>alert(1)</script>");
    const named = Buffer.concat([Buffer.from("icc\0\0"), words]);
    const pixels = (data: Buffer) =>
      Buffer.concat([png.subarray(0, 33), part("IDAT", data), part("IEND", Buffer.alloc(0))]);
    const plain = deflateSync(Buffer.alloc(181 * 40));
    await checkPngData(pixels(plain));
    for (const bytes of [
      withPart("iCCP", "<script>alert(1)</script>"),
      withPart("iCCP", named.toString("latin1")),
      pixels(deflateSync(Buffer.alloc(20_000_000))),
      pixels(deflateSync(Buffer.alloc(8))),
      pixels(deflateSync(Buffer.alloc(181 * 40 + 1))),
      pixels(Buffer.concat([plain, Buffer.from("<script>")])),
    ]) {
      await expect(checkPngData(bytes)).rejects.toThrow("more than a picture");
    }
  });

  it("has a name that cannot be a path", () => {
    for (const name of ["a/b-1x1.png", ".-1x1.png", "A-1x1.png", "b%2f-1x1.png", "b-1x1.svg", "b-1x1.png\n"]) {
      expect(isPictureName(name), name).toBe(false);
    }
  });
});
