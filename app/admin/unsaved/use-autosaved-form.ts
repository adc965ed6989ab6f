import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { newUuid } from "#domain/uuid.ts";
import type { Collection, Editor, FormValues } from "~/admin/collection";
import type { StoredRow } from "~/admin/collection-api";
import { useSignIn } from "~/auth/session";
import { browserStorage } from "~/lib/browser-storage";
import { notify } from "~/ui/toast";
import { type Autosave, autosaveKey, removeAutosave, writeAutosave } from "./autosave";
import { autosaveContent, type Base, useAutosave } from "./use-autosave";

/** A stored row as form values: the editor's columns, null as empty text. */
export function valuesFrom(
  { defaults }: Pick<Editor, "defaults">,
  row: Record<string, unknown> | undefined,
): FormValues {
  if (!row) return defaults;
  return Object.fromEntries(Object.keys(defaults).map((key) => [key, row[key] == null ? "" : String(row[key])]));
}

/** The stored version that an autosave started from. */
export function baseFromAutosave({ stored, version, id }: Autosave): Base {
  return { id: version === null ? null : id, newId: id, values: stored, version };
}

/**
 * A form that is autosaved, with the stored version that it started from.
 * @param stored the row as it was read; undefined for a new one
 * @param restored the autosave of a row that was deleted
 * @returns among others `replaceText`, which puts another text into the form and keeps the unsaved one as an autosave. It
 *   returns false and changes nothing if the storage is full.
 */
export function useAutosavedForm({
  table,
  editor,
  stored,
  restored,
}: {
  table: Collection["table"];
  editor: Editor;
  stored: StoredRow | undefined;
  restored: Autosave | undefined;
}) {
  const { user } = useSignIn();
  const [account] = useState(user?.id ?? "");
  const [base, setBase] = useState<Base>(() =>
    restored
      ? baseFromAutosave(restored)
      : {
          id: stored?.id ?? null,
          newId: newUuid(),
          values: valuesFrom(editor, stored),
          version: stored?.updated_at ?? null,
        },
  );
  const form = useForm<FormValues>({
    defaultValues: restored?.values ?? base.values,
    resolver: zodResolver(editor.schema),
  });
  const [opening, setOpening] = useState(() => ({
    row: restored?.row ?? stored?.id ?? editor.unique?.value ?? "new",
    form: restored?.form ?? newUuid(),
  }));
  const place = { account, table, ...opening };
  const { unsaved, full } = useAutosave(form, base, place);

  const replaceText = (values: FormValues, next = base, under = { ...opening, form: newUuid() }): boolean => {
    if (unsaved && full) {
      void notify("error", "Not kept", "This browser cannot keep what you typed. Please save it first.");
      return false;
    }
    const before = { ...form.getValues() };
    form.reset(values);
    // After the reset, because until the key changes the reset form is autosaved under it.
    if (unsaved) writeAutosave(browserStorage(), place, autosaveContent(base, before));
    else removeAutosave(browserStorage(), autosaveKey(place));
    setOpening({ row: under.row, form: under.form });
    setBase(next);
    return true;
  };

  return { form, base, setBase, place, unsaved, full, replaceText };
}
