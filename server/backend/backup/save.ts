import { link, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openDatabase, type Queries } from "../database.ts";
import { type Entry, readArchive, writeArchive } from "./archive.ts";
import { contentsOf } from "./catalogue.ts";

/** Rows are read in pieces of about so many bytes, of which one is in memory. */
const PIECE = 1024 * 1024;

/**
 * Saves the site to one file while it runs: every row as it stood at one moment, the pictures, the secrets. The file is
 * read back and checked before it gets its name.
 *
 * @param address of the database, as its owner.
 * @throws when `file` is there already, and when anything cannot be read or written; nothing half made is left.
 */
export async function saveBackup(address: string, dataDir: string, file: string): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const sql = openDatabase(address, { max: 1, connect_timeout: 5 });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  let unwritten: unknown;
  try {
    if (await stat(file).catch(unlessGone)) throw Object.assign(new Error(`${file} is there`), { code: "EEXIST" });
    await sql
      .begin("isolation level repeatable read read only", async (snapshot) => {
        // A rule that hides rows from us is an error then, not a backup without them.
        await snapshot`set local row_security = off`;
        await writeArchive(draft, entriesOf(snapshot, dataDir)).catch((error) => {
          unwritten = error;
          throw error;
        });
      })
      // The end of the transaction fails too while rows are being read, and would hide why.
      .catch((error) => {
        throw unwritten ?? error;
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
    for await (const bytes of inPieces(rows)) yield { name: `tables/${index}/${number++}`, bytes };
  }
  // After the rows: a picture that one of them names is there by now.
  for (const path of await filesBelow(join(dataDir, "media"))) {
    const bytes = await readFile(join(dataDir, "media", path)).catch(unlessGone);
    if (bytes) yield { name: `media/${path}`, bytes };
  }
  const secrets = await readFile(join(dataDir, "secrets.json")).catch(unlessGone);
  if (secrets) yield { name: "secrets.json", bytes: secrets };
}

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length < PIECE) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}

async function filesBelow(directory: string): Promise<string[]> {
  const found = (await readdir(directory, { recursive: true, withFileTypes: true }).catch(unlessGone)) ?? [];
  return found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(directory.length + 1))
    .sort();
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
