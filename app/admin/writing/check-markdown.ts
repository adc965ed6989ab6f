import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Finds the pictures without alternative text in a Markdown text, and the paths of this site that it links to.
 * @param origins the site's own origins
 */
export function checkMarkdown(markdown: string, origins: string[]): { undescribed: string[]; paths: string[] } {
  const undescribed = new Set<string>();
  const paths = new Set<string>();
  visit(parser.parse(markdown), (node) => {
    if (node.type === "image" && !node.alt?.trim()) undescribed.add(node.url);
    if (node.type !== "link" && node.type !== "definition") return;
    const address = URL.canParse(node.url, origins[0]) ? new URL(node.url, origins[0]) : undefined;
    if (address && origins.includes(address.origin)) paths.add(address.pathname + address.search);
  });
  return { undescribed: [...undescribed], paths: [...paths] };
}
