import type { Element, ElementContent, Parents, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { writeRaised } from "./raised";
import { onOneLine } from "./table-cells";
import { nestWordLists } from "./word-lists";

const processor = unified()
  .use(rehypeParse)
  .use(() => tidy)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "*", listItemIndent: "one" });

/**
 * What was copied out of Word, Google Docs or a web page as Markdown: headings, lists, links, emphasis and tables stay.
 * Pictures do not: their addresses are the copier's own.
 */
export function markdownOf(html: string): { markdown: string; pictures: number } {
  const tree = processor.parse(html);
  let pictures = 0;
  visit(tree, "element", (node) => {
    if (node.tagName === "img") pictures += 1;
  });
  const markdown = String(processor.stringify(processor.runSync(tree) as never));
  // A blank that does not break is Word's way to fill a place.
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

/** Google Docs' published pages and mails lead through a page of Google's: the address behind it is the one that was meant. */
function behindGoogle(address: string): string {
  if (!/^https?:\/\/www\.google\.[a-z.]+\/url\?/.test(address)) return address;
  const behind = new URL(address).searchParams;
  const meant = behind.get("q") ?? behind.get("url") ?? "";
  return /^https?:\/\//.test(meant) ? meant : address;
}

const isBold = (style: string) => /font-weight:\s*(bold|[6-9]00)/.test(style);
const isPlain = (style: string) => /(?:^|[;\s])font-weight:\s*(normal|400)/.test(style);
const liesAt = (style: string) =>
  /(?:^|[;\s])vertical-align:\s*(super|sub)\b/.exec(style)?.[1] as "super" | "sub" | undefined;
const isSlanted = (style: string) => /(?:^|[;\s])font-style:\s*italic/.test(style);

/** Makes plain HTML of what office programs write: their emphasis is a style, Word's lists are paragraphs. */
function tidy(tree: Root): void {
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
    // Google Docs puts all that is copied into a <b> that is none.
    if (tagName === "b" && isPlain(style)) node.tagName = "div";
    if (tagName === "span" && (isBold(style) || isSlanted(style)) && textOf(node).trim()) {
      let inner = children;
      if (isSlanted(style)) inner = [wrap("em", inner)];
      if (isBold(style)) inner = [wrap("strong", inner)];
      node.children = inner;
    }
    if (tagName === "a" && properties.href) properties.href = behindGoogle(String(properties.href));
    // Markdown underlines nothing and marks nothing: either would be slanted.
    if (/^(u|ins|mark)$/.test(tagName)) node.tagName = "span";
    const where = tagName === "sup" ? "super" : tagName === "sub" ? "sub" : liesAt(style);
    if (where) writeRaised(node, where);
    // Markdown has no table without headings.
    if (tagName === "table") headFirstRow(node);
    // A single paragraph would set the items apart; of several each stays one.
    if (tagName === "li" && children.filter(isParagraph).length === 1)
      node.children = children.flatMap((child) => (isParagraph(child) ? child.children : [child]));
  });
  visit(tree, "element", (node) => {
    if (/^t[dh]$/.test(node.tagName)) onOneLine(node);
  });
  blanksOutOfMarks(tree);
  // A heading is bold by itself.
  visit(tree, "element", (heading) => {
    if (!/^h[1-6]$/.test(heading.tagName)) return;
    visit(heading, "element", (node) => {
      if (/^(b|strong)$/.test(node.tagName)) node.tagName = "span";
    });
  });
}

/** A mark beside a blank is none in Markdown: what is blank at the edge of bold or slanted words goes out beside them. */
function blanksOutOfMarks(tree: Root): void {
  const marked: [Element, Parents][] = [];
  visit(tree, "element", (node, _, parent) => {
    if (parent && /^(b|strong|i|em)$/.test(node.tagName)) marked.push([node, parent]);
  });
  // The inner ones first, for what leaves them is at the edge of the outer ones.
  for (const [node, parent] of marked.reverse()) {
    const before = takeBlanks(node, "start");
    const after = takeBlanks(node, "end");
    const words = textOf(node) === "" ? [] : [node];
    parent.children.splice(parent.children.indexOf(node as never), 1, ...([...before, ...words, ...after] as never[]));
  }
}

/** Takes the blanks and line breaks at one edge out of an element. @returns them, in their order */
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

function headFirstRow(table: Element): void {
  const rows: Element[] = [];
  visit(table, "element", (node) => {
    if (node.tagName === "tr") rows.push(node);
  });
  for (const cell of rows[0]?.children ?? []) if (cell.type === "element" && cell.tagName === "td") cell.tagName = "th";
}

const isParagraph = (node: ElementContent): node is Element => node.type === "element" && node.tagName === "p";
