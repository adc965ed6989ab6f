import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderStore, type MediaStore, s3Store } from "./store.ts";

const NAME = "field-1a2b-60x40.png";
const bytes = new Uint8Array([1, 2, 3]);

async function storesPictures(store: MediaStore): Promise<void> {
  expect(await store.get(NAME)).toBeUndefined();
  await store.put(NAME, bytes, "image/png");
  const kept = await store.get(NAME);
  expect([undefined, String(bytes.byteLength)]).toContain(kept?.size);
  expect(new Uint8Array(await buffer(kept?.bytes ?? Readable.from([])))).toEqual(bytes);
  await store.remove(NAME);
  await store.remove(NAME);
  expect(await store.get(NAME)).toBeUndefined();
}

describe("a folder", () => {
  it("stores pictures, and leaves no partial file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "media-"));
    await storesPictures(folderStore(join(folder, "media")));
    expect(await readdir(join(folder, "media"))).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe("a bucket of S3", () => {
  let server: Server;
  let failing = false;
  const kept = new Map<string, { body: Buffer; type: string | undefined }>();
  const signatures: string[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      signatures.push(String(request.headers.authorization));
      const { url = "", method } = request;
      if (failing) return response.writeHead(403).end("<Code>AccessDenied</Code>");
      if (method === "PUT") kept.set(url, { body: await buffer(request), type: request.headers["content-type"] });
      if (method === "DELETE") kept.delete(url);
      const found = kept.get(url);
      if (method === "GET" && !found) return response.writeHead(404).end("<Code>NoSuchKey</Code>");
      response.writeHead(method === "DELETE" ? 204 : 200).end(method === "GET" ? found?.body : undefined);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const store = () =>
    s3Store({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: "ap-south-1",
      bucket: "pictures",
      accessKeyId: "AKID",
      secretAccessKey: "secret",
    });

  it("stores pictures, each request signed for its region and service", async () => {
    await storesPictures(store());
    expect(signatures[0]).toMatch(/^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/ap-south-1\/s3\/aws4_request, /);
    await store().put(NAME, bytes, "image/png");
    expect(kept.get(`/pictures/${NAME}`)?.type).toBe("image/png");
  });

  it("that refuses a request causes an error with its reason", async () => {
    failing = true;
    await expect(store().put(NAME, bytes, "image/png")).rejects.toThrow("the bucket answered 403");
    await expect(store().get(NAME)).rejects.toThrow("AccessDenied");
  });
});
