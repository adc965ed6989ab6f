import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";

type Line = { children: ElementContent[]; isItem: boolean };

/** Elements that start and end a line. */
const blocks =
  /^(address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** Joins the paragraphs, lists and inner tables of a cell into one line, because a Markdown cell has no line breaks. */
export function flattenCell(cell: Element): void {
  const lines = linesOf(cell.children, false).filter(({ children }) => textOf({ ...cell, children }).trim() !== "");
  cell.children = lines.flatMap(({ children, isItem }, index): ElementContent[] => {
    if (index === lines.length - 1) return children;
    const ends = /[.,;:!?]\s*$/.test(textOf({ ...cell, children }));
    return [...children, { type: "text", value: isItem && !ends ? "; " : " " }];
  });
}

function linesOf(nodes: ElementContent[], isItem: boolean): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined;
  for (const node of nodes) {
    if (node.type === "element" && blocks.test(node.tagName)) {
      open = undefined;
      lines.push(...linesOf(node.children, isItem || node.tagName === "li"));
    } else {
      if (!open) {
        open = { children: [], isItem };
        lines.push(open);
      }
      open.children.push(node);
    }
  }
  return lines;
}
