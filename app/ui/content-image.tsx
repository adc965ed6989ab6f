import { useEffect, useRef, useState } from "react";
import { classes } from "./classes";
import { uploadedPicture } from "./uploaded-picture";

/** A picture of this site under its permanent name; the build makes it 768 px wide and a second one 480 px wide. */
const ownPicture = /^\/media\/([a-z0-9-]+?)(?<!-480)\.webp$/;

/**
 * A picture whose address an administrator typed. It is hidden when it cannot be loaded.
 * @param sizes the HTML attribute: the width at which it is shown
 */
export function ContentImage({
  src,
  alt,
  sizes,
  className,
  eager = false,
}: {
  src: string;
  alt: string;
  sizes: string;
  className?: string;
  eager?: boolean;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  // It may have failed before React attached its handlers.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);

  if (broken) return null;
  const uploaded = uploadedPicture(src);
  const siteSet = ownPicture.test(src)
    ? `${src.replace(ownPicture, "/media/$1-480.webp")} 480w, ${src} 768w`
    : undefined;
  return (
    <img
      ref={image}
      src={src}
      srcSet={uploaded?.srcSet ?? siteSet}
      width={uploaded?.width}
      height={uploaded?.height}
      sizes={sizes}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(true)}
      className={classes("w-full rounded-md object-cover", className)}
    />
  );
}
