import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";
import type { Collection, EditForm, Editor, FormValues } from "../collection";
import { type SaveConflict, saveRow } from "../collection-api";
import { differingColumns } from "../differences/differences";
import { CHANGED, GONE, isOffline, lacksRights, NO_RIGHTS, reasonOf } from "../failure";
import { autosaveKey, type Place, readAutosave } from "./autosave";
import { AUTOSAVES_QUERY } from "./autosave-queries";
import { type Base, rebaseAutosave } from "./use-autosave";
import { useRetryAfterSignIn } from "./use-retry-after-sign-in";

/**
 * Saves a form, one save at a time. Without a connection the save waits for it; with an ended session, for the sign-in.
 * Text typed during a save stays in the form as unsaved. If the form was closed during the save, a failure is shown as a
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
  /** Called when nothing in the form is unsaved. */
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<SaveConflict>();
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
    mutationFn: async ({ values, over }: { values: FormValues; over: Base; at: Place }) =>
      saveRow(await supabase(), table, over, values, editor.unique),
    networkMode: "online",
    retry: (_, error) => isOffline(error),
    retryDelay: 1_000,
    onSuccess: async (saved, { values, over, at }) => {
      if (saved.kind !== "saved") {
        // Without the right an update changes nothing, although a published row can still be read.
        const isUnchanged = saved.kind === "gone" || saved.theirs.updated_at === over.version;
        if (isUnchanged && (await lacksRights(await supabase()))) return failed(NO_RIGHTS, at);
        if (shown.current) return setConflict(saved);
        return failed(saved.kind === "gone" ? GONE : CHANGED, at);
      }
      const stored = { ...over, id: over.id ?? over.newId, values, version: saved.version };
      setConflict(undefined);
      onStored(stored);
      void queries.invalidateQueries({ queryKey: [table] });
      const more = differingColumns(values, form.getValues()).length > 0;
      const sentence = over.id ? editor.updated : editor.created;
      if (!shown.current) {
        rebaseAutosave(at, stored);
        void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
      } else if (!more) onDone();
      await notify("success", "Success", more ? `${sentence}. What you typed since is not saved yet.` : sentence);
    },
    onError: async (error, { values, at }) => {
      if (!shown.current || !password.deferUntilSignIn(error, values)) await failed(await reasonOf(error), at);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  const save = (values: FormValues, over = base) => {
    if (busy.current) return;
    busy.current = true;
    mutation.mutate({ values, over, at: place });
  };

  const password = useRetryAfterSignIn<FormValues>((values) => save(values));

  return {
    save,
    conflict,
    clearConflict: () => setConflict(undefined),
    saving: mutation.isPending,
    waitingForConnection: mutation.isPaused,
    waitingForSignIn: password.waitingForSignIn,
  };
}
