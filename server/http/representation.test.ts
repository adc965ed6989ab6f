import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isNotModified, negotiate, represent } from "./representation.ts";

const text = Buffer.from("the same words again and again ".repeat(100));

describe("represent", () => {
  it("compresses what gains by it", async () => {
    const { bodies } = await represent(text, "text/html; charset=utf-8", "moment");
    expect(brotliDecompressSync(bodies.br!)).toEqual(text);
    expect(gunzipSync(bodies.gzip!)).toEqual(text);
  });

  it("leaves pictures and short answers alone", async () => {
    expect(Object.keys((await represent(text, "image/avif", "moment")).bodies)).toEqual(["identity"]);
    expect(Object.keys((await represent(Buffer.from("[]"), "application/json", "moment")).bodies)).toEqual([
      "identity",
    ]);
  });
});

describe("negotiate", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("answers %s with %s", async (accept, encoding) => {
    expect(negotiate(await represent(text, "text/css", "moment"), accept).encoding).toBe(encoding);
  });

  it("tags each encoding differently", async () => {
    const page = await represent(text, "text/css", "moment");
    const tags = ["br", "gzip", ""].map((accept) => negotiate(page, accept).etag);
    expect(new Set(tags).size).toBe(3);
  });
});

describe("isNotModified", () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    [undefined, false],
  ])("%s", (header, expected) => expect(isNotModified(header, '"a"')).toBe(expected));
});
