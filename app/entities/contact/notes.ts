import type { SupabaseClient } from "@supabase/supabase-js";
import { answerOf } from "~/admin/request-failed";
import type { Enquiry } from "./model";

/** Adds to a page of enquiries what staff noted about them. @throws RequestFailed */
export async function withNotes(client: SupabaseClient, rows: Enquiry[]): Promise<Enquiry[]> {
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  type Note = { id: string; note: string };
  const found = await answerOf<Note[]>(client.from("enquiry_notes").select("id,note").in("id", ids));
  const notes = new Map(found.map(({ id, note }) => [id, note]));
  return rows.map((row) => ({ ...row, note: notes.get(row.id) }));
}

/** Keeps what staff note about an enquiry; an empty note is none. @throws RequestFailed */
export async function saveNote(client: SupabaseClient, id: string, text: string): Promise<void> {
  const notes = client.from("enquiry_notes");
  const note = text.trim();
  if (!note) {
    await answerOf(notes.delete().eq("id", id));
    return;
  }
  const changed = await answerOf<unknown[]>(notes.update({ note }).eq("id", id).select("id"));
  if (changed.length === 0) await answerOf(client.from("enquiry_notes").insert({ id, note }));
}
