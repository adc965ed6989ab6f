import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { encodeWithin } from "./encode-within.ts";

/** A picture of noise, which compresses badly; the same at each call. */
function noise(size: number) {
  const pixels = Uint8Array.from({ length: size * size * 3 }, (_, i) => (Math.imul(i + 1, 2654435761) >>> 24) & 255);
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
}

for (const format of ["avif", "webp"] as const) {
  test(`${format}: the given quality is kept where it fits`, async () => {
    const free = await encodeWithin(noise(64), format, { quality: 80, targetBytes: 1e6, maxBytes: 1e6 });
    const target = Math.floor(free.length * 0.9);
    const limited = await encodeWithin(noise(64), format, { quality: 80, targetBytes: target, maxBytes: 1e6 });
    assert.ok(limited.length <= target, `${limited.length} of ${target} bytes`);
  });

  test(`${format}: a picture may exceed the target to look good, and never the maximum`, async () => {
    const good = await encodeWithin(noise(64), format, { quality: 80, targetBytes: 1, maxBytes: 1e6 });
    assert.ok(good.length > 1);
    const maxBytes = good.length - 1;
    const small = await encodeWithin(noise(64), format, { quality: 80, targetBytes: 1, maxBytes });
    assert.ok(small.length <= maxBytes);
  });

  test(`${format}: a picture that cannot fit is refused`, async () => {
    const limits = { quality: 80, targetBytes: 1, maxBytes: 1 };
    await assert.rejects(encodeWithin(noise(64), format, limits), /does not fit into 1 bytes/);
  });
}
