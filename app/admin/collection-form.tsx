import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useBlocker } from "react-router";
import { supabase } from "~/lib/supabase";
import { newUuid } from "~/lib/uuid";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { Icon } from "~/ui/icon";
import { SkeletonBar, StateView } from "~/ui/states";
import { notify } from "~/ui/toast";
import type { Collection, Editor, FormValues } from "./collection";
import { readRow, saveRow } from "./collection-api";

/** The form of one row: empty for a new one, else filled from the database before it is shown. */
export function CollectionForm({
  table,
  editor,
  id,
  onClose,
}: {
  table: Collection["table"];
  editor: Editor;
  /** Null for a new row. */
  id: string | null;
  onClose: () => void;
}) {
  // Read once for each opening: a tab that regains the focus must not read again under the typing hand.
  const stored = useQuery({
    queryKey: [table, "row", id],
    queryFn: async () => readRow(await supabase(), table, id as string),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const title = id ? editor.editTitle : editor.createTitle;

  return (
    <section aria-labelledby="form-title" className="max-w-3xl">
      <Button look="quiet" className="-ml-3" onClick={onClose}>
        <Icon name="back" />
        Back to list
      </Button>
      <h2 id="form-title" className="title-3 mt-4 mb-8">
        {title}
      </h2>
      {id && stored.isError ? (
        <StateView
          alert
          title="This entry could not be opened"
          text="It may have been deleted. Go back to the list and try again."
        />
      ) : id && !stored.data ? (
        <div role="status" aria-label="Loading entry" className="space-y-6">
          {[1, 2, 3, 4].map((bar) => (
            <SkeletonBar key={bar} className="h-12 w-full" />
          ))}
        </div>
      ) : (
        <Form table={table} editor={editor} id={id} values={valuesFrom(editor, stored.data)} onClose={onClose} />
      )}
    </section>
  );
}

/** The form's values of a stored row: the editor's columns, null as empty text. */
function valuesFrom(editor: Pick<Editor, "defaults">, row: Record<string, unknown> | undefined): FormValues {
  if (!row) return editor.defaults;
  return Object.fromEntries(Object.keys(editor.defaults).map((key) => [key, row[key] == null ? "" : String(row[key])]));
}

function Form({
  table,
  editor,
  id,
  values,
  onClose,
}: {
  table: Collection["table"];
  editor: Editor;
  id: string | null;
  values: FormValues;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const [newId] = useState(newUuid);
  const form = useForm<FormValues>({
    defaultValues: values,
    resolver: zodResolver(editor.schema as never) as unknown as Resolver<FormValues>,
  });
  const { isDirty } = form.formState;
  const save = useMutation({
    mutationFn: async (entered: FormValues) => saveRow(await supabase(), table, id, entered, newId),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [table] });
      await notify("success", "Success", id ? editor.updated : editor.created);
    },
    onError: () => notify("error", "Error", editor.saveFailed),
  });

  const unsaved = isDirty && !save.isSuccess;
  const blocker = useBlocker(unsaved);

  // Only once the blocker above has heard that nothing is unsaved any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form closes once, when the save is done
  useEffect(() => {
    if (save.isSuccess) onClose();
  }, [save.isSuccess]);
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [unsaved]);

  return (
    <form noValidate onSubmit={form.handleSubmit((entered) => save.mutate(entered))} className="space-y-6">
      <editor.Fields form={form} />
      <div className="sticky bottom-0 -mx-5 flex flex-wrap gap-3 border-t border-line bg-paper px-5 py-4">
        <Button type="submit" look="primary" disabled={save.isPending} className="min-w-32">
          {save.isPending ? "Saving..." : id ? "Update" : "Create"}
        </Button>
        <Button onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
      </div>
      {blocker.state === "blocked" && (
        <Confirm
          question="Leave without saving? What you typed will be lost."
          confirmLabel="Leave"
          onAnswer={(leave) => (leave ? blocker.proceed() : blocker.reset())}
        />
      )}
    </form>
  );
}
