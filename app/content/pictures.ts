import type { PictureSource } from "~/ui/picture";
import manifest from "./pictures.json" with { type: "json" };

/** What content holds of a picture. */
export type Picture = PictureSource;

type Record = Omit<Picture, "id"> & { placeholder?: string; category?: string };

/**
 * The picture of that id from the manifest the renderer writes.
 * @throws if no such picture was rendered, so that a build never ships a hole.
 */
export function picture(id: string): Picture {
  const records: { [id: string]: Record } = manifest;
  const record = records[id];
  if (!record) throw new Error(`No picture '${id}' in app/content/pictures.json`);
  const { file, width, height, widths, alt, focus, color } = record;
  return { id, file, width, height, widths, alt, focus, color };
}

/** Every picture there is. */
export const allPictures: Picture[] = Object.keys(manifest).map(picture);
