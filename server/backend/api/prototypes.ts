/** What every object, list, function and so on inherits, and what makes them. */
const WATCHED: object[] = [Object, Array, Function, String, Number, Boolean, Map, Set, Promise, RegExp, Date].flatMap(
  (maker) => [maker, maker.prototype],
);

type Own = Map<PropertyKey, PropertyDescriptor | undefined>;

const ownOf = (watched: object): Own =>
  new Map(Reflect.ownKeys(watched).map((name) => [name, Reflect.getOwnPropertyDescriptor(watched, name)]));

/** Names that change by themselves: what a regular expression last found. */
const BY_ITSELF = /^(input|lastMatch|lastParen|leftContext|rightContext|\$.)$/;

/**
 * Notes what every object inherits. A library that writes names out of a request into a plain object can change it for
 * the whole process.
 *
 * @returns a check whether it is still the same: no name added, none taken, none with another value.
 */
export function watchPrototypes(): () => boolean {
  const known = WATCHED.map((watched) => ({ watched, own: ownOf(watched) }));
  return () => known.every(({ watched, own }) => isSame(own, ownOf(watched)));
}

function isSame(before: Own, now: Own): boolean {
  if (before.size !== now.size) return false;
  return [...before].every(([name, own]) => {
    const other = now.get(name);
    if (!other || BY_ITSELF.test(String(name))) return other !== undefined;
    return Object.is(other.value, own?.value) && other.get === own?.get && other.set === own?.set;
  });
}
