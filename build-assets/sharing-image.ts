import satori from "satori";
import sharp from "sharp";
import { archivo, devanagari } from "./fonts.ts";
import { bone, carbon, mark } from "./icons.ts";

const width = 1200;
const height = 630;

const fonts = [
  ...([500, 700] as const).map((weight) => ({ name: "Archivo", data: archivo(weight), weight })),
  { name: "Hind", data: devanagari(600), weight: 600 as const },
];

/**
 * How each script is set: Devanagari has signs above and below its line, and letters that hang together. `eyebrow` is the
 * size of the small line above, `spacing` that between its letters and between those of the title, `letter` about the width
 * of one in its size.
 */
const settings = {
  latin: { fontFamily: "Archivo", lineHeight: 1.08, spacing: [1, -1.5], letter: 0.58, scale: 1, eyebrow: 26 },
  devanagari: {
    fontFamily: "Hind, Archivo",
    lineHeight: 1.36,
    spacing: [0, 0],
    letter: 0.62,
    scale: 0.94,
    eyebrow: 31,
  },
};

type Box = { type: "div"; props: { style: Record<string, unknown>; children?: string | Box[] } };
const box = (style: Record<string, unknown>, children?: string | Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/**
 * Makes the picture for links to a page on other sites: the page's picture with its title in the middle, since messengers
 * such as WhatsApp show the square in the middle alone.
 * @param card.picture file of the picture
 * @param card.focus the point that the crop keeps, 0 to 1 from left and top
 * @returns JPEG, 1200 x 630 px
 */
export async function sharingImage(card: {
  eyebrow: string;
  title: string;
  company: string;
  picture: string;
  focus: { x: number; y: number };
}): Promise<Buffer> {
  const set = /\p{Script=Devanagari}/u.test(card.title) ? settings.devanagari : settings.latin;
  const column = { position: "absolute", left: (width - measure) / 2, width: measure, justifyContent: "center" };
  const words = box({ width, height, fontFamily: set.fontFamily, color: bone, textAlign: "center" }, [
    box(
      { ...column, top: 64, fontSize: set.eyebrow, fontWeight: 500, color: "#f9700e", letterSpacing: set.spacing[0] },
      card.eyebrow,
    ),
    box({ ...column, top: 120, height: 380, alignItems: "center" }, [
      box(
        {
          ...{ fontSize: sizeOf(card.title, set), fontWeight: 700 },
          ...{ lineHeight: set.lineHeight, letterSpacing: set.spacing[1] },
        },
        card.title,
      ),
    ]),
    box({ ...column, bottom: 58, fontSize: 30, fontWeight: 700, paddingLeft: 54 }, card.company),
  ]);
  const overlay = await satori(words as never, { width, height, fonts });
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="${carbon}" stop-opacity="0.35"/><stop offset="0.24" stop-color="${carbon}" stop-opacity="0.72"/><stop offset="0.76" stop-color="${carbon}" stop-opacity="0.72"/><stop offset="1" stop-color="${carbon}" stop-opacity="0.35"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const left = (width - widthOf(card.company, 30) - 54) / 2;
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${left} ${height - 100}) scale(1.2)">${mark}</g></svg>`;
  return sharp(await filled(card.picture, card.focus))
    .composite([{ input: Buffer.from(shade) }, { input: Buffer.from(overlay) }, { input: Buffer.from(sign) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The width of the words: a little less than the square in the middle. */
const measure = 560;
/** About the width of a text in bold Archivo. */
const widthOf = (text: string, size: number) => text.length * size * 0.47;
/** A size at which the longest word fits into the column, and the title into its height. */
function sizeOf(title: string, { letter, scale }: (typeof settings)["latin"]): number {
  // Signs above, below and beside a letter of Devanagari take no room of their own, or little.
  const letters = (text: string) => text.replace(/\p{Mn}/gu, "").length;
  const longest = Math.max(...title.split(" ").map(letters));
  const whole = letters(title);
  return Math.min(scale * (whole > 60 ? 50 : whole > 34 ? 58 : 72), measure / (longest * letter));
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
