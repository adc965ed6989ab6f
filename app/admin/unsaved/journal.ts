import type { FormValues } from "../collection";

/**
 * Where something was typed: whose account, which table or tab, which row ("new" for none yet), which opening of its
 * form.
 */
export type Place = { account: string; table: string; row: string; form: string };

/** What stands in a form and not in the database. */
export type Typed = {
  values: FormValues;
  /** What was stored when it was typed. */
  stored: FormValues;
  /** `updated_at` of that; null for a new row. */
  version: string | null;
  /** The id that the row has or will have. */
  id: string;
  /** When the last of it was typed, as an ISO time. */
  at: string;
  /** What finds its row in the list, for what is typed in the list itself. */
  search?: string;
};

export type JournalEntry = Typed & Place & { key: string };

const prefix = "typed:";

/** In milliseconds: what is typed may hold a person's words, and is not kept for longer than enquiries are. */
const keptFor = 365 * 24 * 60 * 60 * 1000;

/** The name under which a form keeps its journal, and by which other tabs know that it is open. */
export const keyOf = ({ account, table, row, form }: Place) => `${prefix}${account}:${table}:${row}:${form}`;

/**
 * Keeps what is typed at a place, over what was kept there before.
 * @returns false where the storage does not take it: it is full, or closed to this site. The earlier entry stays then.
 */
export function keepTyped(storage: Storage | undefined, place: Place, typed: Typed): boolean {
  const { values, stored, version, id, at, search } = typed;
  try {
    storage?.setItem(keyOf(place), JSON.stringify({ values, stored, version, id, at, search }));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Forgets one entry. A browser that keeps nothing has none. */
export function forgetTyped(storage: Storage | undefined, key: string): void {
  storage?.removeItem(key);
}

/**
 * What is kept of an account's, newest first. What cannot be read is passed over, what is too old is forgotten, other
 * accounts' is not looked at.
 */
export function typedBy(storage: Storage | undefined, account: string): JournalEntry[] {
  if (!storage) return [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys
    .filter((key) => key.startsWith(`${prefix}${account}:`))
    .flatMap((key) => typedAt(storage, key) ?? [])
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** What is kept under a name; nothing where there is none, it cannot be read, or is too old, by which it is forgotten. */
export function typedAt(storage: Storage | undefined, key: string): JournalEntry | undefined {
  const [account = "", table = "", row = "", form = ""] = key.slice(prefix.length).split(":");
  try {
    const { values, stored, version, id, at, search } = JSON.parse(storage?.getItem(key) ?? "");
    const whole =
      [values, stored].every((texts) => typeof texts === "object" && texts !== null) && !Number.isNaN(Date.parse(at));
    if (whole && Date.now() - Date.parse(at) > keptFor) {
      forgetTyped(storage, key);
      return undefined;
    }
    return whole ? { values, stored, version, id, at, search, account, table, row, form, key } : undefined;
  } catch {
    return undefined;
  }
}
