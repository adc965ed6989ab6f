import { classes } from "./classes";
import { Picture, type PictureSource } from "./picture";

/**
 * Pictures whose left two fifths are calm: on wide screens the words are laid over them. In all others the subject
 * reaches to the left, and the picture is shown beside the words.
 */
const calmLeftPictures: ReadonlySet<string> = new Set([
  "hero-ridges",
  "hero-spray",
  "hero-plane",
  "hero-heavy",
  "hero-pointcloud",
  "survey-pair",
  "hero-thermal",
  "lake-dusk",
  "edge-crew",
]);

/** Pictures with people and much around them, which phones crop to 3:2. */
const peopleFarAway: ReadonlySet<string> = new Set(["lesson", "pilot", "lift-crew", "bench-build", "technician"]);

/** Layouts of an opening on wide screens, with the width of the picture; `beside` and `calm` follow from the picture. */
const layouts = {
  /** Across the window, the words above the subject. */
  studio: { className: "opening-picture-studio", sizes: "100vw" },
  /** A strip across the window, the words below. */
  result: { className: "opening-picture-result", sizes: "100vw" },
  /** From the words to the right edge of the window, as high as the opening; cut at its sides, so wider than the window. */
  scene: { className: "opening-picture-scene", sizes: "(min-width: 64rem) 118vw, 100vw" },
  /** To the right edge of the window, on a light sheet. */
  window: { className: "opening-picture-window", sizes: "(min-width: 64rem) 70vw, 100vw" },
  /** Below a plan, on a light sheet. */
  belowPlan: { className: "opening-picture-below-plan", sizes: "(min-width: 64rem) 47vw, 100vw" },
};

/**
 * The opening picture of a page: above the words on phones and tablets, where it takes two fifths of the screen at most; to
 * the right of them on wide screens, where a calm left side fades into the dark background. The parent is positioned, and a
 * flex column below 64rem.
 */
export function OpeningPicture({
  source,
  eager = true,
  layout,
}: {
  source: PictureSource;
  eager?: boolean;
  layout?: keyof typeof layouts;
}) {
  if (layout)
    return (
      <Picture
        source={source}
        sizes={layouts[layout].sizes}
        eager={eager}
        alt=""
        className={classes(
          "opening-picture",
          layouts[layout].className,
          peopleFarAway.has(source.id) && "opening-picture-people",
        )}
        style={{ aspectRatio: `${source.width} / ${source.height}` }}
      />
    );
  return (
    <Picture
      source={source}
      sizes={calmLeftPictures.has(source.id) ? "100vw" : "(min-width: 64rem) 62vw, 100vw"}
      eager={eager}
      alt=""
      className={classes("opening-picture", !calmLeftPictures.has(source.id) && "opening-picture-beside")}
      style={{ aspectRatio: `${source.width} / ${source.height}` }}
    />
  );
}
