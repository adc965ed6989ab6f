import { expect, test, vi } from "vitest";
import {
  autosaveKey,
  listAutosaves,
  listThrownAway,
  readMark,
  removeAutosave,
  setAside,
  writeAutosave,
  writeMark,
} from "./autosave";

/** A storage with room for this many characters. */
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

test("keeps the latest autosave of each place, newest first, for its account only", () => {
  const storage = storageOf(1_000);
  writeAutosave(storage, place, typed("A"));
  writeAutosave(storage, place, typed("A draft"));
  writeAutosave(storage, { ...place, form: "2" }, typed("Later", ago(1)));
  writeAutosave(storage, { ...place, account: "ravi" }, typed("Ravi's"));
  expect(listAutosaves(storage, "asha").map(({ values, form }) => [values.title, form])).toEqual([
    ["Later", "2"],
    ["A draft", "1"],
  ]);
  removeAutosave(storage, autosaveKey(place));
  expect(listAutosaves(storage, "asha")).toHaveLength(1);
});

test("reports a full storage and keeps the earlier autosave", () => {
  const storage = storageOf(150);
  expect(writeAutosave(storage, place, typed("short"))).toBe(true);
  expect(writeAutosave(storage, place, typed("long ".repeat(40)))).toBe(false);
  expect(listAutosaves(storage, "asha")[0]?.values.title).toBe("short");
  expect(writeAutosave(undefined, place, typed("closed"))).toBe(false);
});

test("reading removes autosaves that are older than a draft on the server may become", () => {
  const storage = storageOf(1_000);
  writeAutosave(storage, place, typed("Eighty days ago", ago(24 * 80)));
  writeAutosave(storage, { ...place, form: "2" }, typed("A hundred days ago", ago(24 * 100)));
  expect(listAutosaves(storage, "asha").map(({ values }) => values.title)).toEqual(["Eighty days ago"]);
  expect(storage.length).toBe(1);
});

test("skips unreadable entries", () => {
  const storage = storageOf(1_000);
  for (const [form, text] of ["{", "null", '{"values":{}}', '{"values":{},"stored":{},"at":"never"}'].entries()) {
    storage.setItem(autosaveKey({ ...place, form: String(form) }), text);
  }
  expect(listAutosaves(storage, "asha")).toEqual([]);
});

test("what is thrown away is set aside for a day, and its mark is forgotten", () => {
  const storage = storageOf(1_000);
  const content = typed("Left");
  writeAutosave(storage, place, content);
  writeMark(storage, autosaveKey(place), { id: "7", version: "v", at: content.at });
  setAside(storage, { ...place, ...content });
  expect(listAutosaves(storage, "asha")).toEqual([]);
  expect(readMark(storage, autosaveKey(place))).toBeUndefined();
  expect(listThrownAway(storage, "asha").map(({ key, values }) => [key, values.title])).toEqual([
    [autosaveKey(place), "Left"],
  ]);
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
  expect(listThrownAway(storage, "asha")).toEqual([]);
  vi.useRealTimers();
});
