/** The list of pictures and where their masters lie. */
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ART = dirname(fileURLToPath(import.meta.url));
export const OUT = resolve(process.env.ART_OUT ?? join(ART, "out"));

export type Category = "Branding" | "Team" | "Products" | "Training" | "Services";

/** One entry of `manifest.json`. */
export type Picture = {
  id: string;
  /** `module.function` in `scenes/`, or in `raster/` where that has the module */
  scene: string;
  /** hour or studio, passed to the scene function */
  light: string;
  camera: Record<string, unknown>;
  /** native size; the master is `oversample` times as large */
  width: number;
  height: number;
  samples: number;
  oversample?: number;
  alt: string;
  /** the point that must stay visible when the picture is cropped, 0..1 from the top left */
  focus: { x: number; y: number };
  /** the gallery's category; none keeps the picture out of the gallery */
  category?: Category;
  /** AVIF quality to start from: 60 for heroes, 50 elsewhere */
  quality?: number;
  /** largest allowed AVIF bytes by width, on top of the general limit */
  budget?: Record<string, number>;
};

export function readManifest(): Picture[] {
  return JSON.parse(readFileSync(join(ART, "manifest.json"), "utf8"));
}

export function masterPath(id: string): string {
  return join(OUT, `${id}.png`);
}
