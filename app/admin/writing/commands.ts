/** A text and the range that is selected in it. */
export type TextSelection = { text: string; from: number; to: number };

/** Replaces the text from `from` to `to` by `insert` and then selects `select`, a range within `insert`. */
export type Edit = { from: number; to: number; insert: string; select: [from: number, to: number] };

export type Command = (selected: TextSelection) => Edit;

/** Whether a closing mark follows the cursor: the mark is next, and one opened on this line is not closed yet. */
function closesHere(mark: string, text: string, at: number): boolean {
  // Two stars are bold, three are bold and italic. So an odd number contains an italic mark.
  const isMark = (stars = "") => (mark === "*" ? stars.length % 2 === 1 : stars.length >= mark.length);
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at).replace(/^ *\* /, "");
  const open = (line.match(/\*+/g) ?? []).filter(isMark).length % 2 === 1;
  return open && isMark(/^\*+/.exec(text.slice(at))?.[0]);
}

/**
 * Puts a mark around the selection, or removes it. Without a selection it inserts `example`, or moves the cursor behind
 * the closing mark if that is next.
 */
const toggleInline =
  (mark: string, example: string): Command =>
  ({ text, from, to }) => {
    const size = mark.length;
    const chosen = text.slice(from, to);
    const stars = /\*+$/.exec(text.slice(0, from))?.[0].length ?? 0;
    const stands = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark;
    if (stands && (mark !== "*" || stars % 2 === 1)) {
      return { from: from - size, to: to + size, insert: chosen, select: [0, chosen.length] };
    }
    if (from === to && closesHere(mark, text, from)) return { from, to: to + size, insert: mark, select: [size, size] };
    // Markdown ignores a mark next to a blank.
    const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(chosen) ?? [];
    const marked = words || example;
    const start = before.length + size;
    const insert = `${before}${mark}${marked}${mark}${after}`;
    return { from, to, insert, select: [start, start + marked.length] };
  };

/** Puts a mark before each selected line, or removes it if all have it. @param known finds the mark of a line */
const toggleLinePrefix =
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

/** Inserts a block with empty lines around it. */
export function asBlock({ text, from, to }: TextSelection, insert: string, select: [from: number, to: number]): Edit {
  const before = text.slice(0, from);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const end = /^\n\n/.test(text.slice(to)) || to === text.length ? "" : "\n\n";
  const [start, stop] = select;
  return { from, to, insert: gap + insert + end, select: [gap.length + start, gap.length + stop] };
}

/** The commands of the toolbar and the keyboard on a Markdown text. */
export const commands = {
  bold: toggleInline("**", "bold text"),
  italic: toggleInline("*", "slanted text"),
  heading: toggleLinePrefix(() => "## ", /^#{1,6} +/),
  list: toggleLinePrefix(() => "- ", /^[-*+] +/),
  numbers: toggleLinePrefix((line) => `${line + 1}. `, /^\d{1,9}[.)] +/),
  quote: toggleLinePrefix(() => "> ", /^> ?/),
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** Enter in a list: starts the next item, or ends the list if the item is empty. Null outside a list. */
export function continueList({ text, from, to }: TextSelection): Edit | null {
  if (from !== to) return null;
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const [mark, indent = "", bullet = "", number] = /^( *)([-*+]|(\d{1,9})[.)]) +/.exec(text.slice(start, from)) ?? [];
  if (mark === undefined) return null;
  if (start + mark.length === from && /^(\n|$)/.test(text.slice(from))) {
    // Only an empty line ends a list; text right below would belong to the last item.
    const before = /[^\n]\n$/.test(text.slice(0, start)) ? "\n" : "";
    const after = /^\n[^\n]/.test(text.slice(from)) ? "\n" : "";
    return { from: start, to: from, insert: before + after, select: [before.length, before.length] };
  }
  const next = number === undefined ? bullet : `${Number(number) + 1}${bullet.slice(-1)}`;
  const insert = `\n${indent}${next} `;
  return { from, to, insert, select: [insert.length, insert.length] };
}

/** A blank behind a mark that was typed where the list has set one already: "- -" becomes "- ". Null elsewhere. */
export function dropSecondMark({ text, from, to }: TextSelection): Edit | null {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const [whole, first = ""] = /^( *(?:[-*+]|\d{1,9}[.)]) +)(?:[-*+]|\d{1,9}[.)])$/.exec(text.slice(start, from)) ?? [];
  if (whole === undefined || from !== to) return null;
  return { from: start + first.length, to: from, insert: "", select: [0, 0] };
}
