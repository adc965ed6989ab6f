/** Properties of a picture, read from its bytes. */
export type PictureFile = {
  type: "jpg" | "png" | "webp";
  /** Stored size in pixels, before any rotation by EXIF. */
  width: number;
  height: number;
  /** Whether the file contains only the picture: no camera metadata, no appended data, no animation. */
  bare: boolean;
};

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/**
 * Reads the structure of a JPEG, PNG or WebP, part by part to the end.
 * @returns null for any other format, and for a truncated file
 */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return readPng(bytes, view);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes, view);
    if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return readWebp(bytes, view);
  } catch (error) {
    // The file is truncated within a part.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** Shown to the person who chose a HEIC file. */
export const HEIC_REFUSED =
  "This photograph is in an iPhone's own format (HEIC), which most browsers cannot show. Save it as JPEG and try again. For the next ones, choose Settings, Camera, Formats, Most Compatible on the phone.";

/** Brands of pictures coded in HEVC (ISO/IEC 23008-12, annex B): one picture, or several. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

/** Whether the first box of a file names a HEIC brand, as its own or a compatible one. */
export function isHeic(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || ascii(bytes, 4, 4) !== "ftyp") return false;
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const brands = [ascii(bytes, 8, 4)];
  // The brand is followed by its version.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, 4));
  return brands.some((brand) => heicBrands.has(brand));
}

/**
 * Whether bytes begin as a colour profile with the right length and signature (ICC.1, section 7.2).
 * @param length length of the whole profile in bytes
 */
export function isColourProfile(begins: Uint8Array, length = begins.length): boolean {
  if (begins.length < 132) return false;
  return new DataView(begins.buffer, begins.byteOffset).getUint32(0) === length && ascii(begins, 36, 4) === "acsp";
}

/** PNG chunks that describe only the picture, with their greatest length in bytes. IDAT and iCCP are compressed and not checked. */
const pngParts: Record<string, number> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Number.POSITIVE_INFINITY,
  iCCP: Number.POSITIVE_INFINITY,
  IEND: 0,
  tRNS: 256,
  sRGB: 1,
  gAMA: 4,
  cHRM: 32,
  pHYs: 9,
  sBIT: 4,
  bKGD: 6,
};

function readPng(bytes: Uint8Array, view: DataView): PictureFile | null {
  if (ascii(bytes, 12, 4) !== "IHDR") return null;
  let bare = true;
  const seen = new Set<string>();
  for (let at = 8; ; ) {
    const length = view.getUint32(at);
    const part = ascii(bytes, at + 4, 4);
    bare &&= length <= (pngParts[part] ?? -1) && (part === "IDAT" || !seen.has(part));
    seen.add(part);
    at += 12 + length;
    if (at > bytes.length) return null;
    if (part !== "IEND") continue;
    bare &&= at === bytes.length;
    return { type: "png", width: view.getUint32(16), height: view.getUint32(20), bare };
  }
}

/** JPEG segments of the picture: frames that browsers decode, tables, the scan and the restart interval. */
const jpegParts = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]);

/** JPEG application segments that belong to the picture: JFIF, the colour profile and Adobe's colour coding. */
const jpegNotes: Record<number, { begins: string; most: number }> = {
  224: { begins: "JFIF\0", most: 16 },
  226: { begins: "ICC_PROFILE\0", most: 0xffff },
  238: { begins: "Adobe", most: 14 },
};

/** Whether the length of a JPEG segment matches its contents. A segment may contain several tables. */
function isLengthConsistent(marker: number, data: Uint8Array): boolean {
  const [first = 0] = data;
  if (marker === 0xdd) return data.length === 2;
  if (marker === 0xda) return data.length === 4 + 2 * first;
  if (marker !== 0xdb && marker !== 0xc4) return data.length === 6 + 3 * (data[5] ?? 0);
  let at = 0;
  while (at < data.length) {
    const [kind = 0, ...codes] = data.subarray(at, at + 17);
    // At most four tables of a kind; DQT values of one or two bytes, DHT classes DC or AC.
    if ((kind & 0x0f) > 3 || kind >> 4 > 1) return false;
    at += marker === 0xdb ? 1 + 64 * (1 + (kind >> 4)) : 17 + codes.reduce((sum, count) => sum + count, 0);
  }
  return at === data.length;
}

function readJpeg(bytes: Uint8Array, view: DataView): PictureFile | null {
  let size: { width: number; height: number } | undefined;
  let bare = true;
  let profile: { begins: Uint8Array; length: number } | undefined;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      bare &&= at + 2 === bytes.length && (!profile || isColourProfile(profile.begins, profile.length));
      return size ? { type: "jpg", ...size, bare } : null;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    // A frame; the excluded markers between are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      bare &&= !size;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    const note = jpegNotes[marker];
    bare &&= note
      ? length <= note.most && ascii(bytes, at + 4, note.begins.length) === note.begins
      : jpegParts.has(marker) && isLengthConsistent(marker, bytes.subarray(at + 4, at + 2 + length));
    if (marker === 226) {
      // The name is followed by the number of this part and the count of parts.
      const data = bytes.subarray(at + 18, at + 2 + length);
      profile = { begins: profile?.begins ?? data, length: (profile?.length ?? 0) + data.length };
    }
    at += 2 + length;
    if (marker === 0xda) at = afterScan(bytes, at);
    if (at > bytes.length) return null;
  }
}

/** Index of the next marker after the entropy-coded data of a JPEG. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError("the picture is truncated");
}

function readWebp(bytes: Uint8Array, view: DataView): PictureFile | null {
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  let bare = end === bytes.length;
  let size: { width: number; height: number } | undefined;
  let canvas: { width: number; height: number } | undefined;
  const seen = new Set<string>();
  for (let at = 12; at < end; ) {
    const part = ascii(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const data = at + 8;
    if (data + length > end) return null;
    // One picture, lossy or lossless.
    const kind = part === "VP8L" ? "VP8 " : part;
    bare &&= !seen.has(kind);
    seen.add(kind);
    if (part === "VP8 ") {
      // A key frame and its signature (RFC 6386, section 9.1).
      bare &&= (view.getUint8(data) & 1) === 0 && ascii(bytes, data + 3, 3) === "\x9d\x01\x2a";
      size = { width: view.getUint16(data + 6, true) & 0x3fff, height: view.getUint16(data + 8, true) & 0x3fff };
    } else if (part === "VP8L") {
      const packed = view.getUint32(data + 1, true);
      // Its signature and the only version.
      bare &&= view.getUint8(data) === 0x2f && packed >>> 29 === 0;
      size = { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
    } else if (part === "VP8X") {
      const side = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 0x10000 + 1;
      canvas = { width: side(data + 4), height: side(data + 7) };
      bare &&= length === 10;
    } else if (part === "ICCP") bare &&= isColourProfile(bytes.subarray(data, data + length));
    else if (part !== "ALPH") bare = false;
    at = data + length + (length % 2);
  }
  if (!size) return null;
  bare &&= !canvas || (canvas.width === size.width && canvas.height === size.height);
  return { type: "webp", ...size, bare };
}
