/** Words of the 3D viewer. */
export const shown = (aircraft: string) =>
  `${aircraft}. Drag or use the arrow keys to turn it, plus and minus to come nearer.`;
export const toBeTurned = (aircraft: string) => `${aircraft}, to be turned: arrow keys, plus, minus, Home`;
export const lookingAt = (part: string) => `Looking at ${part}.`;
export const coverIsOpen = "The cover is open.";
export const coverIsClosed = "The cover is closed.";
export const viewReset = "View reset.";

export const openTheCover = "Open the cover";
export const besideAPerson = "Beside a person, 1.70 m";
export const turnThePropellers = "Turn the propellers";
export const turnSlowly = "Turn slowly";
export const stopTurning = "Stop turning";
export const zoomOut = "Zoom out";
export const zoomIn = "Zoom in";
export const resetView = "Reset view";
export const fullScreen = "Full screen";
export const closeFullScreen = "Close full screen";

const sides = [
  "the front",
  "the front left",
  "the left",
  "the back left",
  "the back",
  "the back right",
  "the right",
  "the front right",
];
const heights = { high: ", from high above", above: ", from above", level: "", below: ", from below" };
/** @param side in eighths of a turn, from the front to the aircraft's left */
export const seenFrom = (side: number, height: keyof typeof heights) => `Seen from ${sides[side]}${heights[height]}.`;
