import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { reasonOf } from "~/admin/failure";
import { useSignIn } from "~/auth/session";
import { supabase } from "~/lib/supabase";
import { holdUnsaved } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/field";
import { notify } from "~/ui/toast";
import type { Enquiry } from "./model";
import { saveNote } from "./notes";
import { storedEnquiryNote } from "./stored";

/** Notes that are being written, by account and enquiry: a row that leaves the page takes nothing along, and finds it again. */
const unsaved = new Map<string, string>();

/** What staff noted about an enquiry, for administrators alone, and the way to write it. */
export function NoteOf({ row }: { row: Enquiry }) {
  const queries = useQueryClient();
  const { user } = useSignIn();
  const key = `${user?.id} ${row.id}`;
  const [draft, setDraft] = useState(unsaved.get(key));
  const keep = (text: string | undefined) => {
    if (text === undefined) unsaved.delete(key);
    else unsaved.set(key, text);
    setDraft(text);
  };
  const written = draft !== undefined && draft !== (row.note ?? "");
  useEffect(() => (written ? holdUnsaved(`note ${key}`) : undefined), [written, key]);
  const save = useMutation({
    mutationFn: async (text: string) => saveNote(await supabase(), row.id, text),
    onSuccess: async (_, text) => {
      await queries.invalidateQueries({ queryKey: ["contact_submissions", "admin"] });
      // What was typed meanwhile stays.
      if (unsaved.get(key) === text) keep(undefined);
    },
    onError: async (error) => notify("error", "The note could not be saved", await reasonOf(error)),
  });
  if (draft === undefined) {
    return (
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
        {row.note && (
          <p className="max-w-[80ch] min-w-0 border-l-2 border-line pl-3 break-words whitespace-pre-line text-ink">
            {row.note}
          </p>
        )}
        <Button
          look="quiet"
          className="-ml-3 text-[0.9375rem]"
          aria-label={`${row.note ? "Change" : "Add"} note on ${row.name}`}
          onClick={() => keep(row.note ?? "")}
        >
          {row.note ? "Change note" : "Add note"}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="mt-3 max-w-[60ch]"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      <TextArea
        label="Note"
        hint="Only administrators read it. It goes with the enquiry."
        rows={3}
        maxLength={storedEnquiryNote.columns.note.max}
        value={draft}
        onChange={(event) => keep(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save note"}
        </Button>
        <Button look="quiet" onClick={() => keep(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
