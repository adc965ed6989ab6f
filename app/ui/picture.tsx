import type { CSSProperties } from "react";
import { classes } from "./classes";

/** One rendered picture with what a page needs to show it without layout shift. */
export type PictureSource = {
  id: string;
  /** Base of the file names: `/pictures/<file>-<width>.<avif|webp>`. */
  file: string;
  /** Native size in pixels. */
  width: number;
  height: number;
  /** Encoded widths in pixels, ascending. */
  widths: number[];
  alt: string;
  /** Centre of the subject, 0 to 1 from the left and from the top; a crop keeps it. */
  focus: { x: number; y: number };
  /** Dominant colour, `#rrggbb`, shown until the picture is loaded. */
  color: string;
};

/**
 * One rendered picture in the formats and widths that were encoded.
 * @param sizes the HTML attribute: the width at which it is shown
 * @param eager true for the opening picture of a page: loaded at once, with high priority
 */
export function Picture({
  source,
  sizes,
  eager = false,
  className,
  style,
  alt = source.alt,
}: {
  source: PictureSource;
  sizes: string;
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
  alt?: string;
}) {
  const set = (type: string) =>
    source.widths.map((width) => `/pictures/${source.file}-${width}.${type} ${width}w`).join(", ");
  const largest = source.widths.at(-1) ?? source.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        src={`/pictures/${source.file}-${largest}.webp`}
        srcSet={set("webp")}
        sizes={sizes}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={classes("object-cover", className)}
        style={{
          backgroundColor: source.color,
          objectPosition: `${source.focus.x * 100}% ${source.focus.y * 100}%`,
          ...style,
        }}
      />
    </picture>
  );
}
