import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { newUuid } from "#domain/uuid.ts";
import { useSignIn } from "~/auth/session";
import { browserStorage } from "~/lib/browser-storage";
import { notify } from "~/ui/toast";
import type { Collection, Editor, FormValues } from "../collection";
import type { StoredRow } from "../collection-api";
import { forgetTyped, type JournalEntry, keepTyped, keyOf } from "./journal";
import { type Base, typedOver, useJournal } from "./use-journal";

/** The form's values of a stored row: the editor's columns, null as empty text. */
export function valuesFrom(
  { defaults }: Pick<Editor, "defaults">,
  row: Record<string, unknown> | undefined,
): FormValues {
  if (!row) return defaults;
  return Object.fromEntries(Object.keys(defaults).map((key) => [key, row[key] == null ? "" : String(row[key])]));
}

/** What was stored when something was typed. */
export function baseOf({ stored, version, id }: JournalEntry): Base {
  return { id: version === null ? null : id, newId: id, values: stored, version };
}

/**
 * What stands in a form, what of its row is stored, and under which name this browser keeps what is not.
 * @param stored the row as it was read; nothing for a new one
 * @param taken what was typed into a row that is no longer there, to go on with
 * @returns with it `replaceText`, which puts another text into the form. What stood there and was not stored is kept
 *   under its name, to be offered back; it answers false where the storage is full, and then leaves it standing.
 */
export function useTypedForm({
  table,
  editor,
  stored,
  taken,
}: {
  table: Collection["table"];
  editor: Editor;
  stored: StoredRow | undefined;
  taken: JournalEntry | undefined;
}) {
  const { user } = useSignIn();
  const [account] = useState(user?.id ?? "");
  const [base, setBase] = useState<Base>(() =>
    taken
      ? baseOf(taken)
      : {
          id: stored?.id ?? null,
          newId: newUuid(),
          values: valuesFrom(editor, stored),
          version: stored?.updated_at ?? null,
        },
  );
  const form = useForm<FormValues>({
    defaultValues: taken?.values ?? base.values,
    resolver: zodResolver(editor.schema),
  });
  const [opening, setOpening] = useState(() => ({
    row: taken?.row ?? stored?.id ?? "new",
    form: taken?.form ?? newUuid(),
  }));
  const place = { account, table, ...opening };
  const { unsaved, full } = useJournal(form, base, place);

  const replaceText = (values: FormValues, next = base, under = { ...opening, form: newUuid() }): boolean => {
    if (unsaved && full) {
      void notify("error", "Not taken", "This browser cannot keep what you typed. Please save it first.");
      return false;
    }
    const before = { ...form.getValues() };
    form.reset(values);
    // Afterwards: until its name changes, the journal keeps whatever stands in the form under it.
    if (unsaved) keepTyped(browserStorage(), place, typedOver(base, before));
    else forgetTyped(browserStorage(), keyOf(place));
    setOpening({ row: under.row, form: under.form });
    setBase(next);
    return true;
  };

  return { form, base, setBase, place, unsaved, full, replaceText };
}
