/**
 * A path without the slashes at its end. An expression such as `/\/+$/` would begin anew at each slash within the path,
 * and take time that grows with the square of their number.
 */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}
