import type { IncomingMessage } from "node:http";
import { withoutEndingSlashes } from "../../domain/ending-slashes.ts";

/** Path and query of a request's target, which HTTP allows to be a whole address or an asterisk. */
export function targetOf({ url = "/" }: IncomingMessage): string {
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * The one spelling of a target, without slashes at its end and without capitals in its path, or undefined where it has
 * that already. A page under another spelling would be another page to whoever counts them, and its query would not be
 * known (`query-parameters.ts`). Always a path on this site: browsers take `//host` and `/\host` for another one.
 */
export function canonicalTarget(target: string): string | undefined {
  const [path = "", ...query] = target.split("?");
  const trimmed = path.endsWith("/") && path !== "/" ? `/${withoutEndingSlashes(path).replace(/^[/\\]+/, "")}` : path;
  const spelt = trimmed.replace(/%[\dA-F]{0,2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  if (spelt === path) return undefined;
  return `/${[spelt.replace(/^[/\\]+/, ""), ...query].join("?")}`;
}
