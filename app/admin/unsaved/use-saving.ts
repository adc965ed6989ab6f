import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";
import type { Collection, EditForm, Editor, FormValues } from "../collection";
import { type StoredRow, saveRow } from "../collection-api";
import { differingColumns } from "../differences/differences";
import { CHANGED, GONE, isOffline, lacksRights, NO_RIGHTS, reasonOf } from "../failure";
import { keyOf, type Place, typedAt } from "./journal";
import { KEPT_HERE } from "./kept-here";
import { type Base, nowStored } from "./use-journal";
import { usePasswordWait } from "./use-password-wait";

/** What stands in the way of a save and is for the person to decide. */
export type Obstacle = { kind: "conflict"; theirs: StoredRow } | { kind: "gone" };

/**
 * Saves a form: once at a time, waiting for the line where there is none and for the password where the session has
 * ended. What is typed meanwhile stays unsaved and in the form. A form that was left meanwhile asks nothing any more: what
 * could not be saved is said in a toast, and stays in this browser.
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
  /** The row holds these values now. */
  onStored: (base: Base) => void;
  /** Everything in the form is stored. */
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [obstacle, setObstacle] = useState<Obstacle>();
  // Presses of one moment all come before the first of them has changed what is rendered.
  const busy = useRef(false);
  // A save may end after its form was left; it must then not close whatever is open instead.
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const failed = async (reason: string, at: Place) => {
    const isKept = !shown.current && typedAt(browserStorage(), keyOf(at));
    if (isKept) void queries.invalidateQueries({ queryKey: [KEPT_HERE] });
    const kept = "What you typed is kept: open it again from the list.";
    await notify("error", editor.saveFailed, isKept ? `${reason} ${kept}` : reason);
  };

  const mutation = useMutation({
    mutationFn: async ({ values, over }: { values: FormValues; over: Base; at: Place }) =>
      saveRow(await supabase(), table, over, values),
    networkMode: "online",
    retry: (_, error) => isOffline(error),
    retryDelay: 1_000,
    onSuccess: async (saved, { values, over, at }) => {
      if (saved.kind !== "saved") {
        // Without rights nothing changes, and what is published can be read all the same.
        const isUnchanged = saved.kind === "gone" || saved.theirs.updated_at === over.version;
        if (isUnchanged && (await lacksRights(await supabase()))) return failed(NO_RIGHTS, at);
        if (shown.current) return setObstacle(saved);
        return failed(saved.kind === "gone" ? GONE : CHANGED, at);
      }
      const stored = { ...over, id: over.id ?? over.newId, values, version: saved.version };
      setObstacle(undefined);
      onStored(stored);
      void queries.invalidateQueries({ queryKey: [table] });
      const more = differingColumns(values, form.getValues()).length > 0;
      const sentence = over.id ? editor.updated : editor.created;
      if (!shown.current) {
        nowStored(at, stored);
        void queries.invalidateQueries({ queryKey: [KEPT_HERE] });
      } else if (!more) onDone();
      await notify("success", "Success", more ? `${sentence}. What you typed since is not saved yet.` : sentence);
    },
    onError: async (error, { values, at }) => {
      if (!shown.current || !password.waits(error, values)) await failed(await reasonOf(error), at);
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

  const password = usePasswordWait<FormValues>((values) => save(values));

  return {
    save,
    obstacle,
    clearObstacle: () => setObstacle(undefined),
    saving: mutation.isPending,
    waitingForLine: mutation.isPaused,
    waitingForPassword: password.waitingForPassword,
  };
}
