import { expect, it } from "vitest";
import { enlarge } from "./enlarge";

/** A gradient of grey that climbs by a fifth of a step from point to point, as whole numbers. */
const width = 48;
const slope = 0.2;
const small = Uint8Array.from({ length: width * 36 * 3 }, (_, at) => 60 + slope * (Math.floor(at / 3) % width));

/** The mean of each column. */
function columns({ bytes, width }: { bytes: Uint8Array; width: number }): number[] {
  const height = bytes.length / width / 3;
  return Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < height; y++) sum += bytes[(y * width + x) * 3] ?? 0;
    return sum / height;
  });
}

it("a gradient becomes six times as large in both directions", () => {
  const large = enlarge(small, width);
  expect(large.width).toBe(6 * width);
  expect(large.bytes).toHaveLength(36 * small.length);
});

it("a gradient has no stripes: it climbs evenly, where the whole numbers stand still and jump", () => {
  const climbs = columns(enlarge(small, width));
  // Over the width of eight points, away from the edges.
  for (let x = 48; x < 192; x += 6) {
    const climb = (climbs[x + 48] ?? 0) - (climbs[x] ?? 0);
    expect(climb, `from column ${x}`).toBeGreaterThan(6 * slope);
    expect(climb, `from column ${x}`).toBeLessThan(10 * slope);
  }
});

it("a surface of one colour keeps it, up to the edges", () => {
  const even = enlarge(new Uint8Array(48 * 36 * 3).fill(60), 48);
  expect([...new Set(even.bytes)]).toEqual([60]);
});
