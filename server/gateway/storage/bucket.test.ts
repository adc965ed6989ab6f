import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { DataRequest } from "../../backend/data/requests.ts";
import { createLog } from "../../process/log.ts";

import { ownBucket } from "./bucket.ts";

const NAME = "field-1a2b-60x40.png";
const caller = { token: "token", client: "client" };

/** A data service whose table holds this picture or none. */
function table() {
  let row: { name: string; id: string; leaving: boolean } | undefined;
  return async (request: DataRequest) => {
    const found = row && !(request.kind === "read" && row.leaving) ? [row] : [];
    if (request.kind === "insert") row = { name: NAME, id: "1", leaving: false };
    if (request.kind === "update" && row) row.leaving = true;
    if (request.kind === "delete") row = undefined;
    return { status: 200, body: JSON.stringify(request.kind === "insert" ? [row] : found) };
  };
}

/** A store that finishes writing when `finish` is called. */
function slowStore() {
  const kept = new Set<string>();
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return {
    kept,
    begun: begun.promise,
    finish,
    async put(name: string) {
      begun.resolve();
      await finish.promise.finally(() => kept.add(name));
    },
    get: async () => ({ bytes: Readable.from([]) }),
    async remove(name: string) {
      kept.delete(name);
    },
  };
}

describe("a picture", () => {
  it("removed while it is being stored is not left behind", async () => {
    const store = slowStore();
    const bucket = ownBucket(table(), store, createLog("silent", "site"));
    const adding = bucket.add(NAME, new Uint8Array(1), "image/png", caller);
    await store.begun;
    await bucket.remove([NAME], caller);
    store.finish.resolve();
    await expect(adding).rejects.toThrow("removed while it was stored");
    expect(store.kept.size).toBe(0);
  });

  it("stored by a store that then fails is not left behind", async () => {
    const store = slowStore();
    const bucket = ownBucket(table(), store, createLog("silent", "site"));
    const adding = bucket.add(NAME, new Uint8Array(1), "image/png", caller);
    store.finish.reject(new Error("no answer"));
    await expect(adding).rejects.toThrow("could not be stored");
    expect(store.kept.size).toBe(0);
  });
});
