import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** A piece of text on the screen: the rectangles of its lines and its colour as red, green, blue and opacity. */
type Piece = {
  text: string;
  needed: number;
  color: [number, number, number, number];
  lines: { x: number; y: number; width: number; height: number }[];
};

/** Text within an element, without text that has its own background, such as buttons. */
function piecesOf(element: Element): Piece[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const rgba = (color: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  const hasGround = (from: Element | null) => {
    for (let at = from; at && at !== element; at = at.parentElement)
      if (rgba(getComputedStyle(at).backgroundColor)[3] > 0) return true;
    return false;
  };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || !node.textContent?.trim() || hasGround(parent)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const large = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    pieces.push({ text: node.textContent, needed: large ? 3 : 4.5, color: rgba(color), lines });
  }
  return pieces;
}

const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * Text within an element with too little contrast by WCAG 2: below 4.5 : 1, or 3 : 1 for large text. Every pixel behind a
 * line is measured, in a screenshot with the text hidden.
 * @returns each such text with its lowest contrast
 */
export async function lowContrastTexts(words: Locator): Promise<string[]> {
  const pieces = await words.evaluate(piecesOf);
  const box = await words.boundingBox();
  if (!box) throw new Error("the text is not on the screen");
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const clip = { x: left, y: top, width: Math.ceil(box.width), height: Math.ceil(box.height) };
  await words.evaluate((element) => element.style.setProperty("visibility", "hidden"));
  // What lies below the window is in a picture of the whole page alone, which takes longer.
  const fullPage = box.y + box.height > (words.page().viewportSize()?.height ?? 0);
  const shot = await words.page().screenshot({ clip, animations: "allow", fullPage });
  await words.evaluate((element) => element.style.removeProperty("visibility"));
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const contrastAt = (x: number, y: number, [red, green, blue, opacity]: Piece["color"]) => {
    const at = ((y - top) * info.width + x - left) * 3;
    const behind = [...data.subarray(at, at + 3)];
    const share = opacity / 255;
    const seen = [red, green, blue].map((value, index) => value * share + (behind[index] ?? 0) * (1 - share));
    const [one, other] = [luminance(seen) + 0.05, luminance(behind) + 0.05];
    return Math.max(one, other) / Math.min(one, other);
  };
  return pieces.flatMap(({ text, needed, color, lines }) => {
    let least = Number.POSITIVE_INFINITY;
    for (const line of lines)
      for (let y = Math.floor(line.y); y < line.y + line.height; y++)
        for (let x = Math.floor(line.x); x < line.x + line.width; x++) least = Math.min(least, contrastAt(x, y, color));
    return least < needed ? [`${text}: ${least.toFixed(2)} where ${needed} is needed`] : [];
  });
}
