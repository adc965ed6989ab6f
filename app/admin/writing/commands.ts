/** A text as somebody has it before them: the words, and what of them is selected. */
export type Selected = { text: string; from: number; to: number };

/** What a command does: the part from `from` to `to` becomes `insert`, of which `select` is then selected. */
export type Edit = { from: number; to: number; insert: string; select: [from: number, to: number] };

export type Command = (selected: Selected) => Edit;

/** Whether a mark ends where the cursor is: it stands right after it, and one that began on this line is still open. */
function endsHere(mark: string, text: string, at: number): boolean {
  // Two stars are bold, three are both: one star alone, or the third, is italic.
  const isMark = (stars = "") => (mark === "*" ? stars.length % 2 === 1 : stars.length >= mark.length);
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at).replace(/^ *\* /, "");
  const open = (line.match(/\*+/g) ?? []).filter(isMark).length % 2 === 1;
  return open && isMark(/^\*+/.exec(text.slice(at))?.[0]);
}

/**
 * Puts a mark around what is selected, or takes it away where it stands. Where nothing is selected `example` is put, or,
 * at the end of what is marked, the cursor goes behind the mark.
 */
const around =
  (mark: string, example: string): Command =>
  ({ text, from, to }) => {
    const size = mark.length;
    const chosen = text.slice(from, to);
    const stars = /\*+$/.exec(text.slice(0, from))?.[0].length ?? 0;
    const stands = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark;
    if (stands && (mark !== "*" || stars % 2 === 1)) {
      return { from: from - size, to: to + size, insert: chosen, select: [0, chosen.length] };
    }
    if (from === to && endsHere(mark, text, from)) return { from, to: to + size, insert: mark, select: [size, size] };
    // A mark beside a blank is none.
    const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(chosen) ?? [];
    const marked = words || example;
    const start = before.length + size;
    const insert = `${before}${mark}${marked}${mark}${after}`;
    return { from, to, insert, select: [start, start + marked.length] };
  };

/** Begins each selected line with a mark, or takes it away where all have it. */
const linesWith =
  (mark: (line: number) => string, known: RegExp): Command =>
  ({ text, from, to }) => {
    const start = text.lastIndexOf("\n", from - 1) + 1;
    const after = text.indexOf("\n", to);
    const end = after === -1 ? text.length : after;
    const lines = text.slice(start, end).split("\n");
    const all = lines.every((line) => known.test(line) || (line.trim() === "" && lines.length > 1));
    const insert = lines
      .map((line, index) => {
        if (line.trim() === "" && lines.length > 1) return line;
        return all ? line.replace(known, "") : mark(index) + line.replace(known, "");
      })
      .join("\n");
    return {
      from: start,
      to: end,
      insert,
      select: lines.length > 1 ? [0, insert.length] : [insert.length, insert.length],
    };
  };

const link: Command = ({ text, from, to }) => {
  const chosen = text.slice(from, to).trim();
  const address = /^(https?:\/\/|\/|mailto:|tel:)\S+$/.test(chosen) ? chosen : "https://";
  const words = address === chosen ? "text of the link" : chosen || "text of the link";
  const insert = `[${words}](${address})`;
  // What is left to type is selected.
  const wordsAreMissing = address === chosen;
  const at = wordsAreMissing ? 1 : words.length + 3;
  return { from, to, insert, select: [at, at + (wordsAreMissing ? words : address).length] };
};

/** A block of its own, parted by empty lines from what stands around it. */
export function block({ text, from, to }: Selected, insert: string, select: [from: number, to: number]): Edit {
  const before = text.slice(0, from);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const end = /^\n\n/.test(text.slice(to)) || to === text.length ? "" : "\n\n";
  const [start, stop] = select;
  return { from, to, insert: gap + insert + end, select: [gap.length + start, gap.length + stop] };
}

const tableRows = "| Heading | Heading |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |";
const table: Command = (selected) => block({ ...selected, from: selected.to }, tableRows, [2, 9]);

/** What the toolbar and the keyboard do to a text in Markdown. */
export const commands = {
  bold: around("**", "bold text"),
  italic: around("*", "slanted text"),
  heading: linesWith(() => "## ", /^#{1,6} +/),
  list: linesWith(() => "- ", /^[-*+] +/),
  numbers: linesWith((line) => `${line + 1}. `, /^\d{1,9}[.)] +/),
  quote: linesWith(() => "> ", /^> ?/),
  link,
  table,
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** Enter within a list begins its next line; on an empty one it ends the list. Null where Enter is just Enter. */
export function continued({ text, from, to }: Selected): Edit | null {
  if (from !== to) return null;
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const [mark, indent = "", bullet = "", number] = /^( *)([-*+]|(\d{1,9})[.)]) +/.exec(text.slice(start, from)) ?? [];
  if (mark === undefined) return null;
  if (start + mark.length === from && /^(\n|$)/.test(text.slice(from))) {
    // Only an empty line ends a list: the next one would still be read as part of its last point.
    const before = /[^\n]\n$/.test(text.slice(0, start)) ? "\n" : "";
    const after = /^\n[^\n]/.test(text.slice(from)) ? "\n" : "";
    return { from: start, to: from, insert: before + after, select: [before.length, before.length] };
  }
  const next = number === undefined ? bullet : `${Number(number) + 1}${bullet.slice(-1)}`;
  const insert = `\n${indent}${next} `;
  return { from, to, insert, select: [insert.length, insert.length] };
}
