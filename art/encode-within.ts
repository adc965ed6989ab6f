import type { Sharp } from "sharp";

export type Format = "avif" | "webp";

const QUALITY_STEP = 4;
const MIN_QUALITY = 20;
/** Below this quality artefacts show in detailed pictures, so `targetBytes` is given up. */
const MIN_GOOD_QUALITY: Record<Format, number> = { avif: 34, webp: 54 };

type Limits = {
  /** The quality to start from, which is also the highest. */
  quality: number;
  /** The weight to aim for while the picture still looks good. */
  targetBytes: number;
  /** The weight that is never exceeded. */
  maxBytes: number;
};

/**
 * Encodes a picture with the highest quality that weighs at most `targetBytes`. Where that would look bad, it may weigh
 * up to `maxBytes`.
 *
 * @returns the encoded bytes; the same for the same image and limits
 * @throws Error when even the lowest quality weighs more than `maxBytes`
 */
export async function encodeWithin(image: Sharp, format: Format, limits: Limits): Promise<Buffer> {
  const { quality: highest, maxBytes } = limits;
  const targetBytes = Math.min(limits.targetBytes, maxBytes);
  const at = (quality: number) =>
    (format === "avif"
      ? image.clone().avif({ quality, effort: 5 })
      : image.clone().webp({ quality, effort: 5, smartSubsample: true })
    ).toBuffer();
  const first = await at(highest);
  if (first.length <= targetBytes) return first;
  let low = MIN_GOOD_QUALITY[format];
  let high = highest;
  let best = await at(low);
  while (high - low > QUALITY_STEP) {
    const middle = Math.round((low + high) / 2);
    const bytes = await at(middle);
    if (bytes.length > targetBytes) high = middle;
    else {
      low = middle;
      best = bytes;
    }
  }
  for (let quality = low; best.length > maxBytes; quality -= QUALITY_STEP) {
    if (quality < MIN_QUALITY) throw new Error(`does not fit into ${maxBytes} bytes as ${format}`);
    best = await at(quality);
  }
  return best;
}
