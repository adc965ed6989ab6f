import { classes } from "./classes";
import { Picture, type PictureSource } from "./picture";

/**
 * Pictures whose left two fifths are calm: on wide screens the words are laid over them. In all others the subject
 * reaches to the left, and the picture is shown beside the words.
 */
export const calmLeftPictures: ReadonlySet<string> = new Set([
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
 * The opening picture of a page: above the words on phones and tablets, two fifths of the screen at most, to the right of them on wide screens, where
 * a calm left side fades into the dark background. The parent is positioned, and a flex column below 1024 px.
 */
export function OpeningPicture({ source, eager = true }: { source: PictureSource; eager?: boolean }) {
  return (
    <Picture
      source={source}
      sizes={calmLeftPictures.has(source.id) ? "100vw" : "(min-width: 1024px) 62vw, 100vw"}
      eager={eager}
      alt=""
      className={classes("opening-picture", !calmLeftPictures.has(source.id) && "opening-picture-beside")}
      style={{ aspectRatio: `${source.width} / ${source.height}` }}
    />
  );
}
