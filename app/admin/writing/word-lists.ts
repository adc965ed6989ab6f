import type { Element, Parents, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

type Item = { element: Element; level: number; ordered: boolean };

/**
 * Word writes a list as paragraphs, each with its level in its style and its bullet as text. This turns them into nested
 * lists.
 */
export function nestWordLists(tree: Root): void {
  visit(tree, (node) => {
    if (!("children" in node)) return;
    const parent = node as Parents;
    if (parent.children.some(isItem)) parent.children = groupItems(parent.children) as never;
  });
}

function groupItems(children: RootContent[]): RootContent[] {
  const made: RootContent[] = [];
  /** The lists that are open, the outermost first. */
  let open: { list: Element; level: number }[] = [];
  for (const child of children) {
    const item = itemOf(child);
    if (!item) {
      const isBlank = child.type === "text" && child.value.trim() === "";
      if (!isBlank) open = [];
      if (!isBlank || open.length === 0) made.push(child);
      continue;
    }
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    let innermost = open.at(-1);
    if (!innermost || item.level > innermost.level) {
      const list: Element = { type: "element", tagName: item.ordered ? "ol" : "ul", properties: {}, children: [] };
      const within = innermost?.list.children.at(-1);
      if (within?.type === "element") within.children.push(list);
      else made.push(list);
      innermost = { list, level: item.level };
      open.push(innermost);
    }
    innermost.list.children.push({ ...item.element, tagName: "li", properties: {} });
  }
  return made;
}

const levelOf = (node: Element) => Number(/mso-list:[^;]*level(\d)/i.exec(String(node.properties.style))?.[1] ?? 0);

const isItem = (node: RootContent): node is Element =>
  node.type === "element" && node.tagName === "p" && levelOf(node) > 0;

/** A paragraph of a list without its bullet. */
function itemOf(node: RootContent): Item | undefined {
  if (!isItem(node)) return undefined;
  let bullet = "";
  visit(node, "element", (child, index, parent) => {
    if (!parent || index === undefined || !/mso-list:\s*ignore/i.test(String(child.properties.style))) return;
    bullet = textOf(child);
    parent.children.splice(index, 1);
    return index;
  });
  const ordered = /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(bullet);
  return { element: node, level: levelOf(node), ordered };
}
