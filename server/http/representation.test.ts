import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  bestEncoding,
  type Encoding,
  encode,
  encodeInPlace,
  isNotModified,
  negotiate,
  type Representation,
  represent,
} from "./representation.ts";

const text = Buffer.from("the same words again and again ".repeat(100));

const css = "text/css; charset=utf-8";
const withBoth = async (representation: Representation) => {
  await Promise.all((["br", "gzip"] as const).map((encoding) => encode(representation, encoding, "start")));
  return representation;
};

describe("represent", () => {
  it("compresses nothing yet", () => {
    expect(Object.keys(represent(text, css).bodies)).toEqual(["identity"]);
  });

  it("leaves pictures and short answers alone", () => {
    for (const plain of [represent(text, "image/avif"), represent(Buffer.from("[]"), "application/json")]) {
      expect(bestEncoding(plain, "br, gzip")).toBe("identity");
    }
  });
});

describe("encode", () => {
  it("makes the requested encoding, and no other", async () => {
    const page = represent(text, css);
    await encode(page, "gzip", "kept");
    expect(gunzipSync(page.bodies.gzip!)).toEqual(text);
    expect(page.bodies.br).toBeUndefined();
  });

  it("makes each encoding from any other", async () => {
    for (const from of ["br", "gzip"] as const) {
      const page = represent(text, css);
      encodeInPlace(page, from, "once");
      expect(Object.keys(page.bodies)).toEqual([from]);
      await Promise.all([encode(page, "identity", "kept"), encode(page, "br", "kept"), encode(page, "gzip", "kept")]);
      expect(page.bodies.identity).toEqual(text);
      expect(brotliDecompressSync(page.bodies.br!)).toEqual(text);
      expect(gunzipSync(page.bodies.gzip!)).toEqual(text);
    }
  });

  it("makes it once for simultaneous callers", async () => {
    const page = represent(text, css);
    const [first, second] = [encode(page, "br", "kept"), encode(page, "br", "kept")];
    expect(second).toBe(first);
    await first;
    const made = page.bodies.br;
    await encode(page, "br", "kept");
    expect(page.bodies.br).toBe(made);
  });
});

describe("negotiate", () => {
  const accepted: [string | undefined, Encoding][] = [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", "identity"],
    [undefined, "identity"],
  ];
  it.each(accepted)("answers %s with %s", async (accept, encoding) => {
    const page = await withBoth(represent(text, css));
    expect(negotiate(page, accept).encoding).toBe(encoding);
    expect(bestEncoding(page, accept)).toBe(encoding);
  });

  it("falls back on an encoding that exists", () => {
    expect(negotiate(represent(text, css), "br").body).toEqual(text);
  });

  it("tags each encoding differently", async () => {
    const page = await withBoth(represent(text, css));
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
