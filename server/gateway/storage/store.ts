import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../process/config.ts";

/** A picture that is being read: its bytes come as they are taken. Whoever does not take them destroys it. */
export type OpenPicture = {
  /** In bytes, as a header says it; a storage elsewhere may leave it out. */
  size?: string;
  bytes: Readable;
};

/** Where uploaded pictures lie, by names that were checked. */
export type MediaStore = {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<OpenPicture | undefined>;
  /** What is not there is no error. */
  remove(name: string): Promise<void>;
};

/** How long a storage elsewhere may take to answer, in milliseconds; its answer is then read at the reader's pace. */
const PATIENCE = 20_000;

/** Asks a storage elsewhere. @throws Error when it does not begin to answer in time */
export async function askStorage(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error("the storage gave no answer")), PATIENCE);
  return ask(patience.signal).finally(() => clearTimeout(timer));
}

/** The picture in an answer of a storage elsewhere. */
export function pictureOf({ headers, body }: Response): OpenPicture {
  const bytes = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  return { size: headers.get("content-length") ?? undefined, bytes };
}

/** A folder of this machine. A file is there whole or not at all. */
export function folderStore(folder: string): MediaStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        const file = await open(unfinished, "wx", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      const file = await open(join(folder, name)).catch(noneIfMissing);
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        return { size: String(size), bytes: file.createReadStream() };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** A bucket elsewhere, which several servers can share. */
export function s3Store({ endpoint, region, bucket, ...keys }: S3Settings): MediaStore {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 2 });
  async function ask(name: string, init: RequestInit): Promise<Response> {
    const address = `${endpoint}/${bucket}/${name}`;
    const response = await askStorage((signal) => client.fetch(address, { ...init, signal }));
    if (response.ok || response.status === 404) return response;
    throw new Error(`the bucket answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  }
  return {
    async put(name, bytes, contentType) {
      const response = await ask(name, {
        method: "PUT",
        body: bytes as BodyInit,
        headers: { "Content-Type": contentType },
      });
      if (response.status === 404) throw new Error(`there is no bucket ${bucket}`);
    },
    async get(name) {
      const response = await ask(name, { method: "GET" });
      if (response.ok) return pictureOf(response);
      await response.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await ask(name, { method: "DELETE" });
    },
  };
}
