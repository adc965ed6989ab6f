import { promisify } from "node:util";
import { type InputType, inflate, type ZlibOptions } from "node:zlib";
import { isColourProfile } from "../../../domain/picture-file.ts";
import { Refused } from "../../http/refusals.ts";
import { MORE_THAN_A_PICTURE } from "./check.ts";

type Inflated = { buffer: Buffer; engine: { bytesWritten: number } };

/** With `info`, zlib also reports how many bytes it read. */
const inflateWithInfo = promisify(
  inflate as (data: InputType, options: ZlibOptions, done: never) => void,
) as unknown as (data: InputType, options: ZlibOptions) => Promise<Inflated>;

/** Size of an inflated colour profile. */
const MAX_PROFILE_BYTES = 1024 * 1024;

/**
 * Inflates the compressed chunks of a PNG whose structure was checked: the pixels must be exactly as many bytes as the
 * header says, and the colour profile must be one. Pictures of other types pass.
 *
 * @throws Refused 415
 */
export async function checkPngData(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("latin1", 12, 16) !== "IHDR") return;
  const pixels: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    const part = file.toString("latin1", at + 4, at + 8);
    if (part === "IDAT") pixels.push(data);
    if (part === "iCCP") await checkProfile(data);
  }
  const length = expectedLength(file);
  if ((await inflateAtMost(Buffer.concat(pixels), length)).length !== length) throw new Refused(MORE_THAN_A_PICTURE);
}

/** Channels for each colour type of a PNG's header. */
const CHANNELS = [1, undefined, 3, 1, 2, undefined, 4];

/** The seven passes of an interlaced PNG: first column, column step, first row, row step. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** The size of a PNG's inflated rows by its header, in bytes; each row has one more byte for its filter. */
function expectedLength(file: Buffer): number {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlaced = 0] = file.subarray(24, 29);
  const bits = depth * (CHANNELS[colour] ?? Number.NaN);
  const passLength = (across: number, down: number) => (across > 0 ? down * (1 + Math.ceil((across * bits) / 8)) : 0);
  if (interlaced === 0) return passLength(width, height);
  return PASSES.map(([x, right, y, below]) =>
    passLength(Math.ceil((width - x) / right), Math.ceil((height - y) / below)),
  ).reduce((sum, length) => sum + Math.max(0, length), 0);
}

/** Checks an iCCP chunk: a name of up to 79 characters, the compression method, and the compressed profile. */
async function checkProfile(data: Buffer): Promise<void> {
  const end = data.indexOf(0);
  if (end < 1 || end > 79) throw new Refused(MORE_THAN_A_PICTURE);
  const profile = await inflateAtMost(data.subarray(end + 2), MAX_PROFILE_BYTES);
  if (!isColourProfile(profile)) throw new Refused(MORE_THAN_A_PICTURE);
}

/** @throws Refused if `data` does not inflate, is followed by other bytes, or inflates to more than `maxBytes`. */
async function inflateAtMost(data: Buffer, maxBytes: number): Promise<Buffer> {
  // An invalid header gives NaN.
  if (!(maxBytes >= 1)) throw new Refused(MORE_THAN_A_PICTURE);
  const { buffer, engine } = await inflateWithInfo(data, { maxOutputLength: maxBytes, info: true }).catch(() => {
    throw new Refused(MORE_THAN_A_PICTURE);
  });
  if (engine.bytesWritten !== data.length) throw new Refused(MORE_THAN_A_PICTURE);
  return buffer;
}
