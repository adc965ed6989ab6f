import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../process/config.ts";

/** A picture that is being read as a stream. A caller that does not read it to the end destroys the stream. */
export type OpenPicture = {
  /** In bytes, as in the header; a remote storage may omit it. */
  size?: string;
  bytes: Readable;
};

/** Stores uploaded pictures by names that were checked. */
export type MediaStore = {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined if there is no such picture. */
  get(name: string): Promise<OpenPicture | undefined>;
  /** Removing a missing picture is no error. */
  remove(name: string): Promise<void>;
};

/** How long a remote storage may take to begin its answer, in milliseconds. Reading the answer has no limit here. */
const STORAGE_TIMEOUT_MS = 20_000;

/** Runs a request to a remote storage. @throws Error when the answer does not begin within STORAGE_TIMEOUT_MS */
export async function withTimeout(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error("the storage gave no answer")), STORAGE_TIMEOUT_MS);
  return ask(timeout.signal).finally(() => clearTimeout(timer));
}

/** The picture in the answer of a remote storage. */
export function toOpenPicture({ headers, body }: Response): OpenPicture {
  const bytes = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  return { size: headers.get("content-length") ?? undefined, bytes };
}

/** A store in a local folder. A file is written to a temporary name and renamed, so that it is never partial. */
export function folderStore(folder: string): MediaStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flag: "wx", flush: true });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      const file = await open(join(folder, name)).catch(undefinedIfMissing);
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

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** A store in an S3 bucket, which several servers can share. */
export function s3Store({ endpoint, region, bucket, ...keys }: S3Settings): MediaStore {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 2 });
  async function ask(name: string, init: RequestInit): Promise<Response> {
    const address = `${endpoint}/${bucket}/${name}`;
    const response = await withTimeout((signal) => client.fetch(address, { ...init, signal }));
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
      if (response.ok) return toOpenPicture(response);
      await response.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await ask(name, { method: "DELETE" });
    },
  };
}
