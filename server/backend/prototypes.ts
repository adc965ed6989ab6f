/** What every object, list, function and so on inherits, and what makes them. */
const WATCHED: object[] = [Object, Array, Function, String, Number, Boolean, Map, Set, Promise, RegExp, Date].flatMap(
  (maker) => [maker, maker.prototype],
);

/**
 * Notes what every object inherits. A library that writes names out of a request into a plain object can change it for
 * the whole process.
 *
 * @returns a check whether it is still the same: no name added, none taken, none with another value.
 */
export function watchPrototypes(): () => boolean {
  const known = WATCHED.map((watched) => ({ watched, own: Object.getOwnPropertyDescriptors(watched) }));
  const names = known.map(({ own }) => Reflect.ownKeys(own));
  return () =>
    known.every(({ watched, own }, index) => {
      const expected = names[index] ?? [];
      return (
        Reflect.ownKeys(watched).length === expected.length &&
        expected.every((name) => {
          const now = Reflect.getOwnPropertyDescriptor(watched, name);
          const before = Reflect.getOwnPropertyDescriptor(own, name)?.value as PropertyDescriptor;
          return now !== undefined && now.value === before.value && now.get === before.get && now.set === before.set;
        })
      );
    });
}
