import type { FormValues } from "~/admin/collection";

/** Where something was typed: account, table or tab, row ("new" for a new one), and a UUID for each opening of the form. */
export type Place = { account: string; table: string; row: string; form: string };

/** A form's text that is not in the database yet. */
export type AutosaveContent = {
  values: FormValues;
  /** What was stored when typing began. */
  stored: FormValues;
  /** `updated_at` of the stored row; null for a new one. */
  version: string | null;
  /** The id that the row has or will have. */
  id: string;
  /** Time of the last change, in ISO format. */
  at: string;
  /** A search that finds the row, for text typed in the list itself. */
  search?: string;
};

export type Autosave = AutosaveContent &
  Place & {
    key: string;
    /** The draft on the server from which it was read. */
    draft?: Mark;
    /** Whether it was typed at another computer. */
    elsewhere?: boolean;
  };

/** Which version of which draft the server has of an autosave, and of what time that text is. */
export type Mark = { id: string; version: string; at: string };

/** Prefixes of the storage's keys: what is not saved, what was thrown away, what the server has. */
const TYPED = "typed:";
const THROWN_AWAY = "thrown:";
const MARKS = "kept:";

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as the server keeps a draft. */
const MAX_AGE_MS = 90 * DAY_MS;

/** The storage key of a form's autosave. Other tabs know by it that the form is open. */
export const autosaveKey = ({ account, table, row, form }: Place) => `${TYPED}${account}:${table}:${row}:${form}`;

const keyUnder = (prefix: string, key: string) => `${prefix}${key.slice(TYPED.length)}`;

function write(storage: Storage | undefined, key: string, content: object): boolean {
  try {
    storage?.setItem(key, JSON.stringify(content));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Stores an autosave, replacing an earlier one of the same place.
 * @returns false if the storage is full or not available; the earlier autosave stays then
 */
export function writeAutosave(storage: Storage | undefined, place: Place, typed: AutosaveContent): boolean {
  const { values, stored, version, id, at, search } = typed;
  return write(storage, autosaveKey(place), { values, stored, version, id, at, search });
}

/** Removes an autosave and its mark, if they are there. */
export function removeAutosave(storage: Storage | undefined, key: string): void {
  storage?.removeItem(key);
  removeMark(storage, key);
}

/** Notes what the server has of an autosave. Without room in the storage nothing is noted. */
export const writeMark = (storage: Storage | undefined, key: string, mark: Mark) =>
  write(storage, keyUnder(MARKS, key), mark);

/** What the server has of an autosave, as far as this browser knows. */
export function readMark(storage: Storage | undefined, key: string): Mark | undefined {
  try {
    return JSON.parse(storage?.getItem(keyUnder(MARKS, key)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what the server has of an autosave. */
export const removeMark = (storage: Storage | undefined, key: string) => storage?.removeItem(keyUnder(MARKS, key));

/** Puts an autosave aside as thrown away; for a day `listThrownAway` finds it. */
export function setAside(storage: Storage | undefined, entry: AutosaveContent & Place): void {
  const key = autosaveKey(entry);
  const thrown = { ...entry, key, at: new Date().toISOString() };
  removeAutosave(storage, key);
  write(storage, keyUnder(THROWN_AWAY, key), thrown);
}

/** Forgets an autosave that was thrown away. */
export const forgetThrownAway = (storage: Storage | undefined, key: string) =>
  storage?.removeItem(keyUnder(THROWN_AWAY, key));

/** An account's autosaves, newest first. Unreadable ones are skipped, and old ones are removed. */
export const listAutosaves = (storage: Storage | undefined, account: string) =>
  list(storage, TYPED, account, MAX_AGE_MS);

/** What an account has thrown away within a day, newest first, with the time of that. */
export const listThrownAway = (storage: Storage | undefined, account: string) =>
  list(storage, THROWN_AWAY, account, DAY_MS);

function list(storage: Storage | undefined, prefix: string, account: string, maxAge: number): Autosave[] {
  if (!storage) return [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys
    .filter((key) => key.startsWith(`${prefix}${account}:`))
    .flatMap((key) => read(storage, key, maxAge) ?? [])
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** The autosave under a key, if it exists and can be read. An old one is removed. */
export const readAutosave = (storage: Storage | undefined, key: string) => read(storage, key, MAX_AGE_MS);

function read(storage: Storage | undefined, key: string, maxAge: number): Autosave | undefined {
  const [account = "", table = "", row = "", form = ""] = key.slice(key.indexOf(":") + 1).split(":");
  try {
    const { values, stored, version, id, at, search } = JSON.parse(storage?.getItem(key) ?? "");
    const isComplete =
      [values, stored].every((texts) => typeof texts === "object" && texts !== null) && !Number.isNaN(Date.parse(at));
    const place = { account, table, row, form };
    if (isComplete && Date.now() - Date.parse(at) > maxAge) {
      storage?.removeItem(key);
      removeMark(storage, autosaveKey(place));
      return undefined;
    }
    return isComplete ? { values, stored, version, id, at, search, ...place, key: autosaveKey(place) } : undefined;
  } catch {
    return undefined;
  }
}
