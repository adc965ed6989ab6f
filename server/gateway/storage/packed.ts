import { promisify } from "node:util";
import { type InputType, inflate, type ZlibOptions } from "node:zlib";
import { isColourProfile } from "../../../domain/picture-file.ts";
import { Refused } from "../../http/refusals.ts";
import { MORE_THAN_A_PICTURE } from "./check.ts";

type Unpacked = { buffer: Buffer; engine: { bytesWritten: number } };

/** With `info`, zlib also says how many bytes it read. */
const unpack = promisify(inflate as (data: InputType, options: ZlibOptions, done: never) => void) as unknown as (
  data: InputType,
  options: ZlibOptions,
) => Promise<Unpacked>;

/** Largest profile of colours that is taken, unpacked, in bytes. */
const LARGEST_PROFILE = 1024 * 1024;

/**
 * Unpacks what is packed in a PNG whose frame was checked: its pixels are as many bytes as its head says, with nothing
 * behind them, and its profile is one. Other pictures pass.
 *
 * @throws Refused 415
 */
export async function checkPacked(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("latin1", 12, 16) !== "IHDR") return;
  const pixels: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    const part = file.toString("latin1", at + 4, at + 8);
    if (part === "IDAT") pixels.push(data);
    if (part === "iCCP") await checkProfile(data);
  }
  const length = unpackedLength(file);
  if ((await unpacked(Buffer.concat(pixels), length)).length !== length) throw new Refused(MORE_THAN_A_PICTURE);
}

/** Numbers to a pixel, by the kind of colour that a PNG's head names. */
const CHANNELS = [1, undefined, 3, 1, 2, undefined, 4];

/** Where the seven pictures of an interlaced PNG begin, and how far apart their pixels stand: across, then down. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** How many bytes a PNG's rows are, as its head says; each has one more, which says how it was filtered. */
function unpackedLength(file: Buffer): number {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlaced = 0] = file.subarray(24, 29);
  const bits = depth * (CHANNELS[colour] ?? Number.NaN);
  const lengthOf = (across: number, down: number) => (across > 0 ? down * (1 + Math.ceil((across * bits) / 8)) : 0);
  if (interlaced === 0) return lengthOf(width, height);
  return PASSES.map(([x, right, y, below]) =>
    lengthOf(Math.ceil((width - x) / right), Math.ceil((height - y) / below)),
  ).reduce((sum, length) => sum + Math.max(0, length), 0);
}

/** A name of up to 79 characters, how it is packed, and a profile. */
async function checkProfile(data: Buffer): Promise<void> {
  const end = data.indexOf(0);
  if (end < 1 || end > 79) throw new Refused(MORE_THAN_A_PICTURE);
  const profile = await unpacked(data.subarray(end + 2), LARGEST_PROFILE);
  if (!isColourProfile(profile)) throw new Refused(MORE_THAN_A_PICTURE);
}

async function unpacked(data: Buffer, most: number): Promise<Buffer> {
  // A head that makes no sense says no length.
  if (!(most >= 1)) throw new Refused(MORE_THAN_A_PICTURE);
  const { buffer, engine } = await unpack(data, { maxOutputLength: most, info: true }).catch(() => {
    throw new Refused(MORE_THAN_A_PICTURE);
  });
  if (engine.bytesWritten !== data.length) throw new Refused(MORE_THAN_A_PICTURE);
  return buffer;
}
