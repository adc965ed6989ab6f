import type { SupabaseClient } from "@supabase/supabase-js";
import { storedEnquiryNote } from "#domain/stored/enquiries.ts";
import { answerOf, isDuplicateKey } from "~/admin/request-failed";
import type { Enquiry } from "./model";

/** Adds to a page of enquiries what staff noted about them. @throws RequestFailed */
export async function withNotes(client: SupabaseClient, rows: Enquiry[]): Promise<Enquiry[]> {
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  type Note = { id: string; note: string };
  const found = await answerOf<Note[]>(client.from(storedEnquiryNote.table).select("id,note").in("id", ids));
  const notes = new Map(found.map(({ id, note }) => [id, note]));
  return rows.map((row) => ({ ...row, note: notes.get(row.id) }));
}

/**
 * Keeps what staff note about an enquiry; an empty note is none.
 *
 * @param before the note that was there when its writer began.
 * @returns false where somebody else has changed it since then: nothing is stored.
 * @throws RequestFailed
 */
export async function saveNote(client: SupabaseClient, id: string, text: string, before: string): Promise<boolean> {
  const notes = () => client.from(storedEnquiryNote.table);
  const note = text.trim();
  const [there] = await answerOf<{ note: string; updated_at: string }[]>(
    notes().select("note,updated_at").eq("id", id),
  );
  // What an earlier try stored, whose answer was lost, is there already.
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
