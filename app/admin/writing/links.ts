import type { Edit, TextSelection } from "./commands";

/** A link that stands in a text. */
export type TextLink = { from: number; to: number; words: string; address: string };

const ADDRESS = /^(https?:\/\/|\/|#|mailto:|tel:)\S+$/i;

/** What was typed as an address, completed where a person leaves something out; undefined for other words. */
export function addressFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (ADDRESS.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/.]+(\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^(www\.)?([a-z0-9-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text)) return `https://${text}`;
  if (/^\+?[\d ()-]{8,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`;
  return undefined;
}

/** The link around the selection. */
export function linkAt({ text, from, to }: TextSelection): TextLink | undefined {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  for (const found of line.matchAll(/(?<![!\\])\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]*)\)/g)) {
    const at = start + found.index;
    const link = { from: at, to: at + found[0].length, words: found[1] ?? "", address: found[2] ?? "" };
    if (link.from <= from && to <= link.to) return { ...link, words: link.words.replace(/\\([[\]])/g, "$1") };
  }
  return undefined;
}

/** Puts a link into a text: in the place of the one that stands there, or of the selection. */
export function putLink(
  selected: TextSelection,
  existing: TextLink | undefined,
  { words, address }: { words: string; address: string },
): Edit {
  const shown = words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/([[\]])/g, "\\$1");
  const target = address.replace(
    /[()\s<>]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`,
  );
  const insert = `[${shown}](${target})`;
  const { from, to } = existing ?? selected;
  return { from, to, insert, select: [insert.length, insert.length] };
}
