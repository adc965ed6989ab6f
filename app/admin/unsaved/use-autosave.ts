import { useEffect, useState } from "react";
import type { EditForm, FormValues } from "~/admin/collection";
import { differingColumns } from "~/admin/differences/differences";
import { browserStorage } from "~/lib/browser-storage";
import { markUnsaved } from "~/lib/unsaved-work";
import { type AutosaveContent, autosaveKey, type Place, readAutosave } from "./autosave";
import { keeperOf } from "./draft-keeper";
import { discard, forgetUnsaved, keepUnsaved } from "./unsaved";

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
  const kept = readAutosave(browserStorage(), autosaveKey(place));
  if (kept && differingColumns(base.values, kept.values).length > 0) {
    keepUnsaved(place, { ...autosaveContent(base, kept.values), at: kept.at });
  } else forgetUnsaved(place);
}

/**
 * Autosaves a form's text: in the browser's storage with every keystroke, on the server within five seconds. Marks it as
 * unsaved for the page and other tabs.
 * @returns whether something is unsaved, whether the storage is full, and when the text was typed that the server has
 */
export function useAutosave(
  form: EditForm,
  base: Base,
  place: Place,
): { unsaved: boolean; full: boolean; keptAt: string | undefined } {
  const [unsaved, setUnsaved] = useState(false);
  const [full, setFull] = useState(false);
  const [keptAt, setKeptAt] = useState<string>();
  const key = autosaveKey(place);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains every part of the place
  useEffect(() => {
    const keeper = keeperOf(place);
    keeper.onKept = setKeptAt;
    const look = () => {
      const values = { ...form.getValues() };
      const differs = differingColumns(base.values, values).length > 0;
      setUnsaved(differs);
      setFull(differs && !keepUnsaved(place, autosaveContent(base, values)));
      if (!differs) forgetUnsaved(place);
    };
    look();
    const stop = form.subscribe({ formState: { values: true }, callback: look });
    return () => {
      stop();
      keeper.onKept = undefined;
      void keeper.flush();
    };
  }, [form, base, key]);

  useUnsavedWarning(place, unsaved);

  return { unsaved, full, keptAt };
}

/** Marks something as unsaved for the page and other tabs, and has the browser ask before the tab closes. */
export function useUnsavedWarning(place: Place, unsaved: boolean): void {
  const key = autosaveKey(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains every part of the place
  useEffect(() => (unsaved ? markUnsaved(key, () => discard(place)) : undefined), [unsaved, key]);

  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [unsaved]);
}
