import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { newUuid } from "#domain/uuid.ts";
import type { Collection, Editor, FormValues, StoredRow } from "~/admin/collection";
import { useSignIn } from "~/auth/session";
import { notify } from "~/ui/toast";
import type { Autosave } from "./autosave";
import { forgetUnsaved, keepUnsaved } from "./unsaved";
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
 * @returns among others `goOnFrom`, to be called after a save; and `replaceText`, which puts another text into the form and keeps the unsaved one as an autosave. It
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
  // Columns that are younger than what was typed.
  const complete = (values: FormValues): FormValues => ({ ...valuesFrom(editor, stored), ...values });
  const [base, setBase] = useState<Base>(() =>
    restored
      ? baseFromAutosave({ ...restored, stored: complete(restored.stored) })
      : {
          id: stored?.id ?? null,
          newId: newUuid(),
          values: valuesFrom(editor, stored),
          version: stored?.updated_at ?? null,
        },
  );
  const form = useForm<FormValues>({
    defaultValues: restored ? complete(restored.values) : base.values,
    resolver: zodResolver(editor.schema),
  });
  const [opening, setOpening] = useState(() => ({
    row: restored?.row ?? stored?.id ?? editor.unique?.value ?? "new",
    form: restored?.form ?? newUuid(),
  }));
  const place = { account, table, ...opening };
  const { unsaved, full, keptAt } = useAutosave(form, base, place);

  const replaceText = (values: FormValues, next = base, under = { ...opening, form: newUuid() }): boolean => {
    if (unsaved && full) {
      void notify("error", "Not kept", "This browser cannot keep what you typed. Please save it first.");
      return false;
    }
    const before = { ...form.getValues() };
    form.reset(complete(values));
    // After the reset, because until the key changes the reset form is autosaved under it.
    if (unsaved) keepUnsaved(place, autosaveContent(base, before));
    else forgetUnsaved(place);
    setOpening({ row: under.row, form: under.form });
    setBase({ ...next, values: complete(next.values) });
    return true;
  };

  /** Goes on from what is stored now. A new row becomes an existing one, and nothing typed is left under "new". */
  const goOnFrom = (now: Base) => {
    // Ignored if the form has switched to another row's autosave in the meantime.
    if ((base.id ?? base.newId) !== now.id) return;
    setBase(now);
    if (base.id !== null) return;
    forgetUnsaved(place);
    setOpening({ row: now.id, form: newUuid() });
  };

  return { form, base, setBase, goOnFrom, place, unsaved, full, keptAt, replaceText };
}
