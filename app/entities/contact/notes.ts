import type { SupabaseClient } from "@supabase/supabase-js";
import { storedEnquiryNote } from "#domain/stored/enquiries.ts";
import { answerOf, isDuplicateKey } from "~/admin/request-failed";
import type { Enquiry } from "./model";

/** Adds the staff's notes to a page of enquiries. @throws RequestFailed */
export async function withNotes(client: SupabaseClient, rows: Enquiry[]): Promise<Enquiry[]> {
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  type Note = { id: string; note: string };
  const found = await answerOf<Note[]>(client.from(storedEnquiryNote.table).select("id,note").in("id", ids));
  const notes = new Map(found.map(({ id, note }) => [id, note]));
  return rows.map((row) => ({ ...row, note: notes.get(row.id) }));
}

/**
 * Stores the note about an enquiry; an empty one deletes it.
 *
 * @param before the stored note when editing began.
 * @returns false, and stores nothing, if the note was changed since then.
 * @throws RequestFailed
 */
export async function saveNote(client: SupabaseClient, id: string, text: string, before: string): Promise<boolean> {
  const notes = () => client.from(storedEnquiryNote.table);
  const note = text.trim();
  const [there] = await answerOf<{ note: string; updated_at: string }[]>(
    notes().select("note,updated_at").eq("id", id),
  );
  // An earlier try may have stored the note while its answer was lost.
  if ((there?.note ?? "") === note) return true;
  if ((there?.note ?? "") !== before) return false;
  if (there) {
    const change = note ? notes().update({ note }) : notes().delete();
    const changed = await answerOf<unknown[]>(change.eq("id", id).eq("updated_at", there.updated_at).select("id"));
    return changed.length > 0;
  }
  try {
    await answerOf(notes().insert({ id, note }));
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
