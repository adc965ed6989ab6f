import sharp from "sharp";

/** Sizes in pixels: iOS home screen, Android home screen and splash. */
export const iconSizes = [180, 192, 512] as const;

/** Two colours of the site, `--color-carbon` and `--color-bone` in sRGB. */
export const carbon = "#100e0c";
export const bone = "#f4f1ec";

/** The company's mark, 32 units square, in light colours. Same geometry as `app/layout/header/logo.tsx`. */
export const markShapes = {
  blades: { path: "M1.5 5.5h8.3l5.2 10.1v13.4zM30.5 5.5h-8.3L17 15.6V29z", fill: bone },
  hub: { x: 16, y: 6.7, radius: 3.2, fill: "#f9700e" },
};
const { blades, hub } = markShapes;

/** The mark as the contents of an SVG. */
export const mark = `<path fill="${blades.fill}" d="${blades.path}"/><circle fill="${hub.fill}" cx="${hub.x}" cy="${hub.y}" r="${hub.radius}"/>`;

/** The mark on black, with a margin for round masks. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${carbon}"/>
<g transform="translate(9.600 9.600) scale(0.9)">${mark}</g></svg>`;

/** `favicon.ico`, which programs request without reading a page: one PNG of 48 pixels in an ICO file. */
export async function shortcutIcon(): Promise<Buffer> {
  const image = await appIcon(48);
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** The app icon as PNG, square, `size` pixels wide. */
export function appIcon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(icon), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
