import { HEIC_REFUSED, isHeic, type PictureFile, readPictureFile } from "../../../domain/picture-file.ts";
import { type Refusal, Refused } from "../../http/refusals.ts";

/** Largest picture that is taken, in bytes. */
export const PICTURE_LIMIT = 10 * 1024 * 1024;

/** Longest side of a picture in pixels. The admin area makes pictures so small before it sends them. */
const LONGEST_SIDE = 1920;

const CONTENT_TYPES: Record<PictureFile["type"], string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** Name of a stored picture: words, what makes it the only one, its size, and of a smaller one its width. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,99})-(\d{1,4})x(\d{1,4})(?:-w(480|960))?\.(webp|jpg|png)$/;

/** Whether a stored picture can have this name. */
export const isPictureName = (name: string) => NAME.test(name);

/** The type a stored picture of this name is sent as. */
export const contentTypeOf = (name: string) => CONTENT_TYPES[NAME.exec(name)?.[4] as PictureFile["type"]];

export const MORE_THAN_A_PICTURE: Refusal = {
  status: 415,
  code: "invalid_mime_type",
  message: "This file holds more than a picture. Upload it in the admin area, which takes that out.",
};

const refused = (status: number, code: string, message: string) => new Refused({ status, code, message } as Refusal);

export const TOO_LARGE: Refusal = {
  status: 413,
  code: "payload_too_large",
  message: "A picture may have at most 10 MB.",
  headers: { Connection: "close" },
};

/**
 * Takes a picture only if it is exactly what its name says: a JPEG, PNG or WebP of that size, and nothing besides. What
 * decodes it later decodes what was understood here.
 *
 * @throws Refused 400 or 415 with the reason.
 */
export function checkPicture(name: string, bytes: Uint8Array): void {
  // Before its name, which no HEIC can have.
  if (isHeic(bytes)) throw refused(415, "invalid_mime_type", HEIC_REFUSED);
  const [, width, height, smaller, type] = NAME.exec(name) ?? [];
  if (!type) {
    throw refused(
      400,
      "InvalidKey",
      "The name of a picture ends with its size and type, such as field-1a2b-1200x800.webp.",
    );
  }
  const beginning = Buffer.from(bytes.subarray(0, 1024)).toString("utf8");
  if (/^\s*<(\?xml|!doctype|!--|svg)/i.test(beginning)) {
    throw refused(
      415,
      "invalid_mime_type",
      "An SVG drawing is not taken: it can hold scripts. Save it as PNG or JPEG.",
    );
  }
  const file = readPictureFile(bytes);
  if (!file) throw refused(415, "invalid_mime_type", "This file holds no whole picture in JPEG, PNG or WebP.");
  if (file.type !== type)
    throw refused(415, "invalid_mime_type", "The name of this picture says another type than it has.");
  if (!file.bare) throw new Refused(MORE_THAN_A_PICTURE);
  if (Math.max(file.width, file.height) > LONGEST_SIDE || Math.min(file.width, file.height) < 1) {
    throw refused(400, "InvalidRequest", `A picture may have at most ${LONGEST_SIDE} pixels on each side.`);
  }
  const fits = smaller
    ? file.width === Number(smaller) && Math.abs(file.height - (Number(height) * file.width) / Number(width)) <= 1
    : file.width === Number(width) && file.height === Number(height);
  if (!fits) throw refused(400, "InvalidKey", "The name of this picture says another size than it has.");
}
