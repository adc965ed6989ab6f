/** How the content of an article is written. `plain` is what was there before Markdown was, and reads as it always did. */
export const contentFormats = ["plain", "markdown"] as const;
export type ContentFormat = (typeof contentFormats)[number];

/** Letters of the private use area, which no text holds, stand for escaped characters while marks are taken away. */
const aside = 0xe000;

/**
 * The words of a content as a card, a search engine or the assistant says them: without marks, addresses and pictures.
 * A few rules instead of the renderer's parser, because the browser of a visitor needs the words and never the marks;
 * a test holds both to the same words.
 */
export function wordsOf(content: string, format: ContentFormat | undefined): string {
  if (format !== "markdown") return content;
  const words = content
    .replace(/\r\n?/g, "\n")
    .replace(/\\([!-/:-@[-`{-~])/g, (_, character: string) => String.fromCharCode(aside + character.charCodeAt(0)))
    .replace(/^ {0,3}(?:```|~~~).*$/gm, "")
    .replace(/^ {0,3}(?:[-*_] *){3,}$/gm, "")
    .replace(/^ {0,3}=+ *$/gm, "")
    .replace(/^ *\|?(?: *:?-+:? *\|)+ *(?::?-+:? *)?$/gm, "")
    .replace(/^ *\|(.*)$/gm, (_, row: string) => row.replace(/\|/g, " "))
    .replace(/^(?: {0,3}> ?)+/gm, "")
    .replace(/^ {0,3}#{1,6}(?: +|$)(.*?)(?: +#+)? *$/gm, "$1")
    .replace(/^ *(?:[-*+]|\d{1,9}[.)]) +(?:\[[ xX]\] +)?/gm, "")
    .replace(/!\[[^\]]*\]\([^)\n]*\)/g, "")
    .replace(/\[([^\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, "$1")
    .replace(/<((?:https?:|mailto:)[^\s<>]*)>/g, "$1")
    .replace(/(`+)(.+?)\1/g, "$2")
    .replace(/(\*\*|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, "$1")
    .replace(/\*(?=\S)([^*\n]+?)(?<=\S)\*/g, "$1")
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, "$1");
  return words.replace(/[\ue021-\ue07e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - aside));
}
