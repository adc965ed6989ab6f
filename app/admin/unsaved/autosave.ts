import type { FormValues } from "~/admin/collection";

/** Where something was typed: account, table or tab, row ("new" for a new one), and an id for each opening of the form. */
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

export type Autosave = AutosaveContent & Place & { key: string };

const STORAGE_PREFIX = "typed:";

/** An autosave may hold personal data, so it is kept no longer than an enquiry. */
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;

/** The storage key of a form's autosave. Other tabs know by it that the form is open. */
export const autosaveKey = ({ account, table, row, form }: Place) =>
  `${STORAGE_PREFIX}${account}:${table}:${row}:${form}`;

/**
 * Stores an autosave, replacing an earlier one of the same place.
 * @returns false if the storage is full or not available; the earlier autosave stays then
 */
export function writeAutosave(storage: Storage | undefined, place: Place, typed: AutosaveContent): boolean {
  const { values, stored, version, id, at, search } = typed;
  try {
    storage?.setItem(autosaveKey(place), JSON.stringify({ values, stored, version, id, at, search }));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Removes an autosave, if there is one. */
export function removeAutosave(storage: Storage | undefined, key: string): void {
  storage?.removeItem(key);
}

/**
 * An account's autosaves, newest first. Unreadable ones are skipped, and those older than a year are removed.
 */
export function listAutosaves(storage: Storage | undefined, account: string): Autosave[] {
  if (!storage) return [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys
    .filter((key) => key.startsWith(`${STORAGE_PREFIX}${account}:`))
    .flatMap((key) => readAutosave(storage, key) ?? [])
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** The autosave under a key, if it exists and can be read. One that is older than a year is removed. */
export function readAutosave(storage: Storage | undefined, key: string): Autosave | undefined {
  const [account = "", table = "", row = "", form = ""] = key.slice(STORAGE_PREFIX.length).split(":");
  try {
    const { values, stored, version, id, at, search } = JSON.parse(storage?.getItem(key) ?? "");
    const isComplete =
      [values, stored].every((texts) => typeof texts === "object" && texts !== null) && !Number.isNaN(Date.parse(at));
    if (isComplete && Date.now() - Date.parse(at) > MAX_AGE_MS) {
      removeAutosave(storage, key);
      return undefined;
    }
    return isComplete ? { values, stored, version, id, at, search, account, table, row, form, key } : undefined;
  } catch {
    return undefined;
  }
}
