/** Points along a side for one of the small image. */
const FACTOR = 6;

/** Steps by which the values of the small image are smoothed; after these nothing visible changes. */
const SMOOTHING_STEPS = 60;

/**
 * A small image of soft gradients, enlarged without stripes. It comes in whole numbers, which stand still for some points
 * and then jump: a browser that mixes neighbours shows this. Here each value becomes the one that fits best between its
 * neighbours and rounds to the same number; a cubic B-spline runs through them, and noise hides the steps of the result.
 *
 * @param bytes red, green and blue of each point
 */
export function enlarge(bytes: Uint8Array, width: number): { width: number; bytes: Uint8Array } {
  const height = bytes.length / width / 3;
  const wide = width * FACTOR;
  const enlarged = new Uint8Array(wide * height * FACTOR * 3);
  for (const channel of [0, 1, 2]) {
    const rows = Array.from({ length: height }, (_, y) =>
      Float32Array.from({ length: width }, (_, x) => bytes[(y * width + x) * 3 + channel] ?? 0),
    );
    transposed(splineRows(transposed(splineRows(smoothed(rows))))).forEach((row, y) => {
      row.forEach((value, x) => {
        enlarged[(y * wide + x) * 3 + channel] = Math.min(255, Math.max(0, Math.floor(value + noise(x, y))));
      });
    });
  }
  return { width: wide, bytes: enlarged };
}

/** Each value nearer to the mean of its neighbours, but by less than half a step. */
function smoothed(rows: Float32Array[]): Float32Array[] {
  let now = rows;
  for (let step = 0; step < SMOOTHING_STEPS; step++) {
    now = now.map((row, y) => {
      const [above, below, whole] = [now[y - 1] ?? row, now[y + 1] ?? row, rows[y] ?? row];
      return row.map((value, x) => {
        const mean = ((above[x] ?? 0) + (below[x] ?? 0) + (row[x - 1] ?? value) + (row[x + 1] ?? value)) / 4;
        const given = whole[x] ?? 0;
        return Math.min(given + 0.5, Math.max(given - 0.5, mean));
      });
    });
  }
  return now;
}

/** FACTOR rows for each of the given ones; beyond the first and the last they go on as they slope there. */
function splineRows(rows: Float32Array[]): Float32Array[] {
  const beyond = (steps: number, end: Float32Array = new Float32Array(), next: Float32Array = end) =>
    end.map((value, x) => value + steps * (value - (next[x] ?? 0)));
  const padded = [
    beyond(2, rows[0], rows[1]),
    beyond(1, rows[0], rows[1]),
    ...rows,
    beyond(1, rows.at(-1), rows.at(-2)),
    beyond(2, rows.at(-1), rows.at(-2)),
  ];
  return Array.from({ length: rows.length * FACTOR }, (_, index) => {
    const place = (index + 0.5) / FACTOR - 0.5;
    const at = Math.floor(place);
    const t = place - at;
    const [one = 0, two = 0, three = 0, four = 0] = [
      (1 - t) ** 3,
      3 * t ** 3 - 6 * t ** 2 + 4,
      -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1,
      t ** 3,
    ];
    const [a = new Float32Array(), b = a, c = a, d = a] = padded.slice(at + 1, at + 5);
    return a.map((value, x) => (one * value + two * (b[x] ?? 0) + three * (c[x] ?? 0) + four * (d[x] ?? 0)) / 6);
  });
}

function transposed(rows: Float32Array[]): Float32Array[] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => Float32Array.from(rows, (row) => row[x] ?? 0));
}

/** Between 0 and 1, as even as possible over neighbouring points (interleaved gradient noise). */
function noise(x: number, y: number): number {
  return (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
}
