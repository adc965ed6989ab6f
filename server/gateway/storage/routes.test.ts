import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { Refused, refuse } from "../../http/refusals.ts";
import { createLog } from "../../process/log.ts";
import { createBodyReader } from "../body-reader.ts";
import type { GatewayParts } from "../parts.ts";
import type { Bucket } from "./bucket.ts";
import { storageRoutes } from "./routes.ts";
import type { OpenPicture } from "./store.ts";

const SIZE = 10 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024);

/** A picture, and how much of it was read. */
function pictureOf(size = SIZE): OpenPicture & { read: () => number } {
  let read = 0;
  const bytes = new Readable({
    read() {
      if (read >= size) return void this.push(null);
      read += CHUNK.byteLength;
      this.push(CHUNK);
    },
  });
  return { size: String(size), bytes, read: () => read };
}

const routes = (bucket: Partial<Bucket>, parts: Partial<GatewayParts> = {}) => {
  const given = {
    bucket: bucket as Bucket,
    limits: { count: async () => undefined } as unknown as GatewayParts["limits"],
    publishableKey: "key",
    log: createLog("silent", "site"),
    ...parts,
  } as GatewayParts;
  const storage = storageRoutes(given, createBodyReader());
  return storage.onError((error, c) => {
    if (error instanceof Refused) return refuse(c.req.path, error.refusal);
    throw error;
  });
};

const from = (client: string) => ({ client, requestId: "1" });
const ADDRESS = "/object/public/media/field-1a2b-60x40.png";

describe("a download", () => {
  it("reads the picture only as fast as the client does", async () => {
    const picture = pictureOf();
    const response = await routes({ open: async () => picture }).request(ADDRESS, {}, from("reader"));
    expect(response.headers.get("content-length")).toBe(String(SIZE));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    expect(picture.read()).toBeLessThan(SIZE / 10);
    await reader.cancel();
    expect(picture.bytes.destroyed).toBe(true);
  });

  it("reads nothing for a HEAD", async () => {
    const picture = pictureOf();
    const response = await routes({ open: async () => picture }).request(ADDRESS, { method: "HEAD" }, from("reader"));
    expect(response.headers.get("content-length")).toBe(String(SIZE));
    expect(response.body).toBeNull();
    expect(picture.bytes.destroyed).toBe(true);
  });

  it.each([
    ["of a small picture", 250, 1024 * 1024],
    ["of more than a megabyte", 24, 1024 * 1024 + 1],
  ])("%s waits while its client has %i unfinished; other clients' do not", async (_, most, size) => {
    const opened: OpenPicture[] = [];
    const open = async () => {
      const picture = pictureOf(size);
      opened.push(picture);
      return picture;
    };
    const storage = routes({ open });
    const ask = (client: string) => storage.request(ADDRESS, {}, from(client));
    const unfinished = await Promise.all(Array.from({ length: most }, () => ask("one")));
    let given = false;
    const next = Promise.resolve(ask("one")).finally(() => {
      given = true;
    });
    await (await ask("another")).body?.cancel();
    expect(given).toBe(false);
    await unfinished[0]?.body?.cancel();
    await (await next).body?.cancel();
    expect(opened).toHaveLength(most + 2);
    await Promise.all(unfinished.slice(1).map((response) => response.body?.cancel()));
  });
});

describe("an upload", () => {
  const token = `e30.${Buffer.from(JSON.stringify({ sub: "person" })).toString("base64url")}.x`;
  const upload = (body: ReadableStream | string) =>
    ({
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "image/png" },
      body,
      duplex: "half",
    }) as RequestInit;
  const PATH = "/object/media/field-1a2b-60x40.png";
  const answering = (isAdministrator: boolean) => async () => ({ status: 200, body: String(isAdministrator) });

  it("is not read before the sender's rights are checked", async () => {
    let read = false;
    const pull = () => {
      read = true;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const storage = routes({}, { askData: answering(false) });
    await expect(storage.request(PATH, upload(body), from("stranger"))).resolves.toMatchObject({ status: 403 });
    expect(read).toBe(false);
  });

  it("waits, unread, while its client has two in progress", async () => {
    const storage = routes({}, { askData: answering(true) });
    const begun: ReadableStreamDefaultController[] = [];
    const ask = (client: string) => {
      let begin: () => void;
      const reading = new Promise<void>((done) => {
        begin = done;
      });
      const body = new ReadableStream(
        {
          pull(controller) {
            begun.push(controller);
            begin();
          },
        },
        { highWaterMark: 0 },
      );
      const answer = storage.request(PATH, upload(body), from(client));
      return { reading, answer };
    };
    const [first, second, third] = [ask("one"), ask("one"), ask("one")];
    await Promise.all([first.reading, second.reading]);
    await ask("another").reading;
    expect(begun).toHaveLength(3);
    begun[0]?.close();
    await third?.reading;
    expect(begun).toHaveLength(4);
    for (const controller of begun.slice(1)) controller.close();
    await Promise.all([first.answer, second.answer, third?.answer]);
  });
});
