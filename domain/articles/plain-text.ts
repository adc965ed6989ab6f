/** How the content of an article is written. `plain` is the format of articles older than Markdown. */
export const contentFormats = ["plain", "markdown"] as const;
export type ContentFormat = (typeof contentFormats)[number];

/** Escaped characters are mapped to the private use area while marks are removed. */
const PRIVATE_USE_START = 0xe000;

/**
 * The plain text of an article's content, for cards, search engines and the assistant: without marks, addresses and
 * pictures. Regular expressions instead of the renderer's parser, which visitors' browsers do not load; a test compares
 * both.
 */
export function wordsOf(content: string, format: ContentFormat | undefined): string {
  if (format !== "markdown") return content;
  const words = content
    .replace(/\r\n?/g, "\n")
    .replace(/\\([!-/:-@[-`{-~])/g, (_, character: string) =>
      String.fromCharCode(PRIVATE_USE_START + character.charCodeAt(0)),
    )
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
  return words.replace(/[\ue021-\ue07e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - PRIVATE_USE_START));
}
