import { useEffect, useState } from "react";
import type { EditForm, FormValues } from "~/admin/collection";
import { differingColumns } from "~/admin/differences/differences";
import { browserStorage } from "~/lib/browser-storage";
import { markUnsaved } from "~/lib/unsaved-work";
import { type AutosaveContent, autosaveKey, type Place, readAutosave, removeAutosave, writeAutosave } from "./autosave";

/** The stored version of a row that a form started from. */
export type Base = {
  /** Null until the row is stored. */
  id: string | null;
  /** The id that a new row will have. */
  newId: string;
  values: FormValues;
  /** `updated_at` of the row. */
  version: string | null;
};

/** A form's text as an autosave. */
export const autosaveContent = ({ id, newId, values: stored, version }: Base, values: FormValues): AutosaveContent => ({
  values,
  stored,
  version,
  id: id ?? newId,
  at: new Date().toISOString(),
});

/** Bases the autosave of a closed form on the version stored now, or removes it if nothing differs any more. */
export function rebaseAutosave(place: Place, base: Base): void {
  const storage = browserStorage();
  const kept = readAutosave(storage, autosaveKey(place));
  if (kept && differingColumns(base.values, kept.values).length > 0) {
    writeAutosave(storage, place, { ...autosaveContent(base, kept.values), at: kept.at });
  } else removeAutosave(storage, autosaveKey(place));
}

/**
 * Autosaves a form's text in the browser's storage with every keystroke, and marks it as unsaved for the page and other
 * tabs.
 * @returns whether something is unsaved, and whether the storage is full
 */
export function useAutosave(form: EditForm, base: Base, place: Place): { unsaved: boolean; full: boolean } {
  const [unsaved, setUnsaved] = useState(false);
  const [full, setFull] = useState(false);
  const key = autosaveKey(place);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains every part of the place
  useEffect(() => {
    const storage = browserStorage();
    const look = () => {
      const values = form.getValues();
      const differs = differingColumns(base.values, values).length > 0;
      setUnsaved(differs);
      setFull(differs && !writeAutosave(storage, place, autosaveContent(base, values)));
      if (!differs) removeAutosave(storage, key);
    };
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, base, key]);

  useUnsavedWarning(key, unsaved);

  return { unsaved, full };
}

/** Marks something as unsaved for the page and other tabs, and has the browser ask before the tab closes. */
export function useUnsavedWarning(key: string, unsaved: boolean): void {
  useEffect(() => (unsaved ? markUnsaved(key) : undefined), [unsaved, key]);

  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [unsaved]);
}
