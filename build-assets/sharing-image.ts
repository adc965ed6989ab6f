import satori from "satori";
import sharp from "sharp";
import { archivo } from "./fonts.ts";
import { mark } from "./icons.ts";

const width = 1200;
const height = 630;

const fonts = ([500, 700] as const).map((weight) => ({ name: "Archivo", data: archivo(weight), weight }));

type Box = { type: "div"; props: { style: Record<string, unknown>; children?: string | Box[] } };
const box = (style: Record<string, unknown>, children?: string | Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/**
 * Makes the picture for links to a page on other sites: the page's picture with its title on the calm side.
 * @param card.picture file of the picture
 * @param card.focus the point that the crop keeps, 0 to 1 from left and top
 * @param card.beside true where the subject reaches to the left: the whole picture is then beside the title
 * @returns JPEG, 1200 x 630 px
 */
export async function sharingImage(card: {
  eyebrow: string;
  title: string;
  company: string;
  picture: string;
  focus: { x: number; y: number };
  beside: boolean;
}): Promise<Buffer> {
  const size = card.beside ? 56 : card.title.length > 34 ? 60 : 76;
  const words = box({ width, height, fontFamily: "Archivo", color: "#f4f1ec" }, [
    box(
      { position: "absolute", left: 72, top: 68, fontSize: 26, fontWeight: 500, color: "#f9700e", letterSpacing: 1 },
      card.eyebrow,
    ),
    box(
      { position: "absolute", left: 72, top: 130, height: 390, width: card.beside ? 440 : 640, alignItems: "center" },
      [box({ fontSize: size, fontWeight: 700, lineHeight: 1.06, letterSpacing: -2 }, card.title)],
    ),
    box({ position: "absolute", left: 122, bottom: 62, fontSize: 30, fontWeight: 700 }, card.company),
  ]);
  const overlay = await satori(words as never, { width, height, fonts });
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="#100e0c" stop-opacity="0.97"/><stop offset="0.5" stop-color="#100e0c" stop-opacity="0.88"/><stop offset="0.68" stop-color="#100e0c" stop-opacity="0.45"/><stop offset="1" stop-color="#100e0c" stop-opacity="0.12"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(70 ${height - 104}) scale(1.25)">${mark}</g></svg>`;
  const background = card.beside ? await besideTitle(card.picture) : await filled(card.picture, card.focus);
  return sharp(background)
    .composite([
      ...(card.beside ? [] : [{ input: Buffer.from(shade) }]),
      { input: Buffer.from(overlay) },
      { input: Buffer.from(sign) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The whole picture at the right of a dark background. */
async function besideTitle(file: string): Promise<Buffer> {
  const picture = await sharp(file).resize({ width: 660 }).toBuffer({ resolveWithObject: true });
  const top = Math.max(0, Math.round((height - picture.info.height) / 2));
  return sharp({ create: { width, height, channels: 3, background: "#15120f" } })
    .composite([{ input: picture.data, left: width - 660, top }])
    .png()
    .toBuffer();
}

/** The picture over the whole card, cropped around its focus. */
async function filled(file: string, focus: { x: number; y: number }): Promise<Buffer> {
  const picture = sharp(file);
  const { width: w = width, height: h = height } = await picture.metadata();
  const scale = Math.max(width / w, height / h);
  const [scaledWidth, scaledHeight] = [Math.ceil(w * scale), Math.ceil(h * scale)];
  const cut = (whole: number, part: number, focus: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * focus - part / 2)));
  return picture
    .resize(scaledWidth, scaledHeight)
    .extract({
      left: cut(scaledWidth, width, focus.x),
      top: cut(scaledHeight, height, focus.y),
      width,
      height,
    })
    .toBuffer();
}
