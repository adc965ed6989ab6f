/**
 * Encodes masters for the web and describes them for the content.
 *
 *   node art/encode.ts [ids...]
 *
 * Writes `public/pictures/<id>.<hash>-<width>.<avif|webp>`, removes older versions of the same id,
 * and writes `app/content/pictures.json`, sorted by id, holding only pictures that exist. Of an
 * entry without a master here, the encoded files are kept as they are and its words are brought up
 * to date, so that one picture can be added without the masters of all others.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ART, type Category, masterPath, type Picture, readManifest } from "./manifest.ts";

const PUBLIC = join(ART, "..", "public", "pictures");
const INDEX = join(ART, "..", "app", "content", "pictures.json");
const WIDTHS = [480, 768, 1280, 1920];
const MOST_BYTES = 200 * 1024;
const MOST_PLACEHOLDER_CHARACTERS = 300;
const QUALITY_STEP = 4;
const LOWEST_QUALITY = 20;

type Entry = {
  file: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
  focus: { x: number; y: number };
  color: string;
  placeholder: string;
  category?: Category;
  bytes: Record<string, number>;
};

/** The widths to encode: those of WIDTHS up to the native one, and the native one itself. */
function widthsOf(picture: Picture): number[] {
  return [...WIDTHS.filter((width) => width < picture.width), Math.min(picture.width, 1920)];
}

/** Encode, lowering the quality until the result fits. Throws when even the lowest does not. */
async function encodeWithin(image: Sharp, format: "avif" | "webp", quality: number, most: number): Promise<Buffer> {
  for (let q = quality; q >= LOWEST_QUALITY; q -= QUALITY_STEP) {
    const bytes = await (format === "avif"
      ? image.clone().avif({ quality: q, effort: 6 })
      : image.clone().webp({ quality: q, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`does not fit into ${most} bytes as ${format}`);
}

async function placeholderOf(master: Buffer): Promise<string> {
  for (const width of [16, 14, 12, 10]) {
    const bytes = await sharp(master).resize(width).webp({ quality: 30, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString("base64")}`;
    if (uri.length <= MOST_PLACEHOLDER_CHARACTERS) return uri;
  }
  throw new Error("no placeholder is small enough");
}

async function averageColor(master: Buffer): Promise<string> {
  const { data } = await sharp(master)
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString("hex")}`;
}

function removeOthers(id: string, keep: string): void {
  for (const name of readdirSync(PUBLIC)) {
    const [owner, hash] = name.split(/[.-](?=[0-9a-f]{8}-\d+\.)/);
    if (owner === id && hash && !name.startsWith(`${keep}-`)) rmSync(join(PUBLIC, name));
  }
}

async function encode(picture: Picture): Promise<Entry> {
  const master = readFileSync(masterPath(picture.id));
  const quality = picture.quality ?? 50;
  const made = new Map<string, Buffer>();
  for (const width of widthsOf(picture)) {
    const image = sharp(
      await sharp(master)
        .resize(width, Math.round((width * picture.height) / picture.width))
        .removeAlpha()
        .png()
        .toBuffer(),
    );
    made.set(`avif-${width}`, await encodeWithin(image, "avif", quality, picture.budget?.[width] ?? MOST_BYTES));
    made.set(`webp-${width}`, await encodeWithin(image, "webp", quality + 22, MOST_BYTES));
  }
  const hash = createHash("sha256");
  for (const bytes of made.values()) hash.update(bytes);
  const file = `${picture.id}.${hash.digest("hex").slice(0, 8)}`;
  for (const [key, bytes] of made) {
    const [format, width] = key.split("-");
    writeFileSync(join(PUBLIC, `${file}-${width}.${format}`), bytes);
  }
  removeOthers(picture.id, file);
  return {
    ...words(picture),
    file,
    width: picture.width,
    height: picture.height,
    widths: widthsOf(picture),
    color: await averageColor(master),
    placeholder: await placeholderOf(master),
    bytes: Object.fromEntries([...made].map(([key, bytes]) => [key, bytes.length])),
  };
}

function words({ alt, focus, category }: Picture): Pick<Entry, "alt" | "focus" | "category"> {
  return category ? { alt, focus, category } : { alt, focus };
}

const wanted = process.argv.slice(2);
mkdirSync(PUBLIC, { recursive: true });
mkdirSync(join(INDEX, ".."), { recursive: true });
const before: Record<string, Entry> = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, "utf8")) : {};
const after: Record<string, Entry> = {};
for (const picture of readManifest().sort((a, b) => (a.id < b.id ? -1 : 1))) {
  const known = before[picture.id];
  const chosen = wanted.length === 0 || wanted.includes(picture.id) || !known;
  if (chosen && existsSync(masterPath(picture.id))) {
    const entry = await encode(picture);
    after[picture.id] = entry;
    process.stdout.write(
      `${picture.id}: ${Object.entries(entry.bytes)
        .map(([key, bytes]) => `${key} ${Math.round(bytes / 1024)}K`)
        .join(", ")}\n`,
    );
  } else if (known) {
    const { category: _, ...rest } = known;
    after[picture.id] = { ...rest, ...words(picture) };
  }
}
writeFileSync(`${INDEX}.partial`, `${JSON.stringify(after, null, 2)}\n`);
renameSync(`${INDEX}.partial`, INDEX);
