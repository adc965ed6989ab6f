/** Widths in pixels that an upload also makes, if the picture is wider. */
export const smallerWidths = [480, 960] as const;

/** Path of uploaded pictures: the public bucket `media`. */
export const uploadedFolder = "/storage/v1/object/public/media/";

/** Path of an uploaded picture. Its name holds its size in pixels; smaller sizes have a suffix. */
const uploaded = /^(\/storage\/v1\/object\/public\/media\/[a-z0-9-]+-(\d{1,4})x(\d{1,4}))(\.(?:webp|jpg|png))$/;

/** Size and `srcset` of an uploaded picture; null for any other address. */
export function uploadedPicture(src: string): { width: number; height: number; srcSet: string } | null {
  const [, base, across, down, type] = uploaded.exec(src) ?? [];
  if (!base) return null;
  const width = Number(across);
  const smaller = smallerWidths.filter((size) => size < width).map((size) => `${base}-w${size}${type} ${size}w`);
  return { width, height: Number(down), srcSet: [...smaller, `${src} ${width}w`].join(", ") };
}
