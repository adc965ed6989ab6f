import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream";
import { pipeline as flow } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** One file of an archive. It is held in memory, so the writer keeps it small. */
export type Entry = { name: string; bytes: Buffer };

/** Name of the last entry, which holds the digests of all others by name. */
const CHECKSUMS = "checksums.json";

/** Tar's block size. */
const BLOCK_BYTES = 512;

/**
 * Writes a gzipped tar whose last entry holds the digests of all others. Only the owner may read the file.
 *
 * @throws when the file exists or cannot be written completely
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  await flow(
    blocksOf(entries),
    createGzip({ level: 4 }),
    createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
  );
}

async function* blocksOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const digests: Record<string, string> = {};
  for await (const entry of entries) {
    digests[entry.name] = digestOf(entry.bytes);
    yield* blocksOfOne(entry);
  }
  yield* blocksOfOne({ name: CHECKSUMS, bytes: Buffer.from(JSON.stringify(digests)) });
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

function* blocksOfOne({ name, bytes }: Entry): Generator<Buffer> {
  yield headerOf(name, bytes.length);
  yield bytes;
  yield Buffer.alloc(-bytes.length & (BLOCK_BYTES - 1));
}

/** The ustar header of an ordinary file. @throws when the name is too long */
function headerOf(name: string, size: number): Buffer {
  const [prefix, rest] = splitName(name);
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  header.write(rest, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  header.write("        0", 148);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}

/** Splits a name into the two fields that ustar has for it. */
function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ["", name];
  for (let at = name.indexOf("/"); at > 0; at = name.indexOf("/", at + 1)) {
    const parts: [string, string] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(parts[0]) <= 155 && Buffer.byteLength(parts[1]) <= 100) return parts;
  }
  throw new Error(`The name ${name} is too long for an archive.`);
}

/**
 * Reads an archive of `writeArchive`.
 *
 * @throws Error naming the damaged entries, at the latest after the last entry: only then everything is checked
 */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const actual: Record<string, string> = {};
  let expected: Record<string, string> | undefined;
  try {
    for await (const entry of entriesOf(file)) {
      if (entry.name === CHECKSUMS) {
        expected = JSON.parse(entry.bytes.toString());
        continue;
      }
      actual[entry.name] = digestOf(entry.bytes);
      yield entry;
    }
  } catch (cause) {
    const unreadable = /^(Z_|ERR_OUT_OF_RANGE)/.test((cause as { code?: string }).code ?? "");
    if (!unreadable && !(cause instanceof InvalidHeader) && !(cause instanceof SyntaxError)) throw cause;
    throw new Error(`${file} is damaged or cut short.`, { cause });
  }
  if (!expected) throw new Error(`${file} is cut short, or no backup of this site.`);
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  const wrong = [...names].filter((name) => expected[name] !== actual[name]);
  if (wrong.length > 0) throw new Error(`${file} is damaged: ${wrong.slice(0, 5).join(", ")}.`);
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let chunks: Buffer[] = [];
  let length = 0;
  let wanted: { name: string; size: number } | undefined;
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    for (;;) {
      const need = wanted ? wanted.size + (-wanted.size & (BLOCK_BYTES - 1)) : BLOCK_BYTES;
      if (length < need) break;
      const all = Buffer.concat(chunks);
      chunks = [all.subarray(need)];
      length -= need;
      if (wanted) {
        yield { name: wanted.name, bytes: all.subarray(0, wanted.size) };
        wanted = undefined;
      } else {
        wanted = readHeader(all);
      }
    }
  }
}

class InvalidHeader extends Error {}

/** @returns undefined for the empty blocks at the end @throws InvalidHeader when the checksum or the size is wrong */
function readHeader(block: Buffer): { name: string; size: number } | undefined {
  const header = block.subarray(0, BLOCK_BYTES);
  if (header.every((byte) => byte === 0)) return undefined;
  const text = (from: number, to: number) => header.toString("utf8", from, to).split("\0", 1)[0] ?? "";
  const size = Number.parseInt(text(124, 136), 8);
  // The checksum's own eight bytes count as spaces.
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (sum !== Number.parseInt(text(148, 156), 8) || !(size >= 0)) throw new InvalidHeader();
  const prefix = text(345, 500);
  return { name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), size };
}

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
