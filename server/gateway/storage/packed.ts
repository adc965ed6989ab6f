import { promisify } from "node:util";
import { type InputType, inflate, type ZlibOptions } from "node:zlib";
import { Refused } from "../../exchange/refusals.ts";
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
 * Unpacks what is packed in a PNG whose frame was checked: its pixels are no more than its size has, with nothing
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
  // Eight bytes a pixel at most; a row has one more, and two where it is interlaced, which adds up to seven short rows.
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  await unpacked(Buffer.concat(pixels), (width * 8 + 2) * (height + 7));
}

/** A name of up to 79 characters, how it is packed, and a profile that says its own length. */
async function checkProfile(data: Buffer): Promise<void> {
  const end = data.indexOf(0);
  if (end < 1 || end > 79) throw new Refused(MORE_THAN_A_PICTURE);
  const profile = await unpacked(data.subarray(end + 2), LARGEST_PROFILE);
  const isProfile =
    profile.length >= 132 &&
    profile.readUInt32BE(0) === profile.length &&
    profile.toString("latin1", 36, 40) === "acsp";
  if (!isProfile) throw new Refused(MORE_THAN_A_PICTURE);
}

async function unpacked(data: Buffer, most: number): Promise<Buffer> {
  const { buffer, engine } = await unpack(data, { maxOutputLength: most, info: true }).catch(() => {
    throw new Refused(MORE_THAN_A_PICTURE);
  });
  if (engine.bytesWritten !== data.length) throw new Refused(MORE_THAN_A_PICTURE);
  return buffer;
}
