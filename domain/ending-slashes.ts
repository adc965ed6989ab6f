/**
 * A path without trailing slashes. The regular expression `/\/+$/` would take quadratic time on a path of many slashes.
 */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}
