import { facts } from "../facts";

const { usualHeight, pixel } = facts.survey;

/** What our mapping camera shows of the ground. */
export const mappingCamera = {
  megapixels: 45,
  aspect: 3 / 2,
  pixel: { centimetres: pixel, atMetres: usualHeight },
} as const;
