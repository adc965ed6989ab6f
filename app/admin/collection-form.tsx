import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { useSignIn } from "~/auth/session";
import { supabase } from "~/lib/supabase";
import { isUnsaved } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { Icon } from "~/ui/icon";
import { StateView } from "~/ui/state-view";
import { notify } from "~/ui/toast";
import type { Collection, Editor, StoredRow } from "./collection";
import { fetchRow } from "./collection-api";
import { reasonOf } from "./failure";
import { bringBackRows } from "./history/history-api";
import { Versions } from "./history/versions";
import { formShown } from "./list/focus";
import { useFileDrops } from "./pictures/use-file-drops";
import type { Autosave } from "./unsaved/autosave";
import { useDiscardAutosave, useTakeBack } from "./unsaved/autosave-queries";
import { Conflict } from "./unsaved/conflict";
import { UnsavedOffer } from "./unsaved/offer";
import { OpenElsewhere } from "./unsaved/open-elsewhere";
import { SaveState } from "./unsaved/save-state";
import { forgetUnsaved } from "./unsaved/unsaved";
import { autosaveContent, type Base } from "./unsaved/use-autosave";
import { baseFromAutosave, useAutosavedForm, valuesFrom } from "./unsaved/use-autosaved-form";
import { useSaveShortcut } from "./unsaved/use-save-shortcut";
import { useSaving } from "./unsaved/use-saving";
import { WithPreview } from "./writing/with-preview";

