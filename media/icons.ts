import sharp from "sharp";

/** Sizes in pixels: iOS home screen, Android home screen and splash. */
export const iconSizes = [180, 192, 512] as const;

/** The mark on carbon black with the safe margin that round masks leave. Same geometry as `app/layout/logo.tsx`. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#100e0c"/>
<g transform="translate(8 7)" fill="none" stroke-width="3.2"><path d="M3 8.5L16 27 29 8.5" stroke="#f4f1ec"/><path d="M9.5 8.5L16 17.700 22.5 8.5" stroke="#f9700e"/></g></svg>`;

/** The app icon as PNG, square, `size` pixels wide. */
export function appIcon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(mark), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
