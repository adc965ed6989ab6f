import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSignIn } from "~/auth/session";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";
import type { Collection, EditForm, Editor, FormValues } from "../collection";
import { type StoredRow, saveRow } from "../collection-api";
import { differingColumns } from "../differences/differences";
import { isOffline, isSignedOut, lacksRights, NO_RIGHTS, reasonOf } from "../failure";
import type { Base } from "./use-journal";

/** What stands in the way of a save and is for the person to decide. */
export type Obstacle = { kind: "conflict"; theirs: StoredRow } | { kind: "gone" };

/**
 * Saves a form: once at a time, waiting for the line where there is none and for the password where the session has
 * ended. What is typed meanwhile stays unsaved and in the form.
 */
export function useSaving({
  table,
  editor,
  form,
  base,
  onStored,
  onDone,
}: {
  table: Collection["table"];
  editor: Editor;
  form: EditForm;
  base: Base;
  /** The row holds these values now. */
  onStored: (base: Base) => void;
  /** Everything in the form is stored. */
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const { session } = useSignIn();
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [waiting, setWaiting] = useState<{ values: FormValues; account: string; refused: string }>();
  // The session may be gone by the time its refusal is heard of.
  const latest = useRef(session);
  useEffect(() => {
    if (session) latest.current = session;
  }, [session]);
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

  const mutation = useMutation({
    mutationFn: async ({ values, over }: { values: FormValues; over: Base }) =>
      saveRow(await supabase(), table, over, values),
    retry: (_, error) => isOffline(error),
    retryDelay: 1_000,
    onSuccess: async (saved, { values, over }) => {
      if (saved.kind === "conflict") return setObstacle(saved);
      if (saved.kind === "gone") {
        if (!(await lacksRights(await supabase()))) return setObstacle(saved);
        return notify("error", editor.saveFailed, NO_RIGHTS);
      }
      const { version } = saved;
      setObstacle(undefined);
      onStored({ ...over, id: over.id ?? over.newId, values, version });
      void queries.invalidateQueries({ queryKey: [table] });
      const more = differingColumns(values, form.getValues()).length > 0;
      const sentence = over.id ? editor.updated : editor.created;
      if (!more && shown.current) onDone();
      await notify("success", "Success", more ? `${sentence}. What you typed since is not saved yet.` : sentence);
    },
    onError: async (error, { values }) => {
      // A session that cannot be renewed has ended, and the guard asks for the password (lib/supabase.ts).
      const ended = latest.current;
      if (isSignedOut(error) && ended) setWaiting({ values, account: ended.user.id, refused: ended.access_token });
      else await notify("error", editor.saveFailed, await reasonOf(error));
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  const save = (values: FormValues, over = base) => {
    if (busy.current) return;
    busy.current = true;
    mutation.mutate({ values, over });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited goes out when its account is there again, once
  useEffect(() => {
    if (!waiting || session?.user.id !== waiting.account || session.access_token === waiting.refused) return;
    setWaiting(undefined);
    save(waiting.values);
  }, [waiting, session]);

  return {
    save,
    obstacle,
    clearObstacle: () => setObstacle(undefined),
    saving: mutation.isPending,
    waitingForLine: mutation.isPaused,
    waitingForPassword: waiting !== undefined,
  };
}
