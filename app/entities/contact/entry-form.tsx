import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { storedEnquiry, storedEnquiryEntry } from "#domain/stored/enquiries.ts";
import { newUuid } from "#domain/uuid.ts";
import { reasonOf } from "~/admin/failure";
import { SaveState } from "~/admin/unsaved/save-state";
import { forgetUnsaved, keepUnsaved } from "~/admin/unsaved/unsaved";
import { useUnsavedWarning } from "~/admin/unsaved/use-autosave";
import { useRetryAfterSignIn } from "~/admin/unsaved/use-retry-after-sign-in";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/field";
import { notify } from "~/ui/toast";
import { type OpenEntry, saveEntry } from "./entries";
import type { Enquiry, Entry } from "./model";

/**
 * The form of one entry about an enquiry. What is typed is kept as in every form of the admin area, so that it outlives a
 * row that leaves the page and a crashed tab.
 */
export function EntryForm({
  about,
  open,
  onReopen,
  onDone,
  onCancel,
}: {
  about: Enquiry;
  open: OpenEntry;
  /** Called with what to go on with: based on what is stored now, or as a new entry. */
  onReopen: (next: OpenEntry) => void;
  /** Called once it is stored; `takesFocus` where the focus is still here. */
  onDone: (takesFocus: boolean) => void;
  /** Called with what was typed, if anything. */
  onCancel: (typed: OpenEntry | undefined) => void;
}) {
  const queries = useQueryClient();
  const [text, setText] = useState(open.values.note ?? "");
  const [full, setFull] = useState(false);
  const [other, setOther] = useState<Entry | "closed">();
  const stored = open.stored.note ?? "";
  const contentOf = (note: string): OpenEntry => ({
    ...open,
    values: { ...open.values, note },
    at: new Date().toISOString(),
  });
  const keep = (note: string) => {
    setText(note);
    if (note === stored) forgetUnsaved(open);
    setFull(note !== stored && !keepUnsaved(open, contentOf(note)));
  };
  useUnsavedWarning(open, text !== stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text with which the form was opened
  useEffect(() => {
    if (text !== stored) keep(text);
  }, []);

  const area = useRef<HTMLFormElement>(null);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const save = useMutation({
    networkMode: "online",
    mutationFn: async (note: string) =>
      saveEntry(await supabase(), {
        id: open.values.entry ?? "",
        enquiry: about.id,
        text: note,
        version: open.version,
      }),
    onSuccess: async (saved, note) => {
      if (saved.kind !== "saved") {
        setOther(saved.kind === "changed" ? saved.entry : "closed");
        return;
      }
      const takesFocus = area.current?.contains(document.activeElement) ?? false;
      await queries.invalidateQueries({ queryKey: [storedEnquiry.table, "admin"] });
      // What was typed during the request stays, as a change of the note that is stored now.
      if (latest.current !== note) return reopen({ note, version: saved.version ?? null });
      forgetUnsaved(open);
      onDone(takesFocus);
    },
    onError: async (error, note) => {
      if (!password.deferUntilSignIn(error, note))
        await notify("error", "The note could not be saved", await reasonOf(error));
    },
  });
  const password = useRetryAfterSignIn(save.mutate);
  /** Goes on with what is typed, over a stored note or as a further one. */
  const reopen = ({ note, version }: { note: string; version: string | null }) => {
    forgetUnsaved(open);
    const entry = version === null ? newUuid() : (open.values.entry ?? newUuid());
    const { values, ...content } = contentOf(latest.current);
    onReopen({ ...content, values: { ...values, entry }, stored: { ...open.stored, note }, version, form: newUuid() });
  };

  return (
    <form
      ref={area}
      className="mt-3 max-w-[60ch]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(text);
      }}
    >
      <TextArea
        label="Note"
        hint="Signed with your name; only administrators read it. You can change it for a day."
        rows={3}
        maxLength={storedEnquiryEntry.columns.content.max}
        value={text}
        onChange={(event) => keep(event.target.value)}
      />
      {other && (
        <section role="alert" aria-label="Not saved" className="mt-3 border-l-4 border-danger bg-sand p-3 text-ink">
          {other === "closed" ? (
            <p>This note can no longer be changed: a day has passed, or it was deleted. Save yours as a further one.</p>
          ) : (
            <>
              <p className="font-semibold">You changed this note in another tab</p>
              <p className="mt-1">This version is not saved yet, and nothing is lost. The note reads now:</p>
              <p className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line">{other.content}</p>
            </>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => reopen({ note: "", version: null })}>Make it a further note</Button>
            {other !== "closed" && (
              <Button onClick={() => reopen({ note: other.content, version: other.updated_at })}>
                Put it in place of that
              </Button>
            )}
          </div>
        </section>
      )}
      <div className="mt-2">
        <SaveState full={full} waitingForConnection={save.isPaused} waitingForSignIn={password.waitingForSignIn} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save note"}
        </Button>
        <Button variant="quiet" onClick={() => onCancel(text === stored ? undefined : contentOf(text))}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
