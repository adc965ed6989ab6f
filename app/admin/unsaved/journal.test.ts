import { expect, test } from "vitest";
import { forgetTyped, keepTyped, keyOf, typedBy } from "./journal";

/** A storage that takes so many characters. */
function storageOf(room: number): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const place = { account: "asha", table: "blogs", row: "new", form: "1" };
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const typed = (title: string, at = ago(2)) => ({
  values: { title },
  stored: { title: "" },
  version: null,
  id: "7",
  at,
});

test("keeps the last of what was typed at each place, newest first, for its account alone", () => {
  const storage = storageOf(1_000);
  keepTyped(storage, place, typed("A"));
  keepTyped(storage, place, typed("A draft"));
  keepTyped(storage, { ...place, form: "2" }, typed("Later", ago(1)));
  keepTyped(storage, { ...place, account: "ravi" }, typed("Ravi's"));
  expect(typedBy(storage, "asha").map(({ values, form }) => [values.title, form])).toEqual([
    ["Later", "2"],
    ["A draft", "1"],
  ]);
  forgetTyped(storage, keyOf(place));
  expect(typedBy(storage, "asha")).toHaveLength(1);
});

test("says that a full storage took nothing, and what it held before is still there", () => {
  const storage = storageOf(150);
  expect(keepTyped(storage, place, typed("short"))).toBe(true);
  expect(keepTyped(storage, place, typed("long ".repeat(40)))).toBe(false);
  expect(typedBy(storage, "asha")[0]?.values.title).toBe("short");
  expect(keepTyped(undefined, place, typed("closed"))).toBe(false);
});

test("forgets what is older than enquiries are kept, when it is come upon", () => {
  const storage = storageOf(1_000);
  keepTyped(storage, place, typed("Eleven months ago", ago(24 * 335)));
  keepTyped(storage, { ...place, form: "2" }, typed("A year ago", ago(24 * 366)));
  expect(typedBy(storage, "asha").map(({ values }) => values.title)).toEqual(["Eleven months ago"]);
  expect(storage.length).toBe(1);
});

test("passes over what it cannot read", () => {
  const storage = storageOf(1_000);
  for (const [form, text] of ["{", "null", '{"values":{}}', '{"values":{},"stored":{},"at":"never"}'].entries()) {
    storage.setItem(keyOf({ ...place, form: String(form) }), text);
  }
  expect(typedBy(storage, "asha")).toEqual([]);
});
