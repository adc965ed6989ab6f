import type { IncomingMessage } from "node:http";

/** Path and query of a request's target, which HTTP allows to be a whole address or an asterisk. */
export function targetOf({ url = "/" }: IncomingMessage): string {
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Where a target with slashes at its end is found without them, or undefined. Always a path on this site: browsers take
 * `//host` and `/\host` for another one.
 */
export function withoutSlashes(target: string): string | undefined {
  const [path = "", ...query] = target.split("?");
  if (path === "/" || !path.endsWith("/")) return undefined;
  const trimmed = path.replace(/\/+$/, "").replace(/^[/\\]+/, "");
  return `/${[trimmed, ...query].join("?")}`;
}
