type Size = { width: number; height: number };

/** A picture's size in any unit, and the centre of its subject, as in `ui/picture.tsx`. */
type Framed = Size & { focus: { y: number } };

/** Wider areas show the picture no larger, so that full screen does not cut the aircraft. */
const WIDEST = 1.62;

/** Where a picture lies in an area: as wide as the area and cut above and below, as the still picture is by its style. */
export function framed(area: Size, picture: Framed): Size & { left: number; top: number } {
  const width = Math.min(area.width, area.height * WIDEST);
  const height = (width * picture.height) / picture.width;
  return { width, height, left: (area.width - width) / 2, top: (area.height - height) * picture.focus.y };
}

/** Space between two labels in a row, and between a row and its ends. */
const GAP = 6;

/**
 * Puts labels in a row, each as near to its wanted place as the others allow.
 * @param wanted middle and width of each label
 * @param room length of the row, which is long enough for all
 * @returns their middles, in the same order
 */
export function inRow(wanted: { middle: number; width: number }[], room: number): number[] {
  const row = wanted.map((label, index) => ({ ...label, index })).sort((one, other) => one.middle - other.middle);
  // Labels that want to be over each other stand side by side, as a group around the mean of their places.
  const groups: { labels: typeof row; shift: number }[] = [];
  let taken = GAP;
  for (const label of row) {
    const start = taken;
    taken += label.width + GAP;
    let group = {
      labels: [{ ...label, middle: start + label.width / 2 }],
      shift: label.middle - start - label.width / 2,
    };
    for (let before = groups.at(-1); before && before.shift > group.shift; before = groups.at(-1)) {
      groups.pop();
      const labels = [...before.labels, ...group.labels];
      const sum = before.shift * before.labels.length + group.shift * group.labels.length;
      group = { labels, shift: sum / labels.length };
    }
    groups.push(group);
  }
  const middles: number[] = [];
  for (const { labels, shift } of groups)
    for (const { index, middle } of labels) middles[index] = middle + Math.max(0, Math.min(shift, room - taken));
  return middles;
}
