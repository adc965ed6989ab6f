/** What every object, list, function and text inherits, and what makes them. */
const WATCHED: object[] = [Object, Array, Function, String].flatMap((maker) => [maker, maker.prototype]);

/**
 * Notes what every object inherits. A library that writes names out of a request into a plain object can change it for
 * the whole process.
 *
 * @returns a check whether it is still the same.
 */
export function watchPrototypes(): () => boolean {
  const known = WATCHED.map((watched) => Reflect.ownKeys(watched).length);
  return () => WATCHED.every((watched, index) => Reflect.ownKeys(watched).length === known[index]);
}
