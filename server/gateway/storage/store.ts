import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../process/config.ts";

/** Where uploaded pictures lie, by names that were checked. */
export type MediaStore = {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** What is not there is no error. */
  remove(name: string): Promise<void>;
};

/** How long a bucket may take over a request, in milliseconds. */
const PATIENCE = 20_000;

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
    get: (name) => readFile(join(folder, name)).catch(noneIfMissing),
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
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE),
    });
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
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    async remove(name) {
      await ask(name, { method: "DELETE" });
    },
  };
}
