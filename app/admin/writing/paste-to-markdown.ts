import type { Element, ElementContent, Parents, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { replaceWithScriptCharacters } from "./superscripts";
import { flattenCell } from "./table-cells";
import { nestWordLists } from "./word-lists";

const processor = unified()
  .use(rehypeParse)
  .use(() => normaliseHtml)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "*", listItemIndent: "one" });

/**
 * Converts HTML copied from Word, Google Docs or a web page into Markdown with headings, lists, links, emphasis and
 * tables. Pictures are left out, because their addresses work only on the computer they come from.
 * @returns the Markdown and the number of pictures that were left out
 */
export function htmlToMarkdown(html: string): { markdown: string; pictures: number } {
  const tree = processor.parse(html);
  let pictures = 0;
  visit(tree, "element", (node) => {
    if (node.tagName === "img") pictures += 1;
  });
  const markdown = String(processor.stringify(processor.runSync(tree) as never));
  // Word writes non-breaking spaces where it wants several spaces.
  return {
    markdown: markdown
      .replace(/&#x20;|\u00a0/g, " ")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    pictures,
  };
}

const styleOf = ({ properties }: Element) => String(properties.style ?? "").toLowerCase();
const wrap = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** Returns the target of a Google redirect, through which links from Google Docs and Gmail lead. */
function unwrapGoogleRedirect(address: string): string {
  if (!/^https?:\/\/www\.google\.[a-z.]+\/url\?/.test(address)) return address;
  const parameters = new URL(address).searchParams;
  const target = parameters.get("q") ?? parameters.get("url") ?? "";
  return /^https?:\/\//.test(target) ? target : address;
}

const isBold = (style: string) => /font-weight:\s*(bold|[6-9]00)/.test(style);
const isPlain = (style: string) => /(?:^|[;\s])font-weight:\s*(normal|400)/.test(style);
const verticalAlignOf = (style: string) =>
  /(?:^|[;\s])vertical-align:\s*(super|sub)\b/.exec(style)?.[1] as "super" | "sub" | undefined;
const isItalic = (style: string) => /(?:^|[;\s])font-style:\s*italic/.test(style);

/** Turns the HTML of office programs into plain HTML: they write emphasis as a style, and Word writes lists as paragraphs. */
function normaliseHtml(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const isNoise =
      node.type === "comment" ||
      (node.type === "element" && /^(img|style|script|meta|title|xml)$|^o:/.test(node.tagName));
    if (!isNoise) return;
    parent.children.splice(index, 1);
    return index;
  });
  nestWordLists(tree);
  visit(tree, "element", (node) => {
    const style = styleOf(node);
    const { tagName, properties, children } = node;
    const level = properties.role === "heading" ? Number(properties.ariaLevel ?? 2) : 0;
    if (tagName === "p" && (level || /(^|\s)MsoTitle(\s|$)/.test(String(properties.className)))) {
      node.tagName = `h${Math.min(level || 1, 6)}`;
    }
    // Google Docs wraps everything in a <b> with a normal font weight.
    if (tagName === "b" && isPlain(style)) node.tagName = "div";
    if (tagName === "span" && (isBold(style) || isItalic(style)) && textOf(node).trim()) {
      let inner = children;
      if (isItalic(style)) inner = [wrap("em", inner)];
      if (isBold(style)) inner = [wrap("strong", inner)];
      node.children = inner;
    }
    if (tagName === "a" && properties.href) properties.href = unwrapGoogleRedirect(String(properties.href));
    // Markdown has no underline and no highlight; both would become italic.
    if (/^(u|ins|mark)$/.test(tagName)) node.tagName = "span";
    const where = tagName === "sup" ? "super" : tagName === "sub" ? "sub" : verticalAlignOf(style);
    if (where) replaceWithScriptCharacters(node, where);
    // A Markdown table needs a header row.
    if (tagName === "table") makeFirstRowHeader(node);
    // A single paragraph would add space between the items. Several paragraphs are kept.
    if (tagName === "li" && children.filter(isParagraph).length === 1)
      node.children = children.flatMap((child) => (isParagraph(child) ? child.children : [child]));
  });
  visit(tree, "element", (node) => {
    if (/^t[dh]$/.test(node.tagName)) flattenCell(node);
  });
  moveBlanksOutOfMarks(tree);
  // A heading is bold already.
  visit(tree, "element", (heading) => {
    if (!/^h[1-6]$/.test(heading.tagName)) return;
    visit(heading, "element", (node) => {
      if (/^(b|strong)$/.test(node.tagName)) node.tagName = "span";
    });
  });
}

/** Moves blanks at the edge of bold and italic text out of it, because Markdown ignores a mark next to a blank. */
function moveBlanksOutOfMarks(tree: Root): void {
  const marked: [Element, Parents][] = [];
  visit(tree, "element", (node, _, parent) => {
    if (parent && /^(b|strong|i|em)$/.test(node.tagName)) marked.push([node, parent]);
  });
  // Inner elements first: blanks that leave them are then at the edge of the outer ones.
  for (const [node, parent] of marked.reverse()) {
    const before = takeBlanks(node, "start");
    const after = takeBlanks(node, "end");
    const words = textOf(node) === "" ? [] : [node];
    parent.children.splice(parent.children.indexOf(node as never), 1, ...([...before, ...words, ...after] as never[]));
  }
}

/** Removes the blanks and line breaks at one edge of an element. @returns them in their order */
function takeBlanks(node: Element, edge: "start" | "end"): ElementContent[] {
  const child = edge === "start" ? node.children[0] : node.children.at(-1);
  const taken: ElementContent[] = [];
  if (child?.type === "text") {
    const words = edge === "start" ? child.value.trimStart() : child.value.trimEnd();
    const size = child.value.length - words.length;
    const blank = edge === "start" ? child.value.slice(0, size) : child.value.slice(words.length);
    if (blank) taken.push({ type: "text", value: blank });
    child.value = words;
  } else if (child?.type === "element") {
    taken.push(...(child.tagName === "br" ? [child] : takeBlanks(child, edge)));
  }
  if (!child || textOf(child) !== "") return taken;
  node.children.splice(node.children.indexOf(child), 1);
  const further = takeBlanks(node, edge);
  return edge === "start" ? [...taken, ...further] : [...further, ...taken];
}

function makeFirstRowHeader(table: Element): void {
  const rows: Element[] = [];
  visit(table, "element", (node) => {
    if (node.tagName === "tr") rows.push(node);
  });
  for (const cell of rows[0]?.children ?? []) if (cell.type === "element" && cell.tagName === "td") cell.tagName = "th";
}

const isParagraph = (node: ElementContent): node is Element => node.type === "element" && node.tagName === "p";
