import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";
import type { Collection, EditForm, Editor, FormValues } from "../collection";
import { type SaveConflict, saveRow } from "../collection-api";
import { columnName, differingColumns } from "../differences/differences";
import { CHANGED, GONE, isOffline, lacksRights, NO_RIGHTS, reasonOf } from "../failure";
import { autosaveKey, type Place, readAutosave } from "./autosave";
import { AUTOSAVES_QUERY } from "./autosave-queries";
import { mergeByField } from "./merge";
import { type Base, rebaseAutosave } from "./use-autosave";
import { valuesFrom } from "./use-autosaved-form";
import { useRetryAfterSignIn } from "./use-retry-after-sign-in";

/**
 * Saves a form, one save at a time. If somebody else has saved other fields of the row meanwhile, both changes are stored
 * together; for a field that both have changed it is a conflict. Without a connection the save waits for it; with an ended session, for the sign-in.
 * Text typed during a save stays in the form as unsaved, and the form stays open, as it does if the save asks to stay. If the form was closed during the save, a failure is shown as a
 * toast and the text stays in the autosave.
 */
export function useSaving({
  table,
  editor,
  form,
  base,
  place,
  onStored,
  onDone,
}: {
  table: Collection["table"];
  editor: Editor;
  form: EditForm;
  base: Base;
  place: Place;
  /** Called with the values that the row now holds. */
  onStored: (base: Base) => void;
  /** Called when the form is to be closed: nothing in it is unsaved. */
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<SaveConflict & { both: string[] }>();
  // A ref, because a second press can come before the state of the first is rendered.
  const busy = useRef(false);
  // A save may end after its form was closed; it must not close the form that is open then.
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const failed = async (reason: string, at: Place) => {
    const isKept = !shown.current && readAutosave(browserStorage(), autosaveKey(at));
    if (isKept) void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
    const kept = "What you typed is kept: open it again from the list.";
    await notify("error", editor.saveFailed, isKept ? `${reason} ${kept}` : reason);
  };

  const mutation = useMutation({
    mutationFn: async ({ values: typed, over: from }: { values: FormValues; over: Base; at: Place; stay: boolean }) => {
      const client = await supabase();
      let [values, over, taken] = [typed, from, [] as string[]];
      for (;;) {
        const saved = await saveRow(client, table, over, values, editor.unique);
        if (saved.kind !== "conflict" || saved.theirs.updated_at === over.version)
          return { saved, values, over, taken, both: [] };
        const theirs = valuesFrom(editor, saved.theirs);
        const merged = mergeByField(over.values, values, theirs);
        taken = [...taken, ...merged.taken];
        values = merged.values;
        if (merged.both.length > 0) return { saved, values, over, taken, both: merged.both };
        over = { ...over, id: saved.theirs.id, values: theirs, version: saved.theirs.updated_at };
      }
    },
    networkMode: "online",
    retry: (_, error) => isOffline(error),
    retryDelay: 1_000,
    onSuccess: async ({ saved, values, over, taken, both }, { over: from, at, stay }) => {
      // What somebody else has changed goes into the form, as far as nobody types there.
      if (shown.current)
        for (const column of taken)
          if (form.getValues(column) === from.values[column]) form.setValue(column, values[column] ?? "");
      if (saved.kind !== "saved") {
        // Without the right an update changes nothing, although a published row can still be read.
        const isUnchanged = saved.kind === "gone" || saved.theirs.updated_at === over.version;
        if (isUnchanged && (await lacksRights(await supabase()))) return failed(NO_RIGHTS, at);
        if (shown.current) return setConflict({ ...saved, both });
        return failed(saved.kind === "gone" ? GONE : CHANGED, at);
      }
      const stored = { ...over, id: over.id ?? over.newId, values, version: saved.version };
      setConflict(undefined);
      onStored(stored);
      void queries.invalidateQueries({ queryKey: [table] });
      const more = differingColumns(values, form.getValues()).length > 0;
      const fields = [...new Set(taken)].map((column) => columnName(column)).join(", ");
      const joined = fields && `. It was saved in the meantime too; that change is in it: ${fields}`;
      const sentence = `${from.id ? editor.updated : editor.created}${joined}`;
      if (!shown.current) {
        rebaseAutosave(at, stored);
        void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
      } else if (!more && !stay) onDone();
      await notify("success", "Success", more ? `${sentence}. What you typed since is not saved yet.` : sentence);
    },
    onError: async (error, { values, at, stay }) => {
      if (!shown.current || !password.deferUntilSignIn(error, { values, stay }))
        await failed(await reasonOf(error), at);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  const save = (values: FormValues, { over = base, stay = false } = {}) => {
    if (busy.current) return;
    busy.current = true;
    mutation.mutate({ values, over, at: place, stay });
  };

  const password = useRetryAfterSignIn<{ values: FormValues; stay: boolean }>(({ values, stay }) =>
    save(values, { stay }),
  );

  return {
    save,
    conflict,
    clearConflict: () => setConflict(undefined),
    saving: mutation.isPending,
    waitingForConnection: mutation.isPaused,
    waitingForSignIn: password.waitingForSignIn,
  };
}
