import { HEIC_REFUSED, isHeic, type PictureFile, readPictureFile } from "../../../domain/picture-file.ts";
import { type Refusal, Refused } from "../../http/refusals.ts";

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Longer side of a picture. The admin area scales pictures down before it sends them. */
const MAX_SIDE_PIXELS = 1920;

const CONTENT_TYPES: Record<PictureFile["type"], string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** Name of a stored picture: words, a unique part, its size, and for a smaller variant its width. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,99})-(\d{1,4})x(\d{1,4})(?:-w(480|960))?\.(webp|jpg|png)$/;

/** Whether a name is valid for a stored picture. */
export const isPictureName = (name: string) => NAME.test(name);

/** The Content-Type of a stored picture, by its name. */
export const contentTypeOf = (name: string) => CONTENT_TYPES[NAME.exec(name)?.[4] as PictureFile["type"]];

export const MORE_THAN_A_PICTURE: Refusal = {
  status: 415,
  code: "invalid_mime_type",
  message: "This file contains more than a picture. Upload it in the admin area, which removes the rest.",
};

const refused = (status: number, code: string, message: string) => new Refused({ status, code, message } as Refusal);

export const TOO_LARGE: Refusal = {
  status: 413,
  code: "payload_too_large",
  message: "A picture may have at most 10 MB.",
  headers: { Connection: "close" },
};

/**
 * Accepts only a JPEG, PNG or WebP of exactly the size that its name says, without any other data in the file. So no other
 * decoder can find anything in it that was not checked here.
 *
 * @throws Refused 400 or 415 with the reason.
 */
export function checkPicture(name: string, bytes: Uint8Array): void {
  // Checked before the name, since no valid name ends with heic: the sender needs this message.
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
      "SVG drawings are not accepted, because they can contain scripts. Save it as PNG or JPEG.",
    );
  }
  const file = readPictureFile(bytes);
  if (!file) throw refused(415, "invalid_mime_type", "This file holds no complete JPEG, PNG or WebP picture.");
  if (file.type !== type) throw refused(415, "invalid_mime_type", "The name of this picture gives the wrong type.");
  if (!file.bare) throw new Refused(MORE_THAN_A_PICTURE);
  if (Math.max(file.width, file.height) > MAX_SIDE_PIXELS || Math.min(file.width, file.height) < 1) {
    throw refused(400, "InvalidRequest", `A picture may have at most ${MAX_SIDE_PIXELS} pixels on each side.`);
  }
  const fits = smaller
    ? file.width === Number(smaller) && Math.abs(file.height - (Number(height) * file.width) / Number(width)) <= 1
    : file.width === Number(width) && file.height === Number(height);
  if (!fits) throw refused(400, "InvalidKey", "The name of this picture gives the wrong size.");
}
