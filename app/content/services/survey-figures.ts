import { facts } from "../facts";

const { usualHeight, pixel } = facts.survey;
const [megapixels, aspect] = [45, 3 / 2];
/** Metres of ground that a pixel covers from `height` metres. */
const groundPixel = (height: number) => (pixel / 100) * (height / usualHeight);

/** What our mapping camera shows of the ground. */
export const mappingCamera = {
  megapixels,
  aspect,
  pixel: { centimetres: pixel, atMetres: usualHeight },
  /** Metres across the line and along it that one photograph shows from `height` metres. */
  footprint: (height: number) => ({
    across: Math.sqrt(megapixels * 1e6 * aspect) * groundPixel(height),
    along: Math.sqrt((megapixels * 1e6) / aspect) * groundPixel(height),
  }),
} as const;