/** The form of one row: empty for a new one, else filled from the database before it is shown. */
export function CollectionForm({
  table,
  editor,
  id: shownId,
  onStored,
  onClose,
}: {
  table: Collection["table"];
  editor: Editor;
  /** Null for a new row, until it is stored. */
  id: string | null;
  /** Called when a new row was stored and its form stays open. */
  onStored?: (id: string) => void;
  onClose: () => void;
}) {
  // A new row that is stored while its form is open is not read again: cursor and undo would be lost.
  const [id] = useState(shownId);
  // Read once per opening: a refetch when the tab regains focus would overwrite what is being typed.
  const stored = useQuery({
    queryKey: [table, "row", id],
    queryFn: async () => fetchRow(await supabase(), table, id as string),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const title = shownId ? editor.editTitle : editor.createTitle;
  const { user } = useSignIn();
  const [restored, setRestored] = useState<Autosave>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    formShown();
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby="form-title" className={editor.Preview ? "max-w-3xl xl:max-w-none" : "max-w-3xl"}>
      <Button variant="quiet" className="-ml-3" onClick={onClose}>
        <Icon name="back" />
        Back to list
      </Button>
      <h2 ref={heading} id="form-title" tabIndex={-1} className="title-3 mt-4 mb-8 w-fit">
        {title}
      </h2>
      {id && stored.isError && !stored.data && !restored ? (
        <>
          <UnsavedOffer place={{ account: user?.id ?? "", table, row: id, form: "" }} onRestore={setRestored} />
          <StateView
            alert
            title="This entry could not be opened"
            text="It may have been deleted. Go back to the list and try again."
          />
        </>
      ) : id && !stored.data && !restored ? (
        <div role="status" aria-label="Loading entry" className="space-y-6">
          {[1, 2, 3, 4].map((bar) => (
            <div key={bar} className="skeleton-bar h-12 w-full" />
          ))}
        </div>
      ) : (
        <Form
          table={table}
          editor={editor}
          stored={stored.data}
          restored={restored}
          onStored={onStored}
          onClose={onClose}
        />
      )}
    </section>
  );
}

function Form({
  table,
  editor,
  stored,
  restored,
  onStored,
  onClose,
}: {
  table: Collection["table"];
  editor: Editor;
  stored: StoredRow | undefined;
  /** The autosave of a row that was deleted. */
  restored: Autosave | undefined;
  onStored?: (id: string) => void;
  onClose: () => void;
}) {
  const autosaved = useAutosavedForm({ table, editor, stored, restored });
  const { form, base, setBase, goOnFrom, place, unsaved, full, keptAt, replaceText } = autosaved;
  const discard = useDiscardAutosave();
  const takeBack = useTakeBack();

  // After a restore the focus moves to the text, because the button that had it is gone.
  const element = useRef<HTMLFormElement>(null);
  const focusText = () =>
    element.current
      ?.querySelector<HTMLElement>(`[name="${"content" in editor.defaults ? "content" : "title"}"]`)
      ?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useEffect(() => {
    if (restored) focusText();
  }, []);

  const done = useRef(false);
  const saving = useSaving({
    table,
    editor,
    form,
    base,
    place,
    onStored: goOnFrom,
    onDone: () => {
      done.current = true;
      forgetUnsaved(place);
      onClose();
    },
  });
  useSaveShortcut(() => void form.handleSubmit((entered) => saving.save(entered, { stay: true }))());
  // The address of a new row names it once it is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is stored
  useEffect(() => {
    if (base.id === base.newId && !done.current) onStored?.(base.newId);
  }, [base.id]);
  // Neither a link within the page, such as a footnote in the preview, nor the row's own address leaves the form.
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isOwn = new URLSearchParams(to.search).get("edit") === base.newId;
    const isLeft = from.pathname + from.search !== to.pathname + to.search && !isOwn;
    return unsaved && isUnsaved() && !done.current && isLeft;
  });
  useFileDrops();

  const fields = (
    <>
      <editor.Fields form={form} stored={stored} />
      {base.id && (
        <Versions
          table={table}
          id={base.id}
          form={form}
          busy={saving.saving}
          onRestore={(values) => replaceText(values) && focusText()}
        />
      )}
    </>
  );
  return (
    <form
      ref={element}
      noValidate
      onKeyDown={keepEnterFromSaving}
      onSubmit={form.handleSubmit((entered) => saving.save(entered))}
      className="space-y-6"
    >
      {base.id && <OpenElsewhere table={table} id={base.id} />}
      <UnsavedOffer
        place={place}
        savedAt={stored?.updated_at}
        busy={saving.saving}
        onRestore={(entry) => {
          // It keeps its storage key, so that it is stored at every moment.
          if (!replaceText(entry.values, baseFromAutosave(entry), entry)) return;
          saving.clearConflict();
          focusText();
        }}
      />
      {saving.conflict && (
        <Conflict
          table={table}
          // Of a thing that somebody else has stated first, the row is theirs.
          id={saving.conflict.kind === "conflict" ? saving.conflict.theirs.id : (base.id ?? base.newId)}
          conflict={saving.conflict}
          busy={saving.saving}
          form={form}
          theirs={(row) => valuesFrom(editor, row)}
          onMine={async (row) => {
            const over = row
              ? { ...base, id: row.id, values: valuesFrom(editor, row), version: row.updated_at }
              : await restoreOrRecreate(table, base).catch(async (error) => {
                  await notify("error", editor.saveFailed, await reasonOf(error));
                });
            if (!over) return;
            setBase(over);
            await form.handleSubmit((entered) => saving.save(entered, { over }))();
          }}
          onTheirs={(row) => {
            const theirs = valuesFrom(editor, row);
            const chosen = Object.fromEntries(
              (saving.conflict?.both ?? []).map((column) => [column, theirs[column] ?? ""]),
            );
            const next = { ...base, id: row.id, values: theirs, version: row.updated_at };
            if (!replaceText({ ...form.getValues(), ...chosen }, next)) return;
            saving.clearConflict();
          }}
        />
      )}
      {editor.Preview ? (
        <WithPreview form={form} stored={stored} Preview={editor.Preview}>
          {fields}
        </WithPreview>
      ) : (
        fields
      )}
      <div
        ref={measureFoot}
        data-foot-buttons=""
        className="sticky bottom-0 z-10 -mx-5 border-t border-line bg-paper px-5 py-4"
      >
        <SaveState full={full} keptAt={unsaved ? keptAt : undefined} {...saving} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" aria-disabled={saving.saving} className="min-w-32">
            {saving.saving ? "Saving..." : (editor.saveLabel ?? (base.id ? "Update" : "Create"))}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
      {blocker.state === "blocked" && (
        <Confirm
          question={
            saving.saving
              ? "Leave before it is saved? Saving goes on, and this browser keeps your text until it is done."
              : "Leave without saving? What you typed is thrown away. For a day you can bring it back."
          }
          confirmLabel="Leave"
          onAnswer={(leave) => {
            if (!leave) return blocker.reset();
            const typed = { ...place, ...autosaveContent(base, { ...form.getValues() }) };
            done.current = true;
            if (!saving.saving) discard(typed, () => takeBack(typed));
            blocker.proceed();
          }}
        />
      )}
    </form>
  );
}

/** Tells the toasts, which stand above it, how high the bar of buttons is: what it says of the last try may take many lines. */
function measureFoot(bar: HTMLDivElement) {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty("--foot-buttons", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty("--foot-buttons");
  };
}

/** Enter in a field of one line saves nothing: it is pressed too easily, and would close the form. */
function keepEnterFromSaving(event: KeyboardEvent) {
  const isOwn = event.target instanceof HTMLInputElement && event.currentTarget.contains(event.target);
  // A dialog over the form has its own Enter.
  if (event.key === "Enter" && isOwn) event.preventDefault();
}

/** Restores a deleted row from the bin so that it can be saved over. If it is not in the bin, saving creates it under the same id. */
async function restoreOrRecreate(table: Collection["table"], base: Base): Promise<Base> {
  const client = await supabase();
  const id = base.id ?? base.newId;
  if ((await bringBackRows(client, [id])).length === 0) return { ...base, id: null, newId: id, version: null };
  const { updated_at: version } = await fetchRow(client, table, id);
  return { ...base, id, version };
}
