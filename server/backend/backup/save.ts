import { link, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openDatabase, type Queries } from "../database.ts";
import { type Entry, readArchive, writeArchive } from "./archive.ts";
import { contentsOf } from "./catalogue.ts";

/** Approximate size of an entry with rows; one at a time is in memory. */
const CHUNK_BYTES = 1024 * 1024;

/**
 * Saves the site to one file while it runs: all rows from one snapshot, the pictures, the secrets. The file is read back
 * and checked before it gets its name.
 *
 * @param address of the database, as its owner
 * @throws when `file` exists, and when something cannot be read or written; no partial file is left
 */
export async function saveBackup(address: string, dataDir: string, file: string): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const sql = openDatabase(address, { max: 1, connect_timeout: 5 });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  let writeError: unknown;
  try {
    if (await stat(file).catch(ignoreMissing)) throw Object.assign(new Error(`${file} is there`), { code: "EEXIST" });
    await sql
      .begin("isolation level repeatable read read only", async (snapshot) => {
        // A policy that would hide rows from the owner now raises an error.
        await snapshot`set local row_security = off`;
        await writeArchive(draft, entriesOf(snapshot, dataDir)).catch((error) => {
          writeError = error;
          throw error;
        });
      })
      // After a failed write the transaction's end fails as well; the first error is the cause.
      .catch((error) => {
        throw writeError ?? error;
      });
    for await (const _ of readArchive(draft));
    await link(draft, file);
  } finally {
    await rm(draft, { force: true });
    await sql.end({ timeout: 5 });
  }
}

async function* entriesOf(snapshot: Queries, dataDir: string): AsyncGenerator<Entry> {
  const contents = await contentsOf(snapshot);
  yield { name: "backup.json", bytes: Buffer.from(JSON.stringify(contents, null, 2)) };
  for (const [index, { name, columns }] of contents.tables.entries()) {
    const rows = await snapshot.unsafe(`copy ${name} (${columns.join()}) to stdout`).readable();
    let number = 0;
    for await (const bytes of inChunks(rows)) yield { name: `tables/${index}/${number++}`, bytes };
  }
  // After the rows, so that every picture that a row names has been stored.
  for (const path of await filesBelow(join(dataDir, "media"))) {
    const bytes = await readFile(join(dataDir, "media", path)).catch(ignoreMissing);
    if (bytes) yield { name: `media/${path}`, bytes };
  }
  const secrets = await readFile(join(dataDir, "secrets.json")).catch(ignoreMissing);
  if (secrets) yield { name: "secrets.json", bytes: secrets };
}

async function* inChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    length += chunk.length;
    if (length < CHUNK_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(pending);
}

async function filesBelow(directory: string): Promise<string[]> {
  const found = (await readdir(directory, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
  return found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(directory.length + 1))
    .sort();
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
