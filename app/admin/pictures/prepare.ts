import { HEIC_REFUSED, isHeic, readPictureFile } from "#domain/picture-file.ts";
import { newUuid } from "#domain/uuid.ts";
import { smallerWidths } from "~/ui/uploaded-picture";

/** Largest file that is taken, in bytes; longest side of what is made of it; most pixels that a browser opens calmly. */
const largestFile = 10 * 1024 * 1024;
const longestSide = 1920;
const mostPixels = 60_000_000;

/** A picture that was taken, with the words for people who cannot see it. */
export type TakenPicture = { src: string; alt: string };

/** One file of a picture, ready to be sent. */
export type Made = { name: string; blob: Blob };

/** A picture that was chosen, opened and understood. */
export type Chosen = { bitmap: ImageBitmap; width: number; height: number };

/**
 * Opens a file that somebody chose, by what it holds and not by its name, and turns it upright.
 * @throws Error with the reason, as a sentence for whoever chose it
 */
export async function openPicture(file: Blob): Promise<Chosen> {
  if (file.size > largestFile) throw new Error("This file is larger than 10 MB. Save a smaller one and try again.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const beginning = new TextDecoder().decode(bytes.subarray(0, 1024));
  if (/^\s*<(\?xml|!doctype|!--|svg)/i.test(beginning)) {
    throw new Error("An SVG drawing is not taken: it can hold scripts. Save it as PNG or JPEG.");
  }
  if (isHeic(bytes)) throw new Error(HEIC_REFUSED);
  const found = readPictureFile(bytes);
  if (!found) {
    throw new Error("This file holds no whole picture in JPEG, PNG or WebP. Save it as one of these and try again.");
  }
  if (found.width * found.height > mostPixels) {
    throw new Error(`This picture is too large: ${found.width} by ${found.height} pixels.`);
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new Error("This picture is damaged and cannot be opened.");
  });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { bitmap, width: side(bitmap.width), height: side(bitmap.height) };
}

/** The words of a description as they can stand in an address. */
const wordsIn = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");

/**
 * Draws a picture anew, in the sizes that pages show, the largest last: what its camera wrote into it stays behind.
 * @param description its alternative text, which its name is made of
 */
export async function makeSizes({ bitmap, width, height }: Chosen, description: string): Promise<Made[]> {
  const words = wordsIn(description) || "picture";
  const base = `${words}-${newUuid().slice(0, 8)}-${width}x${height}`;
  const largest = await drawn(bitmap, width, height);
  const extension = { "image/webp": "webp", "image/png": "png" }[largest.type] ?? "jpg";
  const smaller = smallerWidths.filter((size) => size < width);
  const made: Made[] = [];
  for (const size of smaller) {
    const blob = await drawn(bitmap, size, Math.max(1, Math.round((height * size) / width)), largest.type);
    made.push({ name: `${base}-w${size}.${extension}`, blob });
  }
  return [...made, { name: `${base}.${extension}`, blob: largest }];
}

/** WebP where the browser can write it; else PNG for what can be seen through, JPEG for the rest. */
async function drawn(bitmap: ImageBitmap, width: number, height: number, type?: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const encoded = (as: string, quality: number) =>
    new Promise<Blob>((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("This picture cannot be drawn."))), as, quality),
    );
  if (type) return encoded(type, 0.82);
  const webp = await encoded("image/webp", 0.82);
  if (webp.type === "image/webp") return webp;
  const { data } = context.getImageData(0, 0, width, height);
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return isOpaque ? encoded("image/jpeg", 0.85) : webp;
}

/** What a stored picture shows, as far as its name says it. */
export const describedBy = (address: string) =>
  (address.split("/").at(-1) ?? "")
    .replace(/-[0-9a-f]{8}-\d+x\d+\.\w+$/, "")
    .replace(/-/g, " ")
    .replace(/^./, (letter) => letter.toUpperCase());
