/** The figures of one surface that stand on one line of `page-figures.txt`. */
export type PageFigures = { path: string; state: string; figures: string[] };

/**
 * Reads `page-figures.txt`: a path or a name of a surface on a line of its own, below it `  state: figure | figure`.
 * @throws Error for a line that is neither
 */
export function readPageFigures(text: string): PageFigures[] {
  let path = "";
  return text.split("\n").flatMap((line) => {
    if (!line.trim() || line.startsWith("#")) return [];
    if (!line.startsWith(" ")) {
      path = line;
      return [];
    }
    const [, state, figures] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
    if (!path || !state || !figures) throw new Error(`page-figures.txt: cannot read "${line}"`);
    return [{ path, state, figures: figures.split(" | ") }];
  });
}
