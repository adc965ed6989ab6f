import manifest from "./pictures.json" with { type: "json" };

/** One rendered picture with all that the page needs to show it without a shift. */
export type Picture = {
  id: string;
  /** Base of the file names: `/pictures/<file>-<width>.<avif|webp>`. */
  file: string;
  /** Native size in pixels. */
  width: number;
  height: number;
  /** Encoded widths in pixels, ascending. */
  widths: number[];
  alt: string;
  /** Heart of the subject, 0 to 1 from the left and from the top: what a crop must keep. */
  focus: { x: number; y: number };
  /** Dominant colour, `#rrggbb`, shown until the picture is there. */
  color: string;
};

type Record = Omit<Picture, "id"> & { placeholder?: string; category?: string };

/**
 * The picture of that id from the manifest the renderer writes.
 * @throws if no such picture was rendered, so that a build never ships a hole.
 */
export function picture(id: string): Picture {
  const records = manifest as unknown as { [id: string]: Record };
  const record = records[id];
  if (!record) throw new Error(`No picture '${id}' in app/content/pictures.json`);
  const { file, width, height, widths, alt, focus, color } = record;
  return { id, file, width, height, widths, alt, focus, color };
}
