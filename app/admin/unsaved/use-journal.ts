import { useEffect, useState } from "react";
import { browserStorage } from "~/lib/browser-storage";
import { holdUnsaved } from "~/lib/unsaved-work";
import type { EditForm, FormValues } from "../collection";
import { differingColumns } from "../differences/differences";
import { forgetTyped, keepTyped, keyOf, type Place, type Typed, typedAt } from "./journal";

/** What of a form's row is stored, and under which names. */
export type Base = {
  /** Null as long as nothing is. */
  id: string | null;
  /** What the id will be then. */
  newId: string;
  values: FormValues;
  /** `updated_at` of it. */
  version: string | null;
};

/** What stands in a form, as it is kept. */
export const typedOver = ({ id, newId, values: stored, version }: Base, values: FormValues): Typed => ({
  values,
  stored,
  version,
  id: id ?? newId,
  at: new Date().toISOString(),
});

/** Has what is kept of a form that was left go on from what is stored now; what is stored is forgotten. */
export function nowStored(place: Place, base: Base): void {
  const storage = browserStorage();
  const kept = typedAt(storage, keyOf(place));
  if (kept && differingColumns(base.values, kept.values).length > 0) {
    keepTyped(storage, place, { ...typedOver(base, kept.values), at: kept.at });
  } else forgetTyped(storage, keyOf(place));
}

/**
 * Keeps what stands in a form and not in the database in this browser's storage, from letter to letter, and tells other
 * parts of the page and other tabs that there is something.
 * @returns whether there is, and whether the storage did not take it
 */
export function useJournal(form: EditForm, base: Base, place: Place): { unsaved: boolean; full: boolean } {
  const [unsaved, setUnsaved] = useState(false);
  const [full, setFull] = useState(false);
  const key = keyOf(place);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the place
  useEffect(() => {
    const storage = browserStorage();
    const look = () => {
      const values = form.getValues();
      const differs = differingColumns(base.values, values).length > 0;
      setUnsaved(differs);
      setFull(differs && !keepTyped(storage, place, typedOver(base, values)));
      if (!differs) forgetTyped(storage, key);
    };
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, base, key]);

  useHeld(key, unsaved);

  return { unsaved, full };
}

/** Tells other parts of the page and other tabs of what is unsaved, and lets the browser ask before the tab goes. */
export function useHeld(key: string, unsaved: boolean): void {
  useEffect(() => (unsaved ? holdUnsaved(key) : undefined), [unsaved, key]);

  // The browser's own question before a tab is closed or loaded again.
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [unsaved]);
}
