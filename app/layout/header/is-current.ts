import { articleLists } from "#domain/articles/article-lists.ts";
import { withoutEndingSlashes } from "#domain/ending-slashes.ts";

/**
 * Whether the page at `pathname` is the one `href` leads to, or one below it in a list (`/blog/…` belongs to Blog).
 * The page of the three modules does not claim the page below it, which has its own place in the menu.
 */
export function isCurrent(pathname: string, href: string): boolean {
  const here = pathname.length > 1 ? withoutEndingSlashes(pathname) : pathname;
  if (here === href) return true;
  return articleLists.some(({ path }) => path === href) && here.startsWith(`${href}/`);
}
