import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * What of a text in Markdown is worth a second look: addresses of pictures that nobody described, and paths of this
 * site that it links to.
 * @param origins origins that are this site
 */
export function findingsOf(markdown: string, origins: readonly string[]): { undescribed: string[]; paths: string[] } {
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
