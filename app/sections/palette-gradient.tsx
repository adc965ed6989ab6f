import { palettes } from "./palettes";

/** A palette as an SVG gradient from left to right, or from the foot up where it `rises`. */
export function PaletteGradient({
  id,
  palette,
  rises = false,
}: {
  id: string;
  palette: keyof typeof palettes;
  rises?: boolean;
}) {
  const colors = palettes[palette];
  return (
    <defs>
      <linearGradient id={id} {...(rises ? { x1: 0, y1: 1, x2: 0, y2: 0 } : {})}>
        {colors.map((color, index) => (
          <stop key={color} offset={index / (colors.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
    </defs>
  );
}
