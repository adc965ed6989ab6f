/** The figures of one surface that one line lists, with who stands behind them. */
export type PageFigures = { path: string; state: string; figures: string[] };

/**
 * Reads a line of a list of figures: `state: figure | figure`.
 * @throws Error for a line that is none
 */
export function readFigures(path: string, line: string): PageFigures {
  const [, state, figures] = /^([^:]+): (.+)$/.exec(line) ?? [];
  if (!path || !state || !figures) throw new Error(`Figures of ${path || "no surface"}: cannot read "${line}"`);
  return { path, state, figures: figures.split(" | ") };
}

/**
 * Reads `page-figures.txt`: a path or a name of a surface on a line of its own, below it its figures, two spaces in.
 * @throws Error for a line that is neither
 */
export function readPageFigures(text: string): PageFigures[] {
  let path = "";
  return text.split("\n").flatMap((line) => {
    if (!line.trim() || line.startsWith("#")) return [];
    if (line.startsWith("  ")) return [readFigures(path, line.slice(2))];
    path = line;
    return [];
  });
}
