/** A stretch of text: in both versions, in the first alone, or in the second alone. */
export type Stretch = { kind: "same" | "gone" | "new"; text: string };

/** Beyond so many comparisons what differs in the middle is shown as one piece: nobody reads it word by word. */
const MOST_WORK = 4_000_000;

/** What it takes to make the second text of the first, by words. Both together are always whole. */
export function differences(first: string, second: string): Stretch[] {
  const a = wordsOf(first);
  const b = wordsOf(second);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return joined([
    ...a.slice(0, start).map((text) => ({ kind: "same" as const, text })),
    ...between(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text) => ({ kind: "same" as const, text })),
  ]);
}

/** Words with the space after them, and line ends by themselves. */
function wordsOf(text: string): string[] {
  return text.replace(/\r\n?/g, "\n").match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];
}

/** The longest words that both have in the same order stay; the rest goes or comes. */
function between(a: string[], b: string[]): Stretch[] {
  if (a.length * b.length > MOST_WORK) {
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
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      stretches.push({ kind: "same", text: a[i++] ?? "" });
      j++;
    } else if (j === b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      stretches.push({ kind: "gone", text: a[i++] ?? "" });
    } else {
      stretches.push({ kind: "new", text: b[j++] ?? "" });
    }
  }
  return stretches;
}

/** Neighbours of one kind as one, and nothing empty. */
function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) result.push({ kind, text });
  }
  return result;
}

/** Columns whose texts differ, apart from how their lines end and the space around them. */
export function differingColumns(first: Record<string, string>, second: Record<string, string>): string[] {
  const plain = (text = "") => text.replace(/\r\n?/g, "\n").trim();
  const columns = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...columns].filter((column) => plain(first[column]) !== plain(second[column]));
}

/** How a column is called on the screen: "featured_image" is "Featured image". */
export function columnName(column: string): string {
  const words = column.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
