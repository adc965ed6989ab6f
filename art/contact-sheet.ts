import sharp from "sharp";

const BACKGROUND = "#222";

/** Writes tiles of one size in rows onto one picture. */
export async function writeContactSheet(
  out: string,
  tiles: Buffer[],
  { width, height, columns }: { width: number; height: number; columns: number },
): Promise<void> {
  const across = Math.min(columns, tiles.length) * width;
  const down = Math.ceil(tiles.length / columns) * height;
  const placed = tiles.map((input, index) => ({
    input,
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const sheet = sharp({ create: { width: across, height: down, channels: 3, background: BACKGROUND } });
  await sheet.composite(placed).png().toFile(out);
}
