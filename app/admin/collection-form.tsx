import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useBlocker } from "react-router";
import { useSignIn } from "~/auth/session";
import { browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import { isUnsaved } from "~/lib/unsaved-work";
import { newUuid } from "~/lib/uuid";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { Icon } from "~/ui/icon";
import { SkeletonBar, StateView } from "~/ui/states";
import { notify } from "~/ui/toast";
import type { Collection, Editor, FormValues } from "./collection";
import { readRow, type StoredRow } from "./collection-api";
import { reasonOf } from "./failure";
import { bringBackRow } from "./history/history-api";
import { Versions } from "./history/versions";
import { formShown } from "./list/focus";
import { useFileDrops } from "./pictures/use-file-drops";
import { RequestFailed } from "./request-failed";
import { Conflict } from "./unsaved/conflict";
import { forgetTyped, type JournalEntry, keepTyped, keyOf } from "./unsaved/journal";
import { UnsavedOffer } from "./unsaved/offer";
import { SaveState } from "./unsaved/save-state";
import { type Base, useJournal } from "./unsaved/use-journal";
import { useSaving } from "./unsaved/use-saving";

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
  const { user } = useSignIn();
  const [taken, setTaken] = useState<JournalEntry>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    formShown();
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby="form-title" className="max-w-3xl">
      <Button look="quiet" className="-ml-3" onClick={onClose}>
        <Icon name="back" />
        Back to list
      </Button>
      <h2 ref={heading} id="form-title" tabIndex={-1} className="title-3 mt-4 mb-8 w-fit">
        {title}
      </h2>
      {id && stored.isError && !stored.data && !taken ? (
        <>
          <UnsavedOffer place={{ account: user?.id ?? "", table, row: id, form: "" }} onTake={setTaken} />
          <StateView
            alert
            title="This entry could not be opened"
            text="It may have been deleted. Go back to the list and try again."
          />
        </>
      ) : id && !stored.data && !taken ? (
        <div role="status" aria-label="Loading entry" className="space-y-6">
          {[1, 2, 3, 4].map((bar) => (
            <SkeletonBar key={bar} className="h-12 w-full" />
          ))}
        </div>
      ) : (
        <Form table={table} editor={editor} stored={stored.data} taken={taken} onClose={onClose} />
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
  stored,
  taken,
  onClose,
}: {
  table: Collection["table"];
  editor: Editor;
  stored: StoredRow | undefined;
  /** What was typed into a row that is no longer there. */
  taken: JournalEntry | undefined;
  onClose: () => void;
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

  // What is taken back is gone on with: the button that did it has left.
  const element = useSaveKey();
  const focusText = () =>
    element.current
      ?.querySelector<HTMLElement>(`[name="${"content" in editor.defaults ? "content" : "title"}"]`)
      ?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the form opens with it
  useEffect(() => {
    if (taken) focusText();
  }, []);

  // What is taken back goes on under the name it had, so that it is never nowhere.
  const [opening, setOpening] = useState(() => taken?.form ?? newUuid());
  const place = { account, table, row: taken?.row ?? stored?.id ?? "new", form: opening };
  const { unsaved, full } = useJournal(form, base, place);
  const takeBack = (entry: JournalEntry) => {
    const now = { ...form.getValues() };
    const { id, newId, values: stored, version } = base;
    form.reset(entry.values);
    // What stood in the form until now is offered back in its turn.
    const typed = { values: now, stored, version, id: id ?? newId, at: new Date().toISOString() };
    if (unsaved) keepTyped(browserStorage(), place, typed);
    else forgetTyped(browserStorage(), keyOf(place));
    setOpening(entry.form);
    setBase(baseOf(entry));
    focusText();
  };

  const done = useRef(false);
  const saving = useSaving({
    table,
    editor,
    form,
    base,
    onStored: setBase,
    onDone: () => {
      done.current = true;
      forgetTyped(browserStorage(), keyOf(place));
      onClose();
    },
  });
  // A link within the text, to a footnote in the preview, leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && isUnsaved() && !done.current && from.pathname + from.search !== to.pathname + to.search,
  );
  useFileDrops();

  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.handleSubmit((entered) => saving.save(entered))}
      className="space-y-6"
    >
      <UnsavedOffer place={place} onTake={takeBack} />
      {saving.obstacle && (
        <Conflict
          table={table}
          id={base.id ?? base.newId}
          obstacle={saving.obstacle}
          form={form}
          theirs={(row) => valuesFrom(editor, row)}
          onMine={async (row) => {
            const over = row
              ? { ...base, id: row.id, values: valuesFrom(editor, row), version: row.updated_at }
              : await broughtBack(base).catch(async (error) => {
                  await notify("error", editor.saveFailed, await reasonOf(error));
                });
            if (!over) return;
            setBase(over);
            await form.handleSubmit((entered) => saving.save(entered, over))();
          }}
          onTheirs={(row) => {
            const values = valuesFrom(editor, row);
            form.reset(values);
            setBase({ ...base, id: row.id, values, version: row.updated_at });
            saving.clearObstacle();
          }}
        />
      )}
      <editor.Fields form={form} isSample={stored?.is_sample === true} />
      {base.id && <Versions table={table} id={base.id} form={form} />}
      <div data-foot-buttons="" className="sticky bottom-0 -mx-5 border-t border-line bg-paper px-5 py-4">
        <SaveState full={full} {...saving} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" aria-disabled={saving.saving} className="min-w-32">
            {saving.saving ? "Saving..." : base.id ? "Update" : "Create"}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
      {blocker.state === "blocked" && (
        <Confirm
          question={
            saving.saving
              ? "Leave without saving? A save is under way and will still be made; what you typed since will be lost."
              : "Leave without saving? What you typed will be lost."
          }
          confirmLabel="Leave"
          onAnswer={(leave) => {
            if (!leave) return blocker.reset();
            forgetTyped(browserStorage(), keyOf(place));
            blocker.proceed();
          }}
        />
      )}
    </form>
  );
}

/** What was stored when something was typed. */
function baseOf({ stored, version, id }: JournalEntry): Base {
  return { id: version === null ? null : id, newId: id, values: stored, version };
}

/** A deleted row out of the bin, to be saved over; where it is not there, it is made anew under the same id. */
async function broughtBack(base: Base): Promise<Base> {
  const id = base.id ?? base.newId;
  try {
    await bringBackRow(await supabase(), id);
    return { ...base, id, version: null };
  } catch (error) {
    if (!(error instanceof RequestFailed && error.code === "PGRST116")) throw error;
    return { ...base, id: null, newId: id, version: null };
  }
}

/** Ctrl+S, on a Mac Command+S, saves: for a form that is given the returned reference. */
function useSaveKey() {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
        return;
      event.preventDefault();
      // Not from behind a question that lies over the form.
      if (!document.querySelector("dialog[open]")) element.current?.requestSubmit();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return element;
}
