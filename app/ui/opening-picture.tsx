import { classes } from "./classes";
import { Picture, type PictureSource } from "./picture";

/**
 * Pictures whose left two fifths are calm, so that words may stand there on wide screens. In all others the subject
 * reaches to the left, and the picture stands beside the words.
 */
export const calmAtLeft: ReadonlySet<string> = new Set([
  "hero-ridges",
  "hero-spray",
  "hero-plane",
  "hero-pointcloud",
  "hero-thermal",
  "lake-dusk",
  "power-line",
  "plateau-edge",
]);

/**
 * The picture that opens a page: whole above the words on phones and tablets, at the right of the words on wide screens,
 * where the calm side of one fades into the dark ground behind them. Stands in a positioned parent that is a column below 1024 px.
 */
export function OpeningPicture({ source, eager = true }: { source: PictureSource; eager?: boolean }) {
  return (
    <Picture
      source={source}
      sizes={calmAtLeft.has(source.id) ? "100vw" : "(min-width: 1024px) 62vw, 100vw"}
      eager={eager}
      alt=""
      className={classes("opening-picture", !calmAtLeft.has(source.id) && "opening-picture-beside")}
      style={{ aspectRatio: `${source.width} / ${source.height}` }}
    />
  );
}
