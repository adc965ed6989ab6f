import { HEIC_REFUSED, isHeic, readPictureFile } from "#domain/picture-file.ts";
import { newUuid } from "#domain/uuid.ts";
import { smallerWidths } from "~/ui/uploaded-picture";

const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Longest side of the picture that is uploaded. */
const MAX_SIDE_PIXELS = 1920;
/** Above this, decoding can exhaust a browser's memory. */
const MAX_PIXELS = 60_000_000;

/** A chosen picture with its alternative text. */
export type ChosenPicture = { src: string; alt: string };

/** One file of a picture, ready for upload. */
export type PreparedFile = { name: string; blob: Blob };

/** A decoded picture and the size in which it will be stored. */
export type OpenedPicture = { bitmap: ImageBitmap; width: number; height: number };

/**
 * Decodes a picture file by its content, not its name, and turns it upright.
 * @throws Error with a sentence for the person
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  if (file.size > MAX_FILE_BYTES) throw new Error("This file is larger than 10 MB. Save a smaller one and try again.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const beginning = new TextDecoder().decode(bytes.subarray(0, 1024));
  if (/^\s*<(\?xml|!doctype|!--|svg)/i.test(beginning)) {
    throw new Error("SVG drawings are not accepted, because they can contain scripts. Save it as PNG or JPEG.");
  }
  if (isHeic(bytes)) throw new Error(HEIC_REFUSED);
  const found = readPictureFile(bytes);
  if (!found) {
    throw new Error("This file holds no complete JPEG, PNG or WebP picture. Save it as one of these and try again.");
  }
  if (found.width * found.height > MAX_PIXELS) {
    throw new Error(`This picture is too large: ${found.width} by ${found.height} pixels.`);
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new Error("This picture is damaged and cannot be opened.");
  });
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { bitmap, width: side(bitmap.width), height: side(bitmap.height) };
}

/** A description as part of an address: lower case, words joined by hyphens. */
const slugOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");

/**
 * Re-encodes a picture in the sizes that pages show, the largest last. This drops the camera's metadata.
 * @param description its alternative text, from which its name is made
 */
export async function makeSizes(
  { bitmap, width, height }: OpenedPicture,
  description: string,
): Promise<PreparedFile[]> {
  const words = slugOf(description) || "picture";
  const base = `${words}-${newUuid().slice(0, 8)}-${width}x${height}`;
  const largest = await drawAndEncode(bitmap, width, height);
  const extension = { "image/webp": "webp", "image/png": "png" }[largest.type] ?? "jpg";
  const smaller = smallerWidths.filter((size) => size < width);
  const made: PreparedFile[] = [];
  for (const size of smaller) {
    const blob = await drawAndEncode(bitmap, size, Math.max(1, Math.round((height * size) / width)), largest.type);
    made.push({ name: `${base}-w${size}.${extension}`, blob });
  }
  return [...made, { name: `${base}.${extension}`, blob: largest }];
}

/** WebP where the browser can encode it; else PNG for transparent pictures, JPEG for the rest. */
async function drawAndEncode(bitmap: ImageBitmap, width: number, height: number, type?: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const encoded = (as: string, quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("This picture cannot be drawn."))), as, quality),
    );
  if (type) return encoded(type, 0.82);
  const webp = await encoded("image/webp", 0.82);
  if (webp.type === "image/webp") return webp;
  const { data } = context.getImageData(0, 0, width, height);
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return isOpaque ? encoded("image/jpeg", 0.85) : webp;
}

/** A stored picture's description, read back from its name. */
export const descriptionFromName = (address: string) =>
  (address.split("/").at(-1) ?? "")
    .replace(/-[0-9a-f]{8}-\d+x\d+\.\w+$/, "")
    .replace(/-/g, " ")
    .replace(/^./, (letter) => letter.toUpperCase());
