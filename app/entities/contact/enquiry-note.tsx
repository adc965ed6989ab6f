import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { storedEnquiry, storedEnquiryNote } from "#domain/stored/enquiries.ts";
import { reasonOf } from "~/admin/failure";
import { autosaveKey, readAutosave, removeAutosave, writeAutosave } from "~/admin/unsaved/autosave";
import { SaveState } from "~/admin/unsaved/save-state";
import { useUnsavedWarning } from "~/admin/unsaved/use-autosave";
import { useRetryAfterSignIn } from "~/admin/unsaved/use-retry-after-sign-in";
import { useSignIn } from "~/auth/session";
import { browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/field";
import { notify } from "~/ui/toast";
import type { Enquiry } from "./model";
import { saveNote } from "./notes";

/**
 * The staff's note about an enquiry, to read and to edit. Unsaved text is kept in the browser (admin/unsaved/autosave.ts), so
 * that it outlives a row that leaves the page and a crashed tab.
 */
export function NoteOf({ row }: { row: Enquiry }) {
  const queries = useQueryClient();
  const { user } = useSignIn();
  const place = { account: user?.id ?? "", table: "contacts", row: row.id, form: "note" };
  const key = autosaveKey(place);
  const stored = row.note ?? "";
  const [draft, setDraft] = useState(() => readAutosave(browserStorage(), key)?.values.note);
  // The stored note when editing began.
  const [base, setBase] = useState(() => readAutosave(browserStorage(), key)?.stored.note ?? stored);
  const [full, setFull] = useState(false);
  const keep = (note: string | undefined, from = base) => {
    const isWritten = note !== undefined && note !== stored;
    const typed = { values: { title: `Note on ${row.name}`, note: note ?? "" }, stored: { note: from } };
    const found = { version: null, id: row.id, at: new Date().toISOString(), search: row.email };
    setFull(isWritten && !writeAutosave(browserStorage(), place, { ...typed, ...found }));
    if (!isWritten) removeAutosave(browserStorage(), key);
    setDraft(note);
    setBase(from);
  };
  useUnsavedWarning(place, draft !== undefined && draft !== stored);

  // When field and button replace each other, the focus moves along.
  const area = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const isOpen = draft !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they replace each other when the editor opens or closes
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    area.current?.querySelector<HTMLElement>("textarea, button")?.focus();
  }, [isOpen]);
  const turn = (note: string | undefined, from = base) => {
    turned.current = true;
    keep(note, from);
  };
  // An untouched field shows a note that another administrator stored meanwhile.
  if (draft !== undefined && draft === base && base !== stored && !readAutosave(browserStorage(), key)) {
    setDraft(stored);
    setBase(stored);
  }

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const save = useMutation({
    networkMode: "online",
    mutationFn: async ({ text, over }: { text: string; over: string }) =>
      saveNote(await supabase(), row.id, text, over),
    onSuccess: async (isSaved, { text }) => {
      await queries.invalidateQueries({ queryKey: [storedEnquiry.table, "admin"] });
      if (!isSaved) return;
      // Text typed during the request stays, based on the note that is stored now.
      const now = readAutosave(browserStorage(), key)?.values.note ?? latest.current;
      if (now !== text) keep(now, text.trim());
      else if (area.current?.contains(document.activeElement)) turn(undefined);
      else keep(undefined);
    },
    onError: async (error, saving) => {
      if (!password.deferUntilSignIn(error, saving))
        await notify("error", "The note could not be saved", await reasonOf(error));
    },
  });
  const password = useRetryAfterSignIn(save.mutate);
  const isChanged = draft !== undefined && draft !== stored && base !== stored && !save.isPending;
  const cancel = () => {
    turn(undefined);
    if (draft === undefined || draft === stored) return;
    const undo = { label: "Undo", onClick: () => turn(draft) };
    void notify("success", "Note not saved", `What you typed on ${row.name} was discarded.`, undo);
  };
  if (draft === undefined) {
    return (
      <div ref={area} className="mt-2 flex flex-wrap items-baseline gap-x-3">
        {row.note && (
          <p className="max-w-[80ch] min-w-0 border-l-2 border-line pl-3 break-words whitespace-pre-line text-ink">
            {row.note}
          </p>
        )}
        <Button
          variant="quiet"
          className="-ml-3 text-[0.9375rem]"
          aria-label={`${row.note ? "Change" : "Add"} note on ${row.name}`}
          onClick={() => turn(stored, stored)}
        >
          {row.note ? "Change note" : "Add note"}
        </Button>
      </div>
    );
  }
  return (
    <div ref={area}>
      <form
        className="mt-3 max-w-[60ch]"
        onSubmit={(event) => {
          event.preventDefault();
          if (save.isPending) return;
          if (isChanged) keep(draft, stored);
          save.mutate({ text: draft, over: isChanged ? stored : base });
        }}
      >
        <TextArea
          label="Note"
          hint="Only administrators can read it. It is deleted with the enquiry."
          rows={3}
          maxLength={storedEnquiryNote.columns.note.max}
          value={draft}
          onChange={(event) => keep(event.target.value)}
        />
        {isChanged && (
          <section
            role="alert"
            aria-label="Changed meanwhile"
            className="mt-3 border-l-4 border-danger bg-sand p-3 text-ink"
          >
            <p className="font-semibold">Somebody else {stored ? "changed" : "deleted"} this note in the meantime</p>
            <p className="mt-1">Your version is not saved yet, and nothing is lost.{stored && " It reads now:"}</p>
            {stored && <p className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line">{stored}</p>}
          </section>
        )}
        <div className="mt-2">
          <SaveState full={full} waitingForConnection={save.isPaused} waitingForSignIn={password.waitingForSignIn} />
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? "Saving..." : isChanged ? "Save mine instead" : "Save note"}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {isChanged ? "Take the other one" : "Cancel"}
          </Button>
        </div>
      </form>
    </div>
  );
}
