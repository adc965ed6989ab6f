/** Widths that an upload makes beside the picture itself, as far as it is wider. */
export const smallerWidths = [480, 960] as const;

/** Where uploaded pictures are found: the public addresses of the bucket `media`. */
export const uploadedFolder = "/storage/v1/object/public/media/";

/** Path of an uploaded picture: its size in pixels stands in its name, its smaller sizes lie beside it. */
const uploaded = /^(\/storage\/v1\/object\/public\/media\/[a-z0-9-]+-(\d{1,4})x(\d{1,4}))(\.(?:webp|jpg|png))$/;

/** What a page needs to show an uploaded picture without a shift and no larger than needed; null for any other address. */
export function uploadedPicture(src: string): { width: number; height: number; srcSet: string } | null {
  const [, base, across, down, type] = uploaded.exec(src) ?? [];
  if (!base) return null;
  const width = Number(across);
  const smaller = smallerWidths.filter((size) => size < width).map((size) => `${base}-w${size}${type} ${size}w`);
  return { width, height: Number(down), srcSet: [...smaller, `${src} ${width}w`].join(", ") };
}
