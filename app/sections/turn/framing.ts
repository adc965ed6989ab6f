type Size = { width: number; height: number };

/** A picture's size in any unit, and the centre of its subject, as in `ui/picture.tsx`. */
type Framed = Size & { focus: { y: number } };

/** Space for the labels above an aircraft, and below it, in pixels. */
const LABELS = 58;
const BELOW = 12;

/**
 * How a view changes so that what it shows fits between the labels and the lower edge of an area.
 * @param shown where it begins and ends now, in pixels from the top of the area
 * @returns the factor for the distance, never below 1, and how far the middle must then go down, in pixels of now
 */
export function fitted(shown: { top: number; bottom: number }, height: number): { factor: number; down: number } {
  const room = Math.max(1, height - LABELS - BELOW);
  const middle = (shown.top + shown.bottom) / 2;
  const factor = Math.max(1, (shown.bottom - shown.top) / room);
  // What is farther away draws near to the middle of the area.
  const then = height / 2 + (middle - height / 2) / factor;
  return { factor, down: (LABELS + room / 2 - then) * factor };
}

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

/** A label in a row: where it wants its middle, which is above its part, and how far the part is below the row. */
type Label = { middle: number; width: number; down?: number };

/**
 * Puts labels in a row, each as near to its wanted place as the others allow, so that neither labels nor the lines to their
 * parts cross.
 * @param wanted each label; without `down` all parts are at one height
 * @param room length of the row, which is long enough for all
 * @returns their middles, in the same order
 */
export function inRow(wanted: Label[], room: number): number[] {
  const order = wanted.map((label, index) => ({ ...label, index })).sort((one, other) => one.middle - other.middle);
  let middles = placed(order, room);
  // A line that runs below its neighbour's part to the other side changes places with it. Each pair changes at most once.
  for (let changes = 0; changes < order.length ** 2; changes += 1) {
    const at = order.findIndex((label, index) => {
      const next = order[index + 1];
      return next !== undefined && cross(label, middles[label.index] ?? 0, next, middles[next.index] ?? 0);
    });
    const [one, next] = [order[at], order[at + 1]];
    if (!one || !next) break;
    order.splice(at, 2, next, one);
    middles = placed(order, room);
  }
  return middles;
}

/** Whether the lines of two labels cross, which stand at these places of the row, the first one left of the second. */
function cross(one: Label, left: number, other: Label, right: number): boolean {
  const [down, otherDown] = [one.down ?? 1, other.down ?? 1];
  const end = Math.min(down, otherDown);
  return left + ((one.middle - left) * end) / down > right + ((other.middle - right) * end) / otherDown;
}

/** The middles of labels that stand in this order, by their index. */
function placed(order: (Label & { index: number })[], room: number): number[] {
  // Labels that want to be over each other stand side by side, as a group around the mean of their places.
  const groups: { labels: typeof order; shift: number }[] = [];
  let taken = GAP;
  for (const label of order) {
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
