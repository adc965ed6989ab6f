/**
 * Encodes masters for the web and describes them for the site's content.
 *
 *   node art/encode.ts [ids...]
 *
 * Writes `public/pictures/<id>.<hash>-<width>.<avif|webp>`, removes older versions of the same id,
 * and writes `app/content/pictures.json`, sorted by id, with the pictures that exist. An entry whose
 * master is not on this machine keeps its encoded files; only its words are updated. So one picture
 * can be added without the masters of all others.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { encodeWithin, type Format } from "./encode-within.ts";
import { ART, type Category, masterPath, type Picture, readManifest } from "./manifest.ts";

const PUBLIC = join(ART, "..", "public", "pictures");
const INDEX = join(ART, "..", "app", "content", "pictures.json");
const WIDTHS = [480, 768, 1280, 1920];
const MAX_BYTES = 200 * 1024;
/**
 * The weight to aim for at the widths that phones load, in bytes. The first answer on a new connection brings ten
 * packets, 14,600 bytes: an opening picture that fits into them with its headers arrives one round trip earlier.
 */
const PHONE_BYTES: Record<Format, Record<number, number>> = {
  avif: { 480: 8 * 1024, 768: 14_000, 1280: 56 * 1024 },
  webp: { 480: 12 * 1024, 768: 26 * 1024, 1280: 90 * 1024 },
};
const MAX_PLACEHOLDER_CHARACTERS = 300;

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

async function placeholderOf(master: Buffer): Promise<string> {
  for (const width of [16, 14, 12, 10]) {
    const bytes = await sharp(master).resize(width).webp({ quality: 30, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString("base64")}`;
    if (uri.length <= MAX_PLACEHOLDER_CHARACTERS) return uri;
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
    const encoded = (format: Format, quality: number, maxBytes: number) =>
      encodeWithin(image, format, { quality, maxBytes, targetBytes: PHONE_BYTES[format][width] ?? maxBytes });
    made.set(`avif-${width}`, await encoded("avif", quality, picture.budget?.[width] ?? MAX_BYTES));
    made.set(`webp-${width}`, await encoded("webp", quality + 22, MAX_BYTES));
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

const readIndex = (): Record<string, Entry> => (existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, "utf8")) : {});

const wanted = process.argv.slice(2);
mkdirSync(PUBLIC, { recursive: true });
mkdirSync(join(INDEX, ".."), { recursive: true });
const pictures = readManifest().sort((a, b) => (a.id < b.id ? -1 : 1));
const encoded: Record<string, Entry> = {};
const before = readIndex();
for (const picture of pictures) {
  const chosen = wanted.length === 0 || wanted.includes(picture.id) || !before[picture.id];
  if (!chosen || !existsSync(masterPath(picture.id))) continue;
  const entry = await encode(picture);
  encoded[picture.id] = entry;
  const weights = Object.entries(entry.bytes).map(([key, bytes]) => `${key} ${Math.round(bytes / 1024)}K`);
  process.stdout.write(`${picture.id}: ${weights.join(", ")}\n`);
}
// Read anew: the queue may have finished a picture meanwhile.
const now = readIndex();
const after: Record<string, Entry> = {};
for (const picture of pictures) {
  const { category: _, ...known } = encoded[picture.id] ?? now[picture.id] ?? ({} as Entry);
  if (known.file) after[picture.id] = { ...known, ...words(picture) };
}
writeFileSync(`${INDEX}.partial`, `${JSON.stringify(after, null, 2)}\n`);
renameSync(`${INDEX}.partial`, INDEX);
