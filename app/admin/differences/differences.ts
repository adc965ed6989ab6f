/** A part of the text: in both versions, only in the first ("gone") or only in the second ("new"). */
export type DiffPart = { kind: "same" | "gone" | "new"; text: string };

/** Word comparisons; above this the middle is shown as one replaced piece, so that the page does not hang. */
const MAX_COMPARISONS = 4_000_000;

/** The differences between two texts, word by word. No character of either text is lost. */
export function differences(first: string, second: string): DiffPart[] {
  const a = wordsOf(first);
  const b = wordsOf(second);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return mergeAdjacent([
    ...a.slice(0, start).map((text) => ({ kind: "same" as const, text })),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text) => ({ kind: "same" as const, text })),
  ]);
}

/** Words with the space after them; line breaks are words too. */
function wordsOf(text: string): string[] {
  return text.replace(/\r\n?/g, "\n").match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];
}

/** Compares by the longest common subsequence of words. */
function diffMiddle(a: string[], b: string[]): DiffPart[] {
  if (a.length * b.length > MAX_COMPARISONS) {
    return [
      { kind: "gone", text: a.join("") },
      { kind: "new", text: b.join("") },
    ];
  }
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: "same", text: a[i++] ?? "" });
      j++;
    } else if (j === b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: "gone", text: a[i++] ?? "" });
    } else {
      parts.push({ kind: "new", text: b[j++] ?? "" });
    }
  }
  return parts;
}

/** Joins neighbouring parts of one kind and drops empty ones. */
function mergeAdjacent(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) result.push({ kind, text });
  }
  return result;
}

/** Columns whose texts differ, ignoring line endings and surrounding space. */
export function differingColumns(first: Record<string, string>, second: Record<string, string>): string[] {
  const plain = (text = "") => text.replace(/\r\n?/g, "\n").trim();
  const columns = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...columns].filter((column) => plain(first[column]) !== plain(second[column]));
}

/** A column's name on the screen: "featured_image" is "Featured image". */
export function columnName(column: string): string {
  const words = column.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
