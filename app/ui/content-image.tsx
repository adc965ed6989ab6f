import { useEffect, useRef, useState } from "react";
import { classes } from "./classes";

/** A picture whose address somebody typed: hidden when it cannot be shown. */
export function ContentImage({
  src,
  alt,
  className,
  eager = false,
}: {
  src: string;
  alt: string;
  className?: string;
  eager?: boolean;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  // It may have failed before React was there to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);

  if (broken) return null;
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(true)}
      className={classes("w-full rounded-md object-cover", className)}
    />
  );
}
